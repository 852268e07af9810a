import { globSync } from 'node:fs';
import { functionPath } from '../../hosts/node/http/app.ts';
import type { Sending } from '../../testing/servers/send-requests.ts';
import { newEnquiry } from '../../testing/test-enquiries.ts';

const site = 'dist/site';

/** One request in this many is an enquiry. */
const enquiryEvery = 100;

const get = (path: string, headers: Sending['headers'] = {}): Sending => ({
  method: 'GET',
  path,
  headers,
});

let visitors = 0;

/** The first enquiry of a new visitor, as the site's pages send it. */
export function sendEnquiry(): Sending {
  visitors += 1;
  return {
    method: 'POST',
    path: functionPath,
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify(newEnquiry({ email: `visitor-${visitors}@example.net` })),
  };
}

/**
 * What visitors, crawlers and scanners request, over and over: every page in each coding and
 * again with its ETag, every other file, each link preview, missing pages, and enquiries.
 */
export async function mixRequests(origin: string): Promise<(count: number) => Sending> {
  const names = globSync('**/*', { cwd: site, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(site.length));
  const pages = names
    .filter((name) => name.endsWith('/index.html'))
    .map((name) => name.slice(0, -'/index.html'.length) || '/');
  const files = names.filter((name) => !name.endsWith('.html'));
  const again = pages.map(async (page) => {
    const answer = await fetch(origin + page, { headers: { 'accept-encoding': 'br' } });
    await answer.bytes();
    return get(page, {
      'accept-encoding': 'br',
      'if-none-match': answer.headers.get('etag') ?? '',
    });
  });
  const requests = [
    ...pages.map((page) => get(page, { 'accept-encoding': 'gzip, deflate, br, zstd' })),
    ...pages.map((page) => get(page, { 'accept-encoding': 'gzip, deflate' })),
    ...pages.map((page) => get(page)),
    ...(await Promise.all(again)),
    ...files.map((file) => get(file, { 'accept-encoding': 'gzip, deflate, br, zstd' })),
    ...pages.map((page) => get(`${page}/wp-login.php`)),
  ];
  return (count) =>
    (count % enquiryEvery === 0 ? undefined : requests[count % requests.length]) ?? sendEnquiry();
}
