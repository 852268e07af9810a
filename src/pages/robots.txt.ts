import { absoluteUrl } from '../layouts/site-url.ts';

export const GET = () =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl('/sitemap.xml')}\n`);
