import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { tokenHeader } from '../../../pencil/protocol.ts';
import {
  type PencilSite,
  startPencilSite,
} from '../../../testing/servers/development/pencil-site.ts';

// Whatever asks the development server, only the owner's own page changes a file, and never one outside content/.

const file = 'content/services/it/managed-services.ts';
const title = 'service.benefits.0.title';

let site: PencilSite;
beforeAll(async () => {
  // As on a machine whose owner looks at the site with a telephone.
  site = await startPencilSite('0.0.0.0');
});
afterAll(() => site?.stop());
afterEach(() => {
  expect(site.git('status', '--porcelain', '--untracked-files=all')).toBe('');
});

interface Ask {
  name?: string;
  method?: string;
  headers?: Readonly<Record<string, string | undefined>>;
  body?: string | readonly Buffer[];
  /** Where the request comes from, and goes to. */
  address?: string;
}

/** Sends a request as a program does that is free to say anything; with nothing given, the page's own. */
async function ask({ name = 'changes', method = 'POST', headers, body = '{}', address }: Ask) {
  const { host, hostname, origin, port } = new URL(site.url);
  const given = {
    host,
    origin,
    'content-type': 'application/json',
    [tokenHeader]: site.token,
    ...headers,
  };
  const sent = Object.entries(given).filter((one): one is [string, string] => one[1] !== undefined);
  const options = { host: address ?? hostname, port, method, path: `/__pencil/${name}` };
  const asked = request({
    ...options,
    ...(address !== undefined && { localAddress: address }),
    headers: Object.fromEntries(sent),
    setHost: false,
  });
  const answered = new Promise<{ status: number; headers: IncomingHttpHeaders; said: string }>(
    (resolve, reject) => {
      asked.once('error', reject).once('response', async (response) => {
        const said = await text(response);
        resolve({ status: response.statusCode ?? 0, headers: response.headers, said });
      });
    },
  );
  for (const part of Array.isArray(body) ? body : []) asked.write(part);
  asked.end(typeof body === 'string' ? body : undefined);
  return answered;
}

/** An answer that is nothing but a sentence. */
const sentence = /^\{"sentence":"([^"\\]|\\"){10,}\."\}$/;

test('The page itself is answered', async () => {
  expect(await ask({})).toMatchObject({ status: 200, said: '{"changes":[]}' });
});

test.each<[string, number, Ask]>([
  ['no origin', 403, { headers: { origin: undefined } }],
  ['an origin that is no site', 403, { headers: { origin: 'null' } }],
  ['another origin', 403, { headers: { origin: 'https://evil.example' } }],
  ['the origin of another port', 403, { headers: { origin: 'http://localhost:1' } }],
  ['no token', 403, { headers: { [tokenHeader]: undefined } }],
  ['another token', 403, { headers: { [tokenHeader]: 'x'.repeat(32) } }],
  ['a token in other letters', 403, { headers: { [tokenHeader]: 'é'.repeat(32) } }],
  ['GET', 405, { method: 'GET', body: '' }],
  ['PUT', 405, { method: 'PUT' }],
  ['DELETE', 405, { method: 'DELETE', body: '' }],
  ['PATCH', 405, { method: 'PATCH' }],
  ['plain text', 415, { headers: { 'content-type': 'text/plain' } }],
  ['no type', 415, { headers: { 'content-type': undefined } }],
  ['a form', 415, { headers: { 'content-type': 'application/x-www-form-urlencoded' } }],
  ['a form with files', 415, { headers: { 'content-type': 'multipart/form-data; boundary=x' } }],
  ['no JSON', 400, { name: 'save', body: '{"id":' }],
  ['JSON of another kind', 400, { name: 'save', body: '[1, 2]' }],
  ['nothing', 400, { name: 'save', body: '' }],
  ['null', 400, { name: 'take-back', body: 'null' }],
  ['keys of every object', 400, { name: 'save', body: '{"__proto__":{"id":"x"},"constructor":1}' }],
  ['a message that does not exist', 404, { name: 'delete-everything' }],
  ['the name of a method', 404, { name: 'constructor' }],
  ['a path', 404, { name: 'save/../keep' }],
])('%s: refused with a sentence', async (_, status, asked) => {
  const answer = await ask(asked);
  expect(answer).toMatchObject({ status, said: expect.stringMatching(sentence) });
  expect(answer.headers['access-control-allow-origin']).not.toBe('https://evil.example');
});

test.each(['evil.example', 'localhost.evil.example'])(
  'A request to the name %s is refused, though it reaches this machine',
  async (host) => {
    const { status } = await ask({ headers: { host, origin: `http://${host}` } });
    expect(status).toBe(403);
  },
);

test('A browser that asks for permission from another site gets none', async () => {
  const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
  const answer = await ask({ method: 'OPTIONS', body: '', headers });
  expect(answer.headers['access-control-allow-origin']).toBe(undefined);
  expect(answer.said).not.toContain('changes');
});

test('Another machine of the network sees the site, and may not edit it, whatever it says', async () => {
  const others = Object.values(networkInterfaces()).flatMap((some) => some ?? []);
  // A machine without a network has other addresses of its own.
  const address =
    others.find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? '127.0.0.2';
  const { port } = new URL(site.url);
  const seen = await fetch(`http://${address}:${port}/`);
  expect(seen.status).toBe(200);
  const host = `${address}:${port}`;
  const honest = await ask({ address, headers: { host, origin: `http://${host}` } });
  const lying = await ask({ address });
  for (const answer of [honest, lying]) {
    expect(answer).toMatchObject({ status: 403, said: expect.stringMatching(sentence) });
  }
});

