import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import rules from '../styles/tools.css?inline';
import { loadTool } from './load-tool.ts';
import type { AnyTool } from './model.ts';
import { ToolView } from './tool-view.tsx';

/** Adds the rules of the tool, which no page needs before one is touched, until `page` ends. */
function applyRules({ styles = '' }: AnyTool, page: AbortSignal): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules + styles);
  document.adoptedStyleSheets.push(sheet);
  page.addEventListener('abort', () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  });
}

/** Keeps the host's height until the tool has left the screen or is closed. */
function keepRoom(host: HTMLElement, place: HTMLElement): void {
  host.style.minHeight = `${host.offsetHeight}px`;
  new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) host.style.minHeight = '';
  }).observe(place);
}

/**
 * Shows a tool in its place on the page. The place is markup that the page's React leaves alone,
 * so the tool is a root of its own.
 * @param host The element with `data-tool`: the part of the page whose inputs the tool reads.
 * @param page Ends the tool.
 */
export async function startTool(name: string, host: HTMLElement, page: AbortSignal): Promise<void> {
  const tool = await loadTool(name);
  if (page.aborted) return;
  applyRules(tool, page);
  const place = document.createElement('div');
  place.className = 'tool';
  const root = createRoot(place);
  // Rendered before it is inserted: an empty tool would move everything below up, and down again.
  flushSync(() => root.render(<ToolView tool={tool} host={host} />));
  const waiting = host.querySelector(':scope > summary + p');
  if (waiting) {
    keepRoom(host, place);
    waiting.replaceWith(place);
  } else host.append(place);
  page.addEventListener('abort', () => root.unmount());
}
