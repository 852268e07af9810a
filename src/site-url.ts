import { lines } from '../content/lines.ts';

/** Address of a page or file on the site that is built; `path` starts with a slash. */
export const absoluteUrl = (path: string): string => import.meta.env.SITE_URL + path;

/** Path of the picture that represents a page where its link is shared: one for each line. */
export function previewOf(path: string): string {
  const line = lines.find((candidate) => `${path}/`.startsWith(`${candidate.path}/`));
  return `/previews/${line?.id ?? 'neutral'}.png`;
}
