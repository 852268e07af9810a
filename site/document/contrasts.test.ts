import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { colour, darkColour } from './tokens.ts';

const css = readFileSync('site/styles/tokens.css', 'utf8');

type Rgb = readonly number[];

const lines = ['neutral', 'it', 'cyber', 'design'] as const;
const white = [255, 255, 255];

/** A hex colour as red, green and blue; what shines through it is `ground`. */
function parse(hex: string, ground: Rgb = white): Rgb {
  const digits = hex.slice(1);
  const long = digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const [red = 0, green = 0, blue = 0, alpha = 255] = (long.match(/../g) ?? []).map((pair) =>
    Number.parseInt(pair, 16),
  );
  return [red, green, blue].map((part, index) => {
    const behind = ground[index] ?? 0;
    return behind + ((part - behind) * alpha) / 255;
  });
}

function luminance(rgb: Rgb): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The ratio of WCAG 2, from 1 to 21. */
function contrast(one: Rgb, other: Rgb): number {
  const [light = 1, dark = 1] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const inTheLight = (name: string, block?: string) => colour(name, block, css);

/** What the dark scheme does not change is as in the light one. */
function inTheDark(name: string, block?: string): string {
  try {
    return darkColour(name, block, css);
  } catch {
    return inTheLight(name, block);
  }
}

describe.each([
  ['light', inTheLight],
  ['dark', inTheDark],
] as const)('the %s scheme', (scheme, read) => {
  const own = (name: string) => parse(read(`color-${name}`));
  const paper = own('paper');
  const card = own('card');

  describe.each(lines)('on %s', (line) => {
    const [accent = white, wash = white, cloth = white, night = white] = [
      'accent',
      'wash',
      'cloth',
      'night',
    ].map((name) => parse(read(name, `[data-line="${line}"]`)));
    const grounds = { paper, card, wash };

    test.each(Object.entries(grounds))('text and accents are readable on %s', (_, ground) => {
      for (const text of [own('ink'), own('soft'), accent]) {
        expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
      }
    });

    test('white is readable on cloth and night, night on white', () => {
      expect(contrast(white, cloth)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(white, night)).toBeGreaterThanOrEqual(4.5);
    });

    test.each(Object.entries(grounds))('a button stands out from %s', (_, ground) => {
      const lip = scheme === 'dark' ? parse(inTheDark('lip'), cloth) : cloth;
      expect(contrast(lip, ground)).toBeGreaterThanOrEqual(3);
    });

    test('the edge of a table stands out from paper and wash', () => {
      // The rails are dark: in the dark their ring is what shows where they end.
      for (const ground of [paper, wash]) {
        const edge = scheme === 'dark' ? parse(inTheDark('lip'), ground) : night;
        expect(contrast(edge, ground)).toBeGreaterThanOrEqual(3);
      }
    });

    test('a diamond stands out from night', () => {
      expect(contrast(parse(read('ivory')), night)).toBeGreaterThanOrEqual(3);
    });

    test('soft text is readable on the grey of a disabled button', () => {
      for (const ground of [card, wash]) {
        expect(contrast(own('soft'), parse('#80808033', ground))).toBeGreaterThanOrEqual(4.5);
      }
    });
  });

  test('fields have an edge, and their errors are readable', () => {
    for (const ground of [card, own('field')]) {
      expect(contrast(own('field-edge'), ground)).toBeGreaterThanOrEqual(3);
      expect(contrast(own('alert'), ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(own('soft'), ground)).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(own('settled'), card)).toBeGreaterThanOrEqual(3);
  });

  test('the top bar carries white, a tooltip paper on ink', () => {
    expect(contrast(white, own('bar'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(paper, own('ink'))).toBeGreaterThanOrEqual(4.5);
  });
});
