import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { type Outcome, tokenMeta } from '../protocol.ts';
import { changesSince } from '../source/changes.ts';
import { openTrial, type Trial } from '../trial/trial.ts';
import { createEdits, type Edits, readingOf } from './edits.ts';
import { rejectionOf } from './guard.ts';
import { keep } from './keep.ts';
import { pageTexts } from './page-texts.ts';
import * as messages from './read-message.ts';

/** Where the page's messages come. */
const endpoint = '/__pencil/';

/** Bytes of a message: a picture of 20 MB in base64. */
const mostBytes = 30_000_000;

/**
 * `npm run dev` alone: the owner clicks a sentence on the page and changes it in its file
 * (`docs/change-what-the-site-says.md`). Nothing of it is in what is built.
 */
export function pencil(project: string): Plugin {
  // The start's own: a page of an earlier start, or of another site, does not know it.
  const token = randomBytes(24).toString('base64url');
  let trial: Trial | undefined;
  const open = (): Trial => {
    trial ??= openTrial(project);
    return trial;
  };

  async function keepIfMatching(): Promise<Outcome> {
    const refusals = await open().refusalsTogether();
    return refusals.length > 0 ? { done: false, refusals } : keep(project, readingOf(project));
  }

  function answerTo(name: string, message: unknown, edits: Edits): unknown {
    switch (name) {
      case 'page':
        return pageTexts(project, messages.page(message).path, readingOf(project));
      case 'save':
        return edits.save(messages.save(message));
      case 'add-word':
        return edits.addWord(messages.addWord(message));
      case 'fill':
        return edits.fill(messages.fill(message));
      case 'changes':
        return {
          changes: changesSince(project, readingOf(project)).map(({ keyPath: _, ...one }) => one),
        };
      case 'take-back':
        return edits.takeBack(messages.takeBack(message));
      case 'keep':
        return keepIfMatching();
      default:
        return undefined;
    }
  }

  async function respond(request: IncomingMessage, response: ServerResponse, edits: Edits) {
    const say = (status: number, body: unknown) => {
      response.statusCode = status;
      response.setHeader('Content-Type', 'application/json; charset=utf-8');
      response.setHeader('Cache-Control', 'no-store');
      response.end(JSON.stringify(body));
    };
    const rejection = rejectionOf(request, token);
    if (rejection) return say(rejection.status, { sentence: rejection.sentence });
    const name = (request.url ?? '').replace(/^\//, '');
    try {
      const body = await messages.bodyOf(request, mostBytes);
      const answer = await answerTo(name, body, edits);
      if (answer === undefined) return say(404, { sentence: `There is no message '${name}'.` });
      say(200, answer);
    } catch (error) {
      if (error instanceof messages.BadMessage) return say(400, { sentence: error.message });
      if (error instanceof messages.LargeMessage) {
        response.setHeader('Connection', 'close');
        return say(413, { sentence: error.message });
      }
      console.error(error);
      say(500, { sentence: error instanceof Error ? error.message : String(error) });
    }
  }

  /** Brings the change to every page that is open; the scroll position is kept by the site itself. */
  function show(server: ViteDevServer, files: readonly string[]) {
    for (const file of files) server.moduleGraph.onFileChange(join(project, file));
    server.ws.send({ type: 'full-reload' });
  }

  return {
    name: 'pencil',
    apply: 'serve',
    configureServer(server) {
      const edits = createEdits(
        project,
        (changed) => open().refusalsOf(changed),
        (files) => show(server, files),
      );
      // Another site's page cannot show this one in a frame, to make the owner click 'Confirm' there.
      server.middlewares.use((_request, response, next) => {
        response.setHeader('X-Frame-Options', 'SAMEORIGIN');
        next();
      });
      server.middlewares.use(endpoint, (request, response) => {
        void respond(request, response, edits);
      });
      process.once('exit', () => trial?.close());
    },
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { name: tokenMeta, content: token }, injectTo: 'head' },
      { tag: 'script', attrs: { type: 'module', src: '/pencil/page/start.tsx' }, injectTo: 'body' },
    ],
  };
}
