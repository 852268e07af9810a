import type { ReactNode } from 'react';
import type { PageMeta } from '../../content/model/page.ts';
import { ownHtml } from './own-html.ts';
import { openDocument } from './page-document.ts';

/** What a kind of page renders at build (`site/pages/<kind>/parts.tsx`). */
export interface RenderedParts {
  meta: PageMeta;
  /** The tool that is its figure, if it is one. */
  tool?: string | undefined;
  /** Its parts that only show something, by name: text and drawings, without a handler or a state. */
  parts: Readonly<Record<string, ReactNode>>;
}

/** What a page has around its form. */
export interface StillParts extends Pick<RenderedParts, 'meta' | 'tool'> {
  /** @throws Error if the page has no part of this name. */
  part: (name: string) => ReactNode;
}

/** For the build, and for `npm run dev`, where an edit replaces them. No visitor fetches any of it. */
const kinds =
  import.meta.env.SSR || import.meta.hot
    ? import.meta.glob<(path: string) => Promise<RenderedParts>>('./*/parts.tsx', {
        import: 'partsOf',
      })
    : undefined;

/**
 * The still parts of a page. In a browser they are the markup that the build wrote: React is given it as text, which it
 * neither reads nor changes, so no component and no data of theirs are fetched (decision 43).
 * @param kind The page's folder in `site/pages/`.
 * @throws Error if the page's document cannot be fetched.
 */
export async function stillParts(kind: string, path: string): Promise<StillParts> {
  if (kinds) {
    const partsOf = await kinds[`./${kind}/parts.tsx`]?.();
    if (!partsOf) throw new Error(`site/pages/${kind}/parts.tsx has no partsOf`);
    const { parts, ...rest } = await partsOf(path);
    return {
      ...rest,
      part: madeOnce(path, parts, (name, part) => <div data-still={name}>{part}</div>),
    };
  }
  const { parts, ...rest } = await openDocument(path);
  const part = madeOnce(path, parts, (name, html) => (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the page's own markup
    <div data-still={name} dangerouslySetInnerHTML={ownHtml(html)} />
  ));
  return { ...rest, part };
}

/** Each part is one element for good: React would write another one's markup again, over what a tool has made of it. */
function madeOnce<Part>(
  path: string,
  parts: Readonly<Record<string, Part>>,
  make: (name: string, part: Part) => ReactNode,
): StillParts['part'] {
  const made = new Map(Object.entries(parts).map(([name, part]) => [name, make(name, part)]));
  return (name) => {
    if (!made.has(name)) throw new Error(`${path} has no part '${name}'`);
    return made.get(name);
  };
}
