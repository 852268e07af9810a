import { getMimeType } from 'hono/utils/mime';

/** Type of a file by its name; an unknown kind is only ever downloaded, never shown. */
export function contentType(name: string): string {
  return getMimeType(name) ?? 'application/octet-stream';
}

/** Names under `assets/` hold a hash of their content; all others are asked for again each time. */
export function cacheControl(name: string): string {
  return name.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}
