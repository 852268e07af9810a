import { createElement, type HTMLAttributes, type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { ownHtml } from '../pages/own-html.ts';
import { markupOf } from '../pages/page-document.ts';

/** Whether React renders these parts itself: at build, and in `npm run dev`, where an edit replaces them. */
export const isRendered = import.meta.env.SSR || import.meta.env.DEV;

interface FramePartProps extends HTMLAttributes<HTMLElement> {
  as: 'footer' | 'ul';
  /** Unique among the parts of the frame. */
  name: string;
  /** Its content if `isRendered`, else false: visitors never fetch the code of it. */
  children: ReactNode;
}

/**
 * A part of the frame that only shows something, and the same on every page. In a browser it is the markup that the
 * build wrote, as the still parts of a page are (decision 43). `useCurrentLinks` marks its links.
 */
export function FramePart({ as, name, children, ...rest }: FramePartProps) {
  const content = children ? { children } : { dangerouslySetInnerHTML: markupOfPart(name) };
  return createElement(as, { ...rest, ...content, 'data-frame': name });
}

/** By name. React writes markup again when it is given another object, so each part keeps its first. */
const markups = new Map<string, ReturnType<typeof ownHtml>>();

/**
 * The markup of a part, from the page that the server sent.
 * @throws Error if the page has no such part.
 */
function markupOfPart(name: string): ReturnType<typeof ownHtml> {
  const known = markups.get(name);
  if (known) return known;
  const part = document.querySelector(`[data-frame="${name}"]`);
  if (!part) throw new Error(`The page has no part of the frame named '${name}'`);
  const markup = ownHtml(markupOf(part));
  markups.set(name, markup);
  return markup;
}

/** Marks the links of the frame's still parts that lead to the page that is shown, as `PageLink` does. */
export function useCurrentLinks(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    for (const link of document.querySelectorAll('[data-frame] a')) {
      if (link.getAttribute('href') === pathname) link.setAttribute('aria-current', 'page');
      else link.removeAttribute('aria-current');
    }
  }, [pathname]);
}
