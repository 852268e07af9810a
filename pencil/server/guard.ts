import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { tokenHeader } from '../protocol.ts';

/** Why a request is not for the pencil: an HTTP status, and what the answer says. */
export interface Rejection {
  status: number;
  sentence: string;
}

/** Names by which only this machine reaches itself. */
const loopbackHosts = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
const loopbackAddresses = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

function equal(given: string, token: string): boolean {
  // A header may hold letters of several bytes.
  const [one, other] = [Buffer.from(given), Buffer.from(token)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/**
 * Whether a request comes from a page of this development server, on this machine: nobody else may
 * change the project's files. `undefined`: it does.
 */
export function rejectionOf(request: IncomingMessage, token: string): Rejection | undefined {
  const { host = '', origin, 'content-type': type = '' } = request.headers;
  const given = request.headers[tokenHeader];
  if (!loopbackAddresses.has(request.socket.remoteAddress ?? '') || !loopbackHosts.test(host)) {
    return { status: 403, sentence: 'Words are edited on the machine that runs npm run dev.' };
  }
  if (origin !== `http://${host}`) {
    return { status: 403, sentence: 'Only a page of this development server may edit words.' };
  }
  if (typeof given !== 'string' || !equal(given, token)) {
    return { status: 403, sentence: 'This page is older than the server: load it again.' };
  }
  if (request.method !== 'POST') return { status: 405, sentence: 'Only POST is understood here.' };
  if (type.split(';')[0]?.trim() !== 'application/json') {
    return { status: 415, sentence: 'Only application/json is understood here.' };
  }
  return undefined;
}
