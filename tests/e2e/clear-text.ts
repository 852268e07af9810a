import { expect, type Page } from '@playwright/test';

/** Runs in the page. Finds text of figures and samples that lies on other text, a sign or a line, or leaves its cloth. */
function faultsOfText(selector: string): string[] {
  /** Fonts differ by fractions of a px; a line has room above and below its letters. */
  const overlap = (one: DOMRect, other: DOMRect, across = 1) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > across &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > one.height / 5;
  /** Letters that nearly touch are read as one word: so many px are left between texts. */
  const betweenTexts = 3;
  /** A letter in its disc. */
  const hasGround = (element: Element) =>
    getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)';
  const isSign = (element: Element | null) => element?.closest('svg:has(use)') !== null;

  function textsIn(root: Element) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: { element: Element; words: string; lines: DOMRect[] }[] = [];
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      const words = walker.currentNode.textContent?.trim();
      if (!words || !element?.checkVisibility() || isSign(element)) continue;
      // For screen readers only.
      if (
        element.getBoundingClientRect().width <= 1 ||
        element.parentElement?.getBoundingClientRect().width === 1
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
      texts.push({ element, words, lines });
    }
    return texts;
  }

  /** The cloth without its rails, which are its borders. */
  function clothAround(element: Element): DOMRect | undefined {
    const cloth = element.closest('figure *:has(> div > p + p)');
    if (!cloth || element.closest('[aria-hidden]')) return undefined;
    const { left, top } = cloth.getBoundingClientRect();
    const { clientLeft, clientTop, clientWidth, clientHeight } = cloth;
    return new DOMRect(left + clientLeft, top + clientTop, clientWidth, clientHeight);
  }

  /** Signs, pictures, and lines: elements that have no text in them. */
  const drawn = (root: Element) =>
    [...root.querySelectorAll('svg, img, i')].filter(
      (element) =>
        element.checkVisibility() &&
        !element.parentElement?.closest('svg') &&
        (isSign(element) || !element.textContent?.trim()),
    );

  return [...document.querySelectorAll(selector)].flatMap((root) => {
    const texts = textsIn(root);
    const things = drawn(root);
    return texts.flatMap(({ element, words, lines }, index) => {
      const others = texts
        .slice(index + 1)
        .filter((other) => !other.element.contains(element) && !element.contains(other.element));
      const onText = others.filter((other) =>
        other.lines.some((line) => lines.some((one) => overlap(one, line, -betweenTexts))),
      );
      const onThings = (hasGround(element) ? [] : things).filter((thing) =>
        lines.some((line) => overlap(line, thing.getBoundingClientRect())),
      );
      const cloth = clothAround(element);
      const leaves =
        cloth &&
        lines.some(
          ({ left, right, top, bottom }) =>
            left < cloth.left || right > cloth.right || top < cloth.top || bottom > cloth.bottom,
        );
      return [
        ...onText.map((other) => `“${words}” lies on “${other.words}”`),
        ...onThings.map((thing) => `“${words}” lies on ${thing.outerHTML.slice(0, 60)}`),
        ...(leaves ? [`“${words}” leaves the cloth`] : []),
      ];
    });
  });
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

/** What text of figures and samples lies on, and where it leaves the cloth. */
export const textFaults = (page: Page, selector = 'main :is(figure, article)') =>
  page.evaluate(faultsOfText, selector);

export async function expectClearText(page: Page, state: string, selector?: string): Promise<void> {
  expect.soft(await textFaults(page, selector), state).toEqual([]);
}
