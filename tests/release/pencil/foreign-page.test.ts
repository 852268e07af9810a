import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tokenHeader } from '../../../pencil/protocol.ts';
import { openBrowser } from '../../../testing/browser/browser.ts';
import {
  type PencilSite,
  startPencilSite,
} from '../../../testing/servers/development/pencil-site.ts';

// A page of another site, open in the owner's browser while the development server runs. It even knows the token.

let site: PencilSite;
let browser: Browser;
let page: Page;
let foreign: Server;

beforeAll(async () => {
  foreign = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html').end('<!doctype html><title>Other</title>');
  }).listen(0, '127.0.0.1');
  [site, browser] = await Promise.all([
    startPencilSite(),
    openBrowser(),
    once(foreign, 'listening'),
  ]);
  const address = foreign.address();
  page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`);
});
afterAll(async () => {
  await browser?.close();
  foreign?.close();
  await site?.stop();
});

/** An edit that would be made if the owner's page sent it. */
async function wantedEdit() {
  const one = await site.textAt('content/home.ts', 'home.services.comingSoon.1.description');
  const { id, hash, span, value } = one;
  return { id, hash, span, before: value, after: 'Custom tools for your team.', confirm: false };
}

test('Its scripts get no answer, with any type, and nothing is written', async () => {
  const body = JSON.stringify(await wantedEdit());
  const answers = await page.evaluate(
    async ([url, header, token, message]) => {
      const send = async (headers: Record<string, string>, mode: RequestMode) => {
        const answer = await fetch(`${url}/__pencil/save`, {
          method: 'POST',
          mode,
          headers,
          body: message,
          credentials: 'include',
        }).catch(() => undefined);
        return answer?.status ?? 'none';
      };
      return [
        await send({ 'Content-Type': 'text/plain' }, 'no-cors'),
        await send({ 'Content-Type': 'text/plain' }, 'cors'),
        await send({ 'Content-Type': 'application/json', [header]: token }, 'cors'),
        navigator.sendBeacon(`${url}/__pencil/save`, message) ? 'none' : 'refused',
      ];
    },
    [site.url, tokenHeader, site.token, body] as const,
  );
  // 0: an answer that the page may not see. 403: one that tells it to go away.
  for (const status of answers) expect([0, 403, 'none', 'refused']).toContain(status);
  expect(site.git('status', '--porcelain')).toBe('');
});

test('Its forms are refused, and nothing is written', async () => {
  const message = JSON.stringify(await wantedEdit());
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
    const answered = page.waitForResponse((response) => response.url().includes('__pencil'));
    await page.evaluate(
      ([url, enctype, value]) => {
        document.body.innerHTML = '<iframe name="hidden"></iframe>';
        const form = document.createElement('form');
        Object.assign(form, { method: 'post', action: `${url}/__pencil/save`, enctype });
        form.target = 'hidden';
        form.append(Object.assign(document.createElement('input'), { name: value, value: '' }));
        document.body.append(form);
        form.submit();
      },
      [site.url, type, message] as const,
    );
    expect((await answered).status()).toBe(403);
  }
  expect(site.git('status', '--porcelain')).toBe('');
});

test('It cannot show the site in a frame, to make the owner click there', async () => {
  const answered = page.waitForResponse(`${site.url}/`);
  await page.evaluate((url) => {
    document.body.innerHTML = `<iframe src="${url}/"></iframe>`;
  }, site.url);
  expect((await answered).headers()['x-frame-options']).toBe('SAMEORIGIN');
  const [, frame] = page.frames();
  await expect.poll(() => frame?.url()).toContain('chrome-error:');
});
