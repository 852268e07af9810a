import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { text as textOf } from 'node:stream/consumers';
import {
  type Messages,
  type SourceText,
  tokenHeader,
  tokenMeta,
} from '../../../pencil/protocol.ts';
import { copyFiles } from '../../project/project-copy.ts';
import { addressOf, linkPackages } from './dev-server.ts';

export interface PencilSite {
  /** A copy of the project, with a Git repository of its own and one commit. */
  project: string;
  url: string;
  token: string;
  git(...args: readonly string[]): string;
  /** Sends a message as a page of this server does. */
  send<Name extends keyof Messages>(
    name: Name,
    message: Messages[Name]['message'],
  ): Promise<Messages[Name]['answer']>;
  /** The text with this key path, as the server knows it now. */
  textAt(file: string, keyPath: string): Promise<SourceText>;
  /** Makes one text these words. */
  save(text: SourceText, after: string, confirm?: boolean): Promise<Messages['save']['answer']>;
  stop(): Promise<void>;
}

/**
 * Starts the development server in a folder, and resolves to it and its address. It chooses a port for the function
 * before it uses it: another program may take that meanwhile.
 */
async function startServer(
  project: string,
  host: string,
  attempts = 3,
): Promise<{ server: ChildProcess; url: string }> {
  const server = spawn(process.execPath, ['build/dev-server.ts'], {
    cwd: project,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, HOST: host, PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  try {
    return { server, url: await addressOf(server) };
  } catch (error) {
    if (attempts === 1 || !String(error).includes('is in use')) throw error;
    return startServer(project, host, attempts - 1);
  }
}

/** Starts the development server of a copy of the project, which its owner may edit. */
export async function startPencilSite(host = '127.0.0.1'): Promise<PencilSite> {
  const project = copyFiles('pencil-site');
  linkPackages(project);
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, { cwd: project, encoding: 'utf8', maxBuffer: 50_000_000 });
  git('init', '--quiet');
  git('config', 'user.name', 'The owner');
  git('config', 'user.email', 'owner@example.com');
  git('add', '--all');
  git('commit', '--quiet', '--message=Start');
  const { server, url } = await startServer(project, host);
  const page = await (await fetch(`${url}/`)).text();
  const token = new RegExp(`name="${tokenMeta}" content="([^"]+)"`).exec(page)?.[1] ?? '';
  const { origin } = new URL(url);

  async function send<Name extends keyof Messages>(
    name: Name,
    message: Messages[Name]['message'],
  ): Promise<Messages[Name]['answer']> {
    const headers = { origin, 'content-type': 'application/json', [tokenHeader]: token };
    // A connection for each: the server closes one that is idle, perhaps when the next message is on its way.
    const sent = request(`${url}/__pencil/${name}`, { method: 'POST', headers, agent: false });
    sent.end(JSON.stringify(message));
    const [response]: IncomingMessage[] = await once(sent, 'response');
    if (!response) throw new Error('No answer');
    const answer = await textOf(response);
    if (response.statusCode !== 200) throw new Error(`${response.statusCode}: ${answer}`);
    return JSON.parse(answer);
  }

  return {
    project,
    url,
    token,
    git,
    send,
    async textAt(file, keyPath) {
      const { texts } = await send('page', { path: '/' });
      const found = texts.find(({ id }) => id === `${file}#${keyPath}`);
      if (!found) throw new Error(`${file} has no text at ${keyPath}`);
      return found;
    },
    save: ({ id, hash, span, value }, after, confirm = false) =>
      send('save', { id, hash, span, before: value, after, confirm }),
    async stop() {
      const gone = once(server, 'exit');
      server.kill();
      await gone;
      rmSync(project, { recursive: true, force: true });
    },
  };
}
