import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { tokenHeader } from '../protocol.ts';
import { rejectionOf } from './guard.ts';

const token = 'a'.repeat(32);
const host = 'localhost:5173';

/** What a page of the development server sends. */
const own = {
  host,
  origin: `http://${host}`,
  'content-type': 'application/json',
  [tokenHeader]: token,
};

/** The status of the answer to a request with these headers, or `undefined` if it may pass. */
function statusOf(
  headers: Readonly<Record<string, string | undefined>>,
  { method = 'POST', address = '127.0.0.1' } = {},
) {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: address });
  const request = new IncomingMessage(socket);
  Object.assign(request.headers, own, headers);
  request.method = method;
  return rejectionOf(request, token)?.status;
}

test.each(['localhost:5173', 'localhost', '127.0.0.1:8080', '[::1]:5173'])(
  'A page of the server at %s may edit',
  (name) => {
    expect(statusOf({ host: name, origin: `http://${name}` })).toBe(undefined);
  },
);

test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])(
  'The machine itself may edit: %s',
  (address) => {
    expect(statusOf({}, { address })).toBe(undefined);
  },
);

test.each(['192.168.1.7', '10.0.0.1', '::ffff:192.168.1.7', 'fe80::1', ''])(
  'Another machine may not, whatever it says: %s',
  (address) => {
    expect(statusOf({}, { address })).toBe(403);
  },
);

test.each([
  'evil.example',
  'localhost.evil.example:5173',
  'evil.example:5173',
  'localhost:5173.evil.example',
  '127.0.0.1.evil.example',
  '127.0.0.2:5173',
  'localhost@evil.example',
  '',
])('A request to another host is refused: %j', (name) => {
  expect(statusOf({ host: name, origin: `http://${name}` })).toBe(403);
});

test.each([
  undefined,
  '',
  'null',
  'https://evil.example',
  'http://localhost',
  'http://localhost:5174',
  'https://localhost:5173',
  'http://127.0.0.1:5173',
  `http://${host}.evil.example`,
  `http://${host}/`,
])('A page of another origin is refused: %j', (origin) => {
  expect(statusOf({ origin })).toBe(403);
});

test.each([
  undefined,
  '',
  'a',
  'b'.repeat(32),
  'a'.repeat(33),
  // As many letters as the token, and more bytes.
  'é'.repeat(32),
  'é'.repeat(16),
])('Another token is refused: %j', (given) => {
  expect(statusOf({ [tokenHeader]: given })).toBe(403);
});

test.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('%s is refused', (method) => {
  expect(statusOf({}, { method })).toBe(405);
});

test.each([
  undefined,
  'text/plain',
  'text/plain; application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/jsonp',
])('What a form or a script without permission can send is refused: %j', (type) => {
  expect(statusOf({ 'content-type': type })).toBe(415);
});

test('JSON may name its encoding', () => {
  expect(statusOf({ 'content-type': 'application/json; charset=utf-8' })).toBe(undefined);
});
