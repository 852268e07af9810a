import { expect, type Page } from '@playwright/test';
import { layouts } from '../../src/figures/layout.ts';

/** A text in a drawing that stands too near to something. */
interface Fault {
  /** The layout of a figure, or a sample. */
  drawing: 'wide' | 'narrow' | 'sample';
  text: string;
  touches: string;
  /** In px of the drawing. */
  distance: number;
}

/** Widths of the two layouts of figures. */
export const widths = { [layouts.wide.width]: 'wide', [layouts.narrow.width]: 'narrow' } as const;

interface Options {
  widths: Readonly<Record<number, 'wide' | 'narrow'>>;
  /** Text that the reader has spaced out may stand close to something, but touches nothing. */
  isSpaced?: boolean;
}

/**
 * Runs in the page. Finds texts of figures, tools and samples that stand too near to something. The drawing's markup says
 * what a text may touch (`data-on`, from the content), and which of its shapes are solid (`data-part`).
 */
export function textFaults({ widths, isSpaced = false }: Options): Fault[] {
  const solids = ['cushion', 'pocket', 'ball'];
  /** Px that a text keeps from the cushion and from other solids, by the drawing, and from all else. */
  const usual = {
    cushion: { wide: 23, narrow: 15, sample: 12 },
    solid: { wide: 12, narrow: 8, sample: 12 },
    other: 6,
    rail: 3,
  };
  /** Px between two texts, which a reader's spacing leaves too: letters that nearly touch are read as one word. */
  const betweenTexts = 4;
  const touching = { wide: 1, narrow: 1, sample: 1 };
  const clearance = isSpaced ? { cushion: touching, solid: touching, other: 1, rail: 1 } : usual;
  /** Fonts differ by fractions of a px from one browser to the next. */
  const tolerance = 0.75;
  /** Px between the measured points of an outline. */
  const step = 4;

  interface Obstacle {
    kind: string;
    element: Element;
    distanceTo: (box: DOMRect) => number;
  }

  const matrixOf = (element: Element | null) =>
    (element instanceof SVGGraphicsElement && element.getScreenCTM()) || new DOMMatrix();
  const onScreen = ({ x, y, width, height }: DOMRect, matrix: DOMMatrix) => {
    const corner = new DOMPoint(x, y).matrixTransform(matrix);
    return new DOMRect(corner.x, corner.y, width * matrix.a, height * matrix.d);
  };
  const boundsOf = (element: SVGGraphicsElement) => onScreen(element.getBBox(), matrixOf(element));
  const between = (one: DOMRect, other: DOMRect) =>
    Math.hypot(
      Math.max(one.left - other.right, other.left - one.right, 0),
      Math.max(one.top - other.bottom, other.top - one.bottom, 0),
    );
  const isInside = (svg: Element | null) => svg?.parentElement instanceof SVGElement;
  const isBall = (svg: Element | null) =>
    isInside(svg) && svg?.querySelector(':scope > :is(use, circle)') !== null;

  /** The part of the screen that a picture or a ball fills. */
  const viewportOf = ({ x, y, width, height, parentElement }: SVGSVGElement) => {
    const [left, top, ...size] = [x, y, width, height].map(({ baseVal }) => baseVal.value);
    return onScreen(new DOMRect(left, top, ...size), matrixOf(parentElement));
  };

  /** The lines of a text, from its ascenders to its descenders. */
  function linesOf(node: Text, parent: Element): DOMRect[] {
    const canvas = document.createElement('canvas').getContext('2d');
    if (!canvas || parent.getBoundingClientRect().width <= 1) return [];
    const { fontWeight, fontFamily, fontSize } = getComputedStyle(parent);
    canvas.font = `${fontWeight} 100px ${fontFamily}`;
    const font = canvas.measureText('bp');
    const percent = (Number.parseFloat(fontSize) * matrixOf(parent).a) / 100;
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
    return lines.map(({ x, y, width }) => {
      // Lines begin whole px above their baseline.
      const baseline = y + Math.round(font.fontBoundingBoxAscent * percent);
      const above = font.actualBoundingBoxAscent * percent;
      const below = font.actualBoundingBoxDescent * percent;
      return new DOMRect(x, baseline - above, width, above + below);
    });
  }

  function labelsIn(root: Element) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const labels: { element: Element; words: string; box: DOMRect }[] = [];
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      const parent = node.parentElement;
      if (!(node instanceof Text && parent?.checkVisibility()) || !node.data.trim()) continue;
      if (isBall(parent.closest('svg'))) continue;
      const element = parent.closest('text, figure p') ?? parent;
      const words = element.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';
      labels.push(...linesOf(node, parent).map((box) => ({ element, words, box })));
    }
    return labels;
  }

  function outlineOf(element: SVGGeometryElement, scale: number): DOMRect[] {
    const matrix = matrixOf(element);
    const picture = element.ownerSVGElement;
    const frame = picture && isInside(picture) ? viewportOf(picture) : undefined;
    // Subpaths one by one: each point is measured from the start of its path.
    const pieces = (element.getAttribute('d')?.split(/(?=M)/) ?? []).map((d) => {
      const piece = document.createElementNS('http://www.w3.org/2000/svg', 'path');
      piece.setAttribute('d', d);
      return piece;
    });
    const points = (pieces.length ? pieces : [element]).flatMap((piece) => {
      const length = piece.getTotalLength();
      const count = Math.ceil((length * matrix.a) / scale / step);
      return Array.from({ length: count + 1 }, (_, index) => {
        const at = piece.getPointAtLength((length * index) / Math.max(count, 1));
        const { x, y } = at.matrixTransform(matrix);
        return new DOMRect(x, y);
      });
    });
    return points.filter((point) => !frame || between(frame, point) < 1);
  }

  function obstacleOf(element: SVGElement, scale: number): Obstacle | undefined {
    if (element instanceof SVGSVGElement) {
      const box = viewportOf(element);
      if (!isBall(element)) {
        return { kind: 'picture', element, distanceTo: (label) => between(box, label) };
      }
      const radius = box.width / 2;
      const centre = new DOMRect(box.x + radius, box.y + radius);
      return { kind: 'ball', element, distanceTo: (label) => between(centre, label) - radius };
    }
    if (!(element instanceof SVGGeometryElement) || isBall(element.ownerSVGElement)) return;
    const { fill, stroke, strokeWidth, vectorEffect } = getComputedStyle(element);
    const { part } = element.dataset;
    const width = stroke === 'none' || part === 'cushion' ? 0 : Number.parseFloat(strokeWidth);
    const half = (width / 2) * (vectorEffect === 'none' ? matrixOf(element).a : 1);
    const bounds = boundsOf(element);
    let outline: DOMRect[] | undefined;
    return {
      kind: part ?? (fill === 'none' ? 'line' : 'shape'),
      element,
      distanceTo(label) {
        if (between(bounds, label) > usual.cushion.wide * scale + half)
          return Number.POSITIVE_INFINITY;
        outline ??= outlineOf(element, scale);
        return Math.min(...outline.map((point) => between(point, label))) - half;
      },
    };
  }

  /** True if the whole text lies in this shape or outline. */
  function isAround({ element }: Obstacle, { left, top, right, bottom }: DOMRect): boolean {
    if (!(element instanceof SVGGeometryElement)) return false;
    const back = matrixOf(element).inverse();
    return [left, right].every((x) =>
      [top, bottom].every((y) => element.isPointInFill(new DOMPoint(x, y).matrixTransform(back))),
    );
  }

  const isOpaque = ({ element }: Obstacle) =>
    !/none|rgba|url|\//.test(getComputedStyle(element).fill);

  function faultsIn(svg: SVGSVGElement): Fault[] {
    // The bars of a chart are stretched: there px are those of the screen.
    const isStretched = svg.getAttribute('preserveAspectRatio') === 'none';
    const scale = isStretched ? 1 : matrixOf(svg).a;
    const drawing = widths[svg.viewBox.baseVal.width] ?? 'sample';
    const area = drawing === 'sample' ? (svg.closest('figure') ?? svg) : svg.parentElement;
    const labels = labelsIn(area ?? svg);
    const obstacles = [...svg.querySelectorAll<SVGElement>('svg, path, rect, circle')].flatMap(
      (element) => obstacleOf(element, scale) ?? [],
    );
    const felt = svg.parentElement?.parentElement?.querySelector('[data-part="cushion"]');
    const cloth = felt?.getBoundingClientRect();
    if (felt && cloth) {
      const inside = (label: DOMRect) =>
        Math.min(
          label.left - cloth.left,
          cloth.right - label.right,
          label.top - cloth.top,
          cloth.bottom - label.bottom,
        );
      const distanceTo = (label: DOMRect) => Math.max(inside(label), 0);
      obstacles.unshift({ kind: 'cushion', element: felt, distanceTo });
    }
    const row = svg.closest('li, td, th');

    return labels.flatMap(({ element, words, box }, index): Fault[] => {
      const fault = (touches: string, px: number, least: number): Fault[] => {
        const distance = Math.round((px / scale) * 10) / 10;
        return distance < least - tolerance ? [{ drawing, text: words, touches, distance }] : [];
      };
      const nearTexts = labels.slice(index + 1).flatMap((other) => {
        const isOther = other.element !== element;
        return isOther ? fault(`“${other.words}”`, between(other.box, box), betweenTexts) : [];
      });
      // A row of a chart or a table is a text with its own bar.
      if (row?.contains(element) && !svg.contains(element)) return nearTexts;

      const ground = obstacles.findLast((one) => isOpaque(one) && isAround(one, box));
      const visible = obstacles.slice(ground && obstacles.indexOf(ground));
      const near = visible
        .filter((obstacle) => !obstacle.element.contains(element))
        .map((obstacle) => ({ ...obstacle, distance: obstacle.distanceTo(box) }))
        .sort((one, other) => one.distance - other.distance);
      const on = element.getAttribute('data-on');
      const line = near.find(({ kind }) => kind === 'line' || kind === 'shape');
      // A text on the rail stands at its diamonds.
      if (cloth && between(cloth, box) > 0) {
        const edges = svg.getBoundingClientRect();
        const toEdge = Math.min(box.left - edges.left, edges.bottom - box.bottom);
        const beside = near.flatMap(({ kind, distance }) =>
          kind === 'cushion' ? [] : fault(kind, distance, clearance.rail),
        );
        const toCloth = fault('cushion', between(cloth, box), clearance.rail);
        return [...toCloth, ...beside, ...fault('edge', toEdge, clearance.rail), ...nearTexts];
      }
      const touched = near.flatMap((obstacle) => {
        const { kind, distance } = obstacle;
        const isItsOwn = on === 'plate' ? isAround(obstacle, box) : on && obstacle === line;
        if (isItsOwn && !solids.includes(kind)) return [];
        if (kind === 'cushion') return fault(kind, distance, clearance.cushion[drawing]);
        return fault(
          kind,
          distance,
          solids.includes(kind) ? clearance.solid[drawing] : clearance.other,
        );
      });
      return [...touched, ...nearTexts];
    });
  }

  return [...document.querySelectorAll('main :is(figure, article) svg')].flatMap((svg) =>
    svg instanceof SVGSVGElement && !isInside(svg) && svg.checkVisibility() ? faultsIn(svg) : [],
  );
}

