"""Comparing pictures, in a browser: how much of one looks different in the other."""

from base64 import b64encode

from playwright.sync_api import Page

COMPARE = """
async ([one, other, much]) => {
  const load = async (png) => {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    return image;
  };
  const images = await Promise.all([one, other].map(load));
  const [width, height] = [images[0].width, images[0].height];
  if (images[1].width !== width || images[1].height !== height)
    return `${width} by ${height} has become ${images[1].width} by ${images[1].height}`;
  const [was, is] = images.map((image) => {
    const pen = new OffscreenCanvas(width, height).getContext("2d");
    pen.drawImage(image, 0, 0);
    return pen.getImageData(0, 0, width, height).data;
  });
  let different = 0;
  for (let at = 0; at < was.length; at += 4) {
    const most = Math.max(...[0, 1, 2, 3].map((part) => Math.abs(was[at + part] - is[at + part])));
    if (most > much) different += 1;
  }
  return different / (was.length / 4);
}
"""
MUCH = 48  # of 255 in one of the colours: more than the edge of a line that is smoothed otherwise


def difference(page: Page, one: bytes, other: bytes) -> float | str:
    """The part of two PNGs that is seen to differ, or how their sizes do. The page shows nothing."""
    found: float | str = page.evaluate(COMPARE, [b64encode(png).decode() for png in (one, other)] + [MUCH])
    return found
