import { hydrateRoot } from 'react-dom/client';
import { loadTool } from './load-tool.ts';
import { ToolFigure } from './tool-figure.tsx';

/**
 * Takes over the markup of a tool, and returns once it answers.
 * @param host Its parent, which the page's own React leaves alone: the tool is a root of its own.
 * @param page Ends the tool.
 */
export async function hydrateTool(
  name: string,
  own: number,
  host: HTMLElement,
  page: AbortSignal,
): Promise<void> {
  const tool = await loadTool(name);
  if (page.aborted) return;
  await new Promise<void>((live) => {
    const root = hydrateRoot(host, <ToolFigure tool={tool} own={own} onLive={live} />);
    page.addEventListener('abort', () => root.unmount());
  });
}