/** Waits until a page has its own fonts: text is measured in them. */
export const loadFonts = (page: Page) =>
  page.waitForFunction(() =>
    ['Hanken Grotesk', 'Bricolage Grotesque'].every((name) =>
      [...document.fonts].some(({ family }) => family.includes(name)),
    ),
  );

/** Spaces the text of a page as a reader may (WCAG 1.4.12); resolves to what ends it. */
export async function spaceText(page: Page): Promise<() => Promise<void>> {
  const style = await page.addStyleTag({
    content:
      'body * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
  });
  return () => style.evaluate((one: Element) => one.remove());
}

/** Expects that no text of a drawing stands too near to something, and that answers have two lines at most. */
export async function expectClearText(
  page: Page,
  state: string,
  { isSpaced = false }: Pick<Options, 'isSpaced'> = {},
): Promise<void> {
  // Lines are broken in the content, so they are the same in every browser.
  if (page.context().browser()?.browserType().name() !== 'chromium') return;
  expect.soft(await page.evaluate(textFaults, { widths, isSpaced }), state).toEqual([]);
  const answers = page.locator('figure [data-part=answer]:visible');
  const lines = await answers.evaluateAll((all) =>
    all.map((one) => {
      const range = document.createRange();
      range.selectNodeContents(one);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    }),
  );
  for (const count of lines) expect.soft(count, `lines of the answer, ${state}`).toBeLessThan(3);
}
