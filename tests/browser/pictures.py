"""Comparing pictures, in a browser: how much of one looks different in the other."""

from base64 import b64encode

from playwright.sync_api import Page

# Both are drawn at half their size, so that the edge of a line may be smoothed otherwise on another machine.
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
    const canvas = new OffscreenCanvas(Math.ceil(width / 2), Math.ceil(height / 2));
    const pen = canvas.getContext("2d");
    pen.imageSmoothingQuality = "high";
    pen.drawImage(image, 0, 0, canvas.width, canvas.height);
    return pen.getImageData(0, 0, canvas.width, canvas.height).data;
  });
  let different = 0;
  for (let at = 0; at < was.length; at += 4) {
    const most = Math.max(...[0, 1, 2, 3].map((part) => Math.abs(was[at + part] - is[at + part])));
    if (most > much) different += 1;
  }
  return different / (was.length / 4);
}
"""
MUCH = 32  # of 255 in one of the colours: a difference that is seen


def difference(page: Page, one: bytes, other: bytes) -> float | str:
    """The part of two PNGs that is seen to differ, or how their sizes do. The page shows nothing."""
    found: float | str = page.evaluate(COMPARE, [b64encode(png).decode() for png in (one, other)] + [MUCH])
    return found
