import { lines } from '../content/lines.ts';

/** Absolute address of a page or file; `path` starts with a slash. */
export const absoluteUrl = (path: string): string => import.meta.env.SITE_URL + path;

/** Path of a page's link preview: one for each line. */
export function previewOf(path: string): string {
  const line = lines.find((candidate) => `${path}/`.startsWith(`${candidate.path}/`));
  return `/previews/${line?.id ?? 'neutral'}.png`;
}
