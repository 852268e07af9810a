import type { Browser } from 'puppeteer-core';

/** The screen of a phone: what it shows is the page's text. */
const phone = {
  width: 412,
  height: 823,
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/**
 * A page's text as plain HTML: everything that a phone shows, as headings, paragraphs and lists,
 * with title, description, language and viewport, without styles, scripts, pictures or links.
 * @throws Error if a word that the page shows is missing, or a word is added.
 */
export async function textOnlyPage(browser: Browser, url: string): Promise<string> {
  const page = await browser.newPage();
  try {
    await page.setViewport(phone);
    await page.setJavaScriptEnabled(false);
    await page.goto(url);
    const { html, kept, shown } = await page.evaluate(takeWords);
    const wrong = shown.findIndex((word, index) => word !== kept[index]);
    if (wrong >= 0 || shown.length !== kept.length) {
      const near = (words: string[]) => words.slice(Math.max(0, wrong - 3), wrong + 3).join(' ');
      throw new Error(`${url} shows '${near(shown)}', its text-only version '${near(kept)}'`);
    }
    return html;
  } finally {
    await page.close();
  }
}

/** Runs in the page. */
function takeWords() {
  // The text inside pictures, such as the numbers of the balls, is not part of the page's text. Some hold style sheets.
  for (const picture of document.querySelectorAll('svg:not(:has(style))')) picture.remove();
  const headings = 'h1, h2, h3, h4, h5, h6';
  const blockOf = (start: Element): Element => {
    let element = start;
    while (element.parentElement && /^inline/.test(getComputedStyle(element).display)) {
      element = element.parentElement;
    }
    return element;
  };
  // A list item with headings is a section of the page: its parts count separately.
  const unitOf = (element: Element): Element => {
    const item = element.closest('li');
    return (
      element.closest(headings) ?? (item && !item.querySelector(headings) ? item : blockOf(element))
    );
  };

  const copy = document.implementation.createHTMLDocument(document.title);
  copy.documentElement.lang = document.documentElement.lang;
  const take = (selector: string) => {
    const element = document.querySelector(selector);
    if (!element) throw new Error(`The page has no ${selector}`);
    copy.head.append(element.cloneNode());
  };
  take('meta[charset]');
  take('meta[name=viewport]');
  take('meta[name=description]');
  // An empty icon keeps browsers from requesting a file that does not exist.
  const icon = Object.assign(copy.createElement('link'), { rel: 'icon', href: 'data:,' });
  copy.head.append(icon);

  let unit: Element | undefined;
  let block: Element | undefined;
  let text: Element | undefined;
  const begin = (element: Element): Element => {
    const tag = element.matches(headings) ? element.localName : element.matches('li') ? 'li' : 'p';
    const made = copy.createElement(tag);
    const last = copy.body.lastElementChild;
    if (tag !== 'li') copy.body.append(made);
    else if (last?.localName === 'ul') last.append(made);
    else copy.body.appendChild(copy.createElement('ul')).append(made);
    return made;
  };
  // A filter function would not run, because the page's scripts are disabled: this visits every node.
  const nodes = document.createTreeWalker(document.body);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const parent = node.parentElement;
    if (!parent?.checkVisibility({ visibilityProperty: true })) continue;
    const data = node instanceof Text ? node.data : '';
    // A space between two elements, or a line break.
    if (!data.trim()) text?.append(data || (node.nodeName === 'BR' ? ' ' : ''));
    if (!data.trim()) continue;
    if (unitOf(parent) !== unit) {
      unit = unitOf(parent);
      text = begin(unit);
    } else if (blockOf(parent) !== block) text?.append(' ');
    block = blockOf(parent);
    text?.append(data);
  }

  const split = (text: string) => text.trim().split(/\s+/);
  const kept: string[] = [];
  for (const element of copy.body.querySelectorAll(`${headings}, p, li`)) {
    element.textContent = split(element.textContent).join(' ');
    kept.push(...split(element.textContent.toLowerCase()));
  }
  // Compares the result with the text that the browser itself considers visible.
  const shown = split(document.body.innerText.toLowerCase());
  return { html: `<!doctype html>${copy.documentElement.outerHTML}`, kept, shown };
}
