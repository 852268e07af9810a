/** A diamond of a page that is cut out of an element, not part of a drawing. */
export interface Diamond {
  name: string;
  /** Its width over its height. */
  shape: number;
  /** How far it stands out from what is behind it, as WCAG counts; from 1 to 21. */
  contrast: number;
}

/** Runs in the page: its diamonds, and squares that are turned until they look like one. */
export function findDiamonds(): Diamond[] {
  const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
  const luminance = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = channels(colour).map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const seen = (colour: string) => channels(colour)[3] !== 0;
  const behind = (element: Element | null): string => {
    for (let one = element; one; one = one.parentElement) {
      // What lies on a rail lies on wood, which is an image of gradients.
      const style = getComputedStyle(one);
      if (one.matches('.surface')) return colourOf(one, '--wood');
      if (seen(style.backgroundColor)) return style.backgroundColor;
    }
    return 'rgb(255, 255, 255)';
  };
  const colourOf = (element: Element, name: string) => {
    const probe = document.createElement('i');
    probe.style.color = `rgb(from var(${name}) r g b)`;
    element.append(probe);
    const value = getComputedStyle(probe).color;
    probe.remove();
    const [red = 0, green = 0, blue = 0] = channels(value).map((part) => part * 255);
    return `rgb(${red}, ${green}, ${blue})`;
  };
  return [...document.querySelectorAll('main *, footer *')].flatMap((element) =>
    [null, '::before', '::after'].flatMap((part) => {
      const style = getComputedStyle(element, part);
      const cut = style.clipPath.startsWith('polygon') || style.rotate === '45deg';
      const shown = part ? style.content === '""' : element.checkVisibility();
      if (!cut || !shown || !seen(style.backgroundColor)) return [];
      const grounds = [style.backgroundColor, behind(part ? element : element.parentElement)];
      const [light = 1, dark = 1] = grounds.map(luminance).sort((a, b) => b - a);
      return [
        {
          name: `${element.outerHTML.slice(0, 60)}${part ?? ''}`,
          shape:
            style.rotate === '45deg'
              ? 1
              : Number.parseFloat(style.width) / Number.parseFloat(style.height),
          contrast: (light + 0.05) / (dark + 0.05),
        },
      ];
    }),
  );
}

/**
 * Runs in the page: the light points of a rail, and the seams: dark points between light ones that are
 * no further apart than the halves of a diamond.
 * @param picture The rail, a PNG in base64.
 * @param scale How many of its points are one of the page.
 */
export async function readRail({ picture, scale }: { picture: string; scale: number }) {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes]));
  const { width, height } = bitmap;
  const reach = Array.from({ length: Math.ceil(3 * scale) }, (_, index) => index + 1);
  const context = new OffscreenCanvas(width, height).getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  const data = context?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
  const redAt = (x: number, y: number) =>
    x >= 0 && x < width ? (data[(y * width + x) * 4] ?? 0) : 0;
  // Ivory is 233; a seam shades it by a tenth or more.
  const light = (x: number, y: number) => redAt(x, y) > 215;
  const between = (x: number, y: number, across: number, down: number) =>
    reach.some((step) => light(x - step * across, y - step * down)) &&
    reach.some((step) => light(x + step * across, y + step * down));
  let lit = 0;
  const seams: string[] = [];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (light(x, y)) lit += 1;
      else if (redAt(x, y) > 205) continue;
      else if (between(x, y, 1, 0) || between(x, y, 0, 1)) seams.push(`${x}, ${y}`);
    }
  }
  return { lit: lit / scale ** 2, seams: seams.slice(0, 3) };
}
