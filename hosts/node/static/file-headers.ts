import { getMimeType } from 'hono/utils/mime';

/** Media type of a file by its name; an unknown kind is downloaded, never shown. */
export function contentType(name: string): string {
  return getMimeType(name) ?? 'application/octet-stream';
}

/** Names under `assets/` contain a hash of the content; browsers revalidate all others each time. */
export function cacheControl(name: string): string {
  return name.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}