describe('too large', () => {
  test('A body that says so is refused at once', async () => {
    const answer = await ask({ headers: { 'content-length': '30000001' }, body: 'x' }).catch(
      (error: unknown) => error,
    );
    expect(answer).toMatchObject({ status: 413, said: expect.stringMatching(sentence) });
  });

  test('A body that never says how large it is is refused once it is too large', async () => {
    const part = Buffer.alloc(1_000_000, ' ');
    const parts = Array.from({ length: 40 }, () => part);
    const answer = await ask({ headers: { 'transfer-encoding': 'chunked' }, body: parts }).catch(
      // The connection may end while the rest is being sent.
      () => ({ status: 413 }),
    );
    expect(answer).toMatchObject({ status: 413 });
  });

  test('A text longer than any paragraph is not understood', async () => {
    const body = JSON.stringify({ id: 'x'.repeat(20_001) });
    expect(await ask({ name: 'take-back', body })).toMatchObject({ status: 400 });
  });
});

describe('files', () => {
  const path = () => join(site.project, file);

  test('A text whose place has moved, or whose file is gone, is not saved', async () => {
    const one = await site.textAt(file, title);
    const [start, end] = one.span;
    for (const wrong of [
      { span: [start + 1, end] as const },
      { hash: 'x' },
      { value: 'Another' },
    ]) {
      expect(await site.save({ ...one, ...wrong }, 'One Desk')).toMatchObject({ done: false });
    }
    rmSync(path());
    expect(await site.save(one, 'One Desk')).toMatchObject({
      done: false,
      refusals: [{ sentence: expect.stringContaining(`${file} has changed`) }],
    });
    expect(existsSync(path())).toBe(false);
    site.git('checkout', '--quiet', '--', file);
  });

  test('Of two saves at the same moment one is made, and the other is refused', async () => {
    const one = await site.textAt(file, title);
    const words = ['One Desk', 'One Number'];
    const outcomes = await Promise.all(words.map((after) => site.save(one, after)));
    // Two connections: which request arrives first is up to the machine.
    const made = words.filter((_word, index) => outcomes[index]?.done);
    expect(made).toHaveLength(1);
    expect((await site.textAt(file, title)).value).toBe(made[0]);
    expect(await site.send('take-back', { id: one.id })).toMatchObject({ done: true });
    expect(site.git('diff')).toBe('');
  });

  test('A folder that is a link out of content is neither read nor written, and edits go on', async () => {
    const outside = mkdtempSync(join(tmpdir(), 'outside-'));
    const source = "export const secret = 'Words from elsewhere';\n";
    writeFileSync(join(outside, 'secret.ts'), source);
    const link = join(site.project, 'content/elsewhere');
    symlinkSync(outside, link);
    const { texts } = await site.send('page', { path: '/' });
    expect(texts.filter(({ value }) => value === 'Words from elsewhere')).toEqual([]);
    const one = await site.textAt(file, title);
    expect(await site.save(one, 'One Desk')).toMatchObject({ done: true });
    expect(readFileSync(join(outside, 'secret.ts'), 'utf8')).toBe(source);
    rmSync(link);
    rmSync(outside, { recursive: true });
    site.git('checkout', '--quiet', '--', file);
  });

  test('A picture is stored under a plain name in content/pictures, whatever its own name says', async () => {
    const picture = sharp({
      create: { width: 40, height: 30, channels: 3, background: '#2456a6' },
    });
    const data = (await picture.jpeg().toBuffer()).toString('base64');
    const fill = (name: string) =>
      site.send('fill', {
        id: 'content/slots.ts#slots.people',
        values: { name: 'Grace Brown', role: 'Designer', picture: { name, data, alt: 'A person' } },
      });
    for (const name of ['..', '../..', '/etc/passwd', 'a.svg', 'a.ts', '.jpg/..', 'a.jpg\0.ts']) {
      expect(await fill(name), name).toMatchObject({ done: false });
      expect(site.git('status', '--porcelain')).toBe('');
    }
    expect(await fill('../../../evil.jpg')).toMatchObject({ done: true });
    const changed = site.git('status', '--porcelain', '--untracked-files=all');
    expect(changed).toBe(' M content/slots.ts\n?? content/pictures/evil.jpg\n');
    // A second picture of this name is refused, and the first one stays.
    expect(await fill('EVIL.JPG')).toMatchObject({ done: false });
    site.git('checkout', '--quiet', '--', 'content');
    rmSync(join(site.project, 'content/pictures/evil.jpg'));
  });

  test('A person who is taken back leaves no picture behind', async () => {
    const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#fff' } });
    const data = (await picture.jpeg().toBuffer()).toString('base64');
    const values = {
      name: 'Sam Li',
      role: 'Engineer',
      picture: { name: 'Sam Li.JPG', data, alt: 'Sam' },
    };
    const id = 'content/slots.ts#slots.people';
    expect(await site.send('fill', { id, values })).toMatchObject({ done: true });
    const { changes } = await site.send('changes', {});
    expect(await site.send('take-back', { id: changes[0]?.id ?? '' })).toMatchObject({
      done: true,
    });
    expect(site.git('status', '--porcelain', '--untracked-files=all')).toBe('');
  });
});
