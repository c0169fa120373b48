"""Command line of `fondaco serve`, and of plain `fondaco`: start the server and open the page."""

import errno
import json
import os
import socket
import sys
import webbrowser
from argparse import Namespace
from collections.abc import Sequence
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Final

import uvicorn
from starlette.applications import Starlette
from uvicorn.supervisors import Multiprocess

from fondaco.kernel.parsing import whole_number
from fondaco.server.app import make_app
from fondaco.server.bot_workers.pool import usual_count
from fondaco.server.settings import LOOPBACK, Settings
from fondaco.server.storage import Storage
from fondaco.server.templating import FOLDER
from fondaco.table import FondacoError
from fondaco.terminal.files import SaveError, state_folder, system_error
from fondaco.terminal.parser import HIGHEST_PORT, Parser
from fondaco.words import phrases

ENVIRONMENT: Final = "FONDACO_SERVER"
"""Environment variable with the settings of worker processes; other users could read a command line."""
NEARBY: Final = 20
"""Number of ports tried when none was asked for."""
MOST_PROCESSES: Final = 64
LONGEST_PACE: Final = 60
"""Seconds between two decisions of bots."""


class ServeError(FondacoError):
    """The server cannot be started with these arguments."""

    texts = FOLDER


def add_arguments(parser: Parser) -> None:
    """Command-line arguments."""
    usual, say = Settings(), parser.say
    port = partial(_whole, key="error-serve-port", least=0, most=HIGHEST_PORT)
    processes = partial(_whole, key="error-serve-count", least=1, most=MOST_PROCESSES)
    parser.add_argument("--host", default=usual.host, help=say("serve-host", usual=usual.host))
    parser.add_argument("--port", type=port, help=say("serve-port", usual=str(usual.port)))
    parser.add_argument("--database", help=say("serve-database"))
    parser.add_argument("--workers", type=processes, default=1, help=say("serve-workers"))
    parser.add_argument("--name", action="append", help=say("serve-name"))
    parser.add_argument("--secure", action="store_true", help=say("serve-secure"))
    parser.add_argument("--proxied", action="store_true", help=say("serve-proxied"))
    parser.add_argument("--pace", type=_pace, default=usual.pace, help=say("serve-pace"))
    parser.add_argument("--thinkers", type=processes, help=say("serve-thinkers"))
    parser.add_argument("--no-browser", action="store_true", help=say("serve-no-browser"))


def run(arguments: Namespace) -> int:
    """Serve until Ctrl+C."""
    with _listen(arguments.host, arguments.port) as listening:
        _serve(arguments, listening)
    return 0


def _serve(arguments: Namespace, listening: socket.socket) -> None:
    settings = Settings(
        database=database_url(arguments.database),
        host=arguments.host,
        port=listening.getsockname()[1],
        names=tuple(arguments.name or (LOOPBACK if _is_loopback(arguments.host) else ())),
        secure=arguments.secure,
        proxied=arguments.proxied,
        pace=arguments.pace,
        bot_workers=arguments.thinkers or usual_count(arguments.workers),
    )
    address = f"http://{'localhost' if _is_loopback(arguments.host) else arguments.host}:{settings.port}/"
    greeting = phrases(FOLDER, arguments.language).say("serve-open", address=address)
    if arguments.workers == 1:
        config = _config(settings, 1, make_app(settings))
        AnnouncingServer(config, greeting, "" if arguments.no_browser else address).run([listening])
        return
    if settings.database.startswith("sqlite"):
        raise ServeError("error-serve-workers")
    storage = Storage(settings.database)  # checked and migrated once, not in every worker
    storage.migrate()
    storage.close()
    os.environ[ENVIRONMENT] = json.dumps(asdict(settings))
    print(greeting, flush=True)
    Multiprocess(_config(settings, arguments.workers), sockets=[listening]).run()


class AnnouncingServer(uvicorn.Server):
    """Uvicorn server that prints its address, and opens the browser, once it accepts connections."""

    def __init__(self, config: uvicorn.Config, greeting: str, address: str) -> None:
        super().__init__(config)
        self.greeting, self.address = greeting, address

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            print(self.greeting, flush=True)
            if self.address and can_open_pages():
                webbrowser.open(self.address)


def app_from_environment() -> Starlette:
    """Application factory of a worker process."""
    given = json.loads(os.environ[ENVIRONMENT])
    return make_app(Settings(**{**given, "names": tuple(given["names"])}))


def can_open_pages() -> bool:
    """Whether a graphical browser can be opened; one in the terminal would be in the way."""
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def database_url(given: str | None) -> str:
    """URL of the database given, else of a SQLite file in the user's state folder."""
    if given and "://" in given:
        return given
    path = os.path.abspath(given) if given else str(state_folder() / "house.sqlite")
    try:
        os.makedirs(os.path.dirname(path), exist_ok=True)
    except OSError as error:
        raise SaveError(Path(path).parent, system_error(error)) from None
    return f"sqlite:///{path}"


def _config(settings: Settings, workers: int, app: Starlette | None = None) -> uvicorn.Config:
    return uvicorn.Config(
        app or "fondaco.server.command:app_from_environment",
        factory=app is None,
        workers=workers,
        http="httptools",
        ws="websockets-sansio",
        ws_max_size=4096,  # clients only listen there
        ws_per_message_deflate=False,  # messages are small: compressing costs more than sending
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=settings.proxied,
        forwarded_allow_ips="*" if settings.proxied else None,
        timeout_graceful_shutdown=3,
    )


def _listen(host: str, port: int | None) -> socket.socket:
    """Listen on the port given, else on the default port or the next free one."""
    usual = Settings().port
    wanted: Sequence[int] = [port] if port is not None else range(usual, usual + NEARBY)
    for number in wanted:
        try:
            return _bound(host, number)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise ServeError("error-serve-listen", host=host, problem=system_error(error)) from None
    raise ServeError("error-serve-port-in-use", port=wanted[0])


def _bound(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(512)
    except OSError:
        listening.close()
        raise
    listening.set_inheritable(True)
    return listening


def _is_loopback(host: str) -> bool:
    return host in ("localhost", "::1") or host.startswith("127.")


def _whole(text: str, key: str, least: int, most: int) -> int:
    number = whole_number(text, most)
    if number is None or number < least:
        raise ServeError(key, least=least, most=most, given=text)
    return number


def _pace(text: str) -> float:
    try:
        pace = float(text)
    except ValueError:
        pace = -1.0
    if not 0 <= pace <= LONGEST_PACE:
        raise ServeError("error-serve-pace", most=LONGEST_PACE, given=text)
    return pace
