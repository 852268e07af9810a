import { functionPath } from '../../../hosts/node/http/app.ts';
import { mark } from './bad-input.ts';

const post = (...lines: readonly string[]) =>
  `POST ${functionPath} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\n${lines.join('\r\n')}`;
const get = (target: string) => `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`;

/** Whole requests, as bytes, with the exact status: framing and paths. */
export const badRequests: readonly (readonly [request: string, status: number])[] = [
  ['GET\r\n\r\n', 400],
  ['GET / HTTP/1.1\r\n\r\n', 400],
  ['GET / HTTP/9.9\r\nHost: x\r\n\r\n', 400],
  [`${mark}\r\n\r\n`, 400],
  ['\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 400],
  ['PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
  [`GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ['GET / HTTP/1.1\r\nHost: x\r\nX: a\rb\r\n\r\n', 400],
  ['GET / HTTP/1.1\r\nHost: x\r\nX : a\r\n\r\n', 400],
  [post('Content-Length: 5', 'Transfer-Encoding: chunked', '', '0', '', ''), 400],
  [post('Content-Length: 5', 'Content-Length: 6', '', 'hello'), 400],
  [post('Content-Length: -5', '', ''), 400],
  [post('Content-Length: 0x5', '', 'hello'), 400],
  [post('Content-Length: 99999', '', '{'), 413],
  [post('Transfer-Encoding: chunked', '', 'zz', ''), 400],
  [post('Transfer-Encoding: gzip', '', ''), 400],
  [post('Transfer-Encoding: chunked, identity', '', ''), 400],
  ...[
    '//',
    '/../',
    '/..%2f..%2fetc/passwd',
    '/%2e%2e/',
    '/./it',
    '/it/..',
    '/it%00',
    '/it%',
    '/IT',
    '/it;x',
    '/it\\',
    '/.env',
    '/.git/config',
    '/data/enquiries.db',
    '/index.html',
    '/404.html',
    '/assets/',
    '/assets/../it',
    '/%69%74',
    `/${mark}`,
    '/functions/v1/',
    `${functionPath}/`,
    `${functionPath}%00`,
  ].map((target) => [get(target), 404] as const),
  // A URL means what its dots resolve to: the function, and it wants a POST.
  [get('/functions/v1/../v1/send-contact-email'), 405],
];
