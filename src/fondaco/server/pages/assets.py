"""Static files with versioned addresses and cache headers."""

from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from fondaco.draw import palette

FOLDER: Final = Path(__file__).parent.parent / "static"
PICTURES: Final = "pictures.css"
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
ROBOTS: Final = "User-agent: *\nDisallow: /tables\nDisallow: /account\nDisallow: /companion/books\nDisallow: /api/\n"


@cache
def version_of(name: str) -> str:
    """Content hash of a file, which makes its address change with it (cache busting)."""
    content = palette.css().encode() if name == PICTURES else (FOLDER / name).read_bytes()
    return blake2b(content, digest_size=6).hexdigest()


def static_url(name: str) -> str:
    """Versioned address of a file, cacheable for ever."""
    return f"/static/{name}?v={version_of(name)}"


def _caching(query: bytes, name: str) -> str:
    """Cache-Control: immutable for the current version, else revalidate."""
    return FOR_EVER if query == f"v={version_of(name)}".encode() else ASK_AGAIN


class VersionedStaticFiles(StaticFiles):
    """Static files with cache headers by version."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        if response.status_code in (200, 304):
            response.headers["Cache-Control"] = _caching(scope["query_string"], path)
        return response


async def pictures_css(request: Request) -> Response:
    """Stylesheet of the palette, for drawings and pages."""
    caching = _caching(request.scope["query_string"], PICTURES)
    return Response(palette.css(), media_type="text/css", headers={"Cache-Control": caching})


async def favicon(request: Request) -> Response:
    """Redirect to the icon, whatever format was asked for."""
    return RedirectResponse(static_url("favicon.svg"), 307, {"Cache-Control": "public, max-age=86400"})


async def robots(request: Request) -> Response:
    """robots.txt: keep crawlers from tables and accounts."""
    return PlainTextResponse(ROBOTS)


async def manifest(request: Request) -> Response:
    """Web app manifest, so that a phone can put the page on its home screen."""
    icon = {"src": static_url("favicon.svg"), "sizes": "any", "type": "image/svg+xml"}
    content = {
        "name": "Fondaco",
        "short_name": "Fondaco",
        "start_url": "/",
        "display": "standalone",
        "background_color": palette.COLOURS["paper"][0],
        "theme_color": palette.COLOURS["paper"][0],
        "icons": [icon],
    }
    return JSONResponse(content, media_type="application/manifest+json")


ROUTES: list[BaseRoute] = [
    Route(f"/static/{PICTURES}", pictures_css),
    Mount("/static", VersionedStaticFiles(directory=FOLDER)),
    Route("/favicon.svg", favicon),
    Route("/favicon.ico", favicon),
    Route("/robots.txt", robots),
    Route("/manifest.webmanifest", manifest),
]
