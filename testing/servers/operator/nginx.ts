import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import process from 'node:process';
import { until } from '../server-process.ts';

const program = '/usr/sbin/nginx';

/** Debian's own file, as far as it matters, for a machine whose '/' is `root`. */
const mainFile = (root: string) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${root}/nginx.pid;
error_log ${root}/var/log/nginx/error.log;
events {}
http {
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${root}/temp/${name};`)
    .join(' ')}
  access_log ${root}/var/log/nginx/access.log;
  include ${root}/etc/nginx/sites-enabled/*;
}`;

export interface Nginx {
  /** Starts it, or lets it read its files again. */
  reload(): Promise<void>;
  stop(): void;
}

/**
 * Writes nginx's main file, and the program `nginx` that uses it, below `root`. `port` is one that
 * it listens on.
 */
export function prepareNginx(root: string, port: number): Nginx {
  mkdirSync(join(root, 'temp'));
  const file = join(root, 'etc/nginx/nginx.conf');
  writeFileSync(file, mainFile(root));
  const args = ['-p', root, '-c', file, '-e', join(root, 'var/log/nginx/error.log')];
  writeFileSync(join(root, 'bin/nginx'), `#!/bin/sh\nexec ${program} ${args.join(' ')} "$@"\n`, {
    mode: 0o755,
  });
  let child: ChildProcess | undefined;
  return {
    async reload() {
      if (child?.kill('SIGHUP')) return;
      child = spawn(program, [...args, '-g', 'daemon off;'], {
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      await until(() => listens(port), 10_000);
    },
    stop: () => void child?.kill('SIGTERM'),
  };
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}

/** The first version that has the directive `http2`. */
const http2Directive = [1, 25, 1] as const;

/** Whether this nginx needs the change that docs/first-day.md has for earlier ones. */
export function nginxIsOld(): boolean {
  const { stderr } = spawnSync(program, ['-v'], { encoding: 'utf8' });
  const numbers = /nginx\/(\d+)\.(\d+)\.(\d+)/.exec(stderr)?.slice(1).map(Number) ?? [];
  const [at] = http2Directive.flatMap((number, index) => {
    const own = numbers[index] ?? 0;
    return own === number ? [] : [own < number];
  });
  return at ?? false;
}
