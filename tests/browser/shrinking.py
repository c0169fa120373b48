"""Colour quantization of screenshots: 256 colours make files a third as large."""

import struct
import zlib
from base64 import b64decode, b64encode

from playwright.sync_api import Page

# Median cut: the commonest colours stay; of the others, the box with the widest range is halved until there are 256,
# and each pixel gets the commonest colour of its box.
CUT = """async (png) => {
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const { width, height } = picture;
  const context = new OffscreenCanvas(width, height).getContext("2d");
  context.drawImage(picture, 0, 0);
  const pixels = new Uint32Array(context.getImageData(0, 0, width, height).data.buffer);
  const counts = new Map();
  for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
  const parts = (colour) => [colour & 255, (colour >> 8) & 255, (colour >> 16) & 255];
  const measure = (colours) => {
    const spread = [0, 1, 2].map((part) => {
      let [total, sum, squares] = [0, 0, 0];
      for (const [values, count] of colours) {
        const weight = Math.sqrt(count);
        total += weight;
        sum += weight * values[part];
        squares += weight * values[part] ** 2;
      }
      return squares - sum ** 2 / total;
    });
    const part = spread.indexOf(Math.max(...spread));
    return { colours, part, error: spread[part] };
  };
  const all = [...counts].map(([colour, count]) => [parts(colour), count, colour]);
  all.sort((one, other) => other[1] - one[1]);
  const boxes = all.slice(0, 128).map((colour) => measure([colour]));
  if (all.length > 128) boxes.push(measure(all.slice(128)));
  while (boxes.length < 256) {
    boxes.sort((one, other) => other.error - one.error);
    const { colours, part, error } = boxes[0];
    if (error < 1) break;
    colours.sort((one, other) => one[0][part] - other[0][part]);
    const half = colours.reduce((sum, colour) => sum + Math.sqrt(colour[1]), 0) / 2;
    let [cut, sum] = [0, 0];
    while (cut < colours.length - 1 && (sum < half || cut === 0)) sum += Math.sqrt(colours[cut++][1]);
    boxes.splice(0, 1, measure(colours.slice(0, cut)), measure(colours.slice(cut)));
  }
  const places = new Map();
  const palette = boxes.map(({ colours }, place) => {
    const most = colours.reduce((best, colour) => (colour[1] > best[1] ? colour : best));
    for (const colour of colours) places.set(colour[2], place);
    return most[0];
  });
  const indices = Uint8Array.from(pixels, (pixel) => places.get(pixel));
  let text = "";
  for (let at = 0; at < indices.length; at += 8192) text += String.fromCharCode(...indices.subarray(at, at + 8192));
  return { width, height, palette: palette.flat(), indices: btoa(text) };
}"""


def shrink(page: Page, picture: bytes) -> bytes:
    """The same picture with 256 colours; the page is only a place to compute."""
    cut = page.evaluate(CUT, b64encode(picture).decode())
    width, height, indices = cut["width"], cut["height"], b64decode(cut["indices"])
    rows = b"".join(b"\0" + indices[row * width : (row + 1) * width] for row in range(height))
    chunks = (
        (b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
        (b"PLTE", bytes(cut["palette"])),
        (b"IDAT", zlib.compress(rows, 9)),
        (b"IEND", b""),
    )
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, data) for kind, data in chunks)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
