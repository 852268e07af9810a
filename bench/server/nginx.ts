import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '../../build/free-port.ts';
import { answers, until } from '../../testing/servers/server-process.ts';

export interface NginxFile {
  /** '/it' */
  path: string;
  /** Below the site's folder: 'it/index.html.br' */
  name: string;
  /** The headers of our server's response. */
  headers: Readonly<Record<string, string>>;
}

export interface Nginx {
  url: string;
  /** The process ids that answer requests. */
  workers: () => number[];
  stop: () => Promise<void>;
}

/** Headers that nginx adds itself. */
const own = new Set(['connection', 'content-length', 'content-type', 'date', 'etag', 'keep-alive']);

/** Milliseconds that a start may take. */
const startTime = 5_000;

/** Starts nginx with one worker on files of the built site, with its own configuration and folder. */
export async function startNginx(site: string, files: readonly NginxFile[]): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  mkdirSync(join(folder, 'temp'));
  const port = await freePort();
  writeFileSync(join(folder, 'nginx.conf'), configuration(resolve(site), files, port));
  const log = join(folder, 'error.log');
  const child = spawn('nginx', ['-p', folder, '-c', 'nginx.conf', '-e', log], { stdio: 'inherit' });
  const url = `http://127.0.0.1:${port}`;
  await until(() => answers(url), startTime);
  return {
    url,
    workers: () => {
      const children = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8');
      return children.trim().split(' ').map(Number);
    },
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
      rmSync(folder, { recursive: true });
    },
  };
}

function configuration(site: string, files: readonly NginxFile[], port: number): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path temp/${kind};`,
  );
  return `
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    worker_processes 1;
    daemon off;
    pid nginx.pid;
    events { worker_connections 1024; }
    http {
      ${temporary.join(' ')}
      access_log off;
      sendfile on;
      tcp_nopush on;
      open_file_cache max=1000 inactive=1h;
      open_file_cache_valid 1h;
      # The same timeout as our server; the default of 1,000 requests per connection is too few.
      keepalive_timeout 5s 5s;
      keepalive_requests 1000000000;
      server_tokens off;
      server {
        listen 127.0.0.1:${port} backlog=1024;
        root "${site}";
        ${files.map(location).join('\n')}
      }
    }`;
}

function location({ path, name, headers }: NginxFile): string {
  const added = Object.entries(headers)
    .filter(([header]) => !own.has(header))
    .map(([header, value]) => `add_header ${header} "${value}";`);
  return `location = ${path} {
    types { }
    default_type "${headers['content-type']}";
    try_files "/${name}" =404;
    ${added.join(' ')}
  }`;
}
