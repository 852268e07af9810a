import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';

export interface ServiceManager {
  /** Where `systemctl`, as a command, POSTs its arguments. */
  url: string;
  /** Ends a service at once, as the kernel does when memory is short. */
  kill(service: string): void;
  /** What each service has written to its log. */
  log(): string;
  stop(): Promise<void>;
}

interface Service {
  child: ChildProcess;
  /** Whether somebody told it to stop, so that it stays stopped. */
  stopped: boolean;
}

/** The lines of an environment file; a '-' says that it may be missing. */
function linesOf(value: string): string[] {
  const file = value.replace(/^-/, '');
  return file !== value && !existsSync(file) ? [] : readFileSync(file, 'utf8').split('\n');
}

/**
 * Does with unit files what systemd does with them, as far as the shipped ones need it: templates,
 * environment files, ExecStartPost, oneshot, Restart=always. Users, sockets and the sandbox are left
 * out. `others` are services that have no unit here, with what starts or reloads them.
 */
export async function startServiceManager(
  folder: string,
  settings: Readonly<Record<string, string>>,
  others: Readonly<Record<string, () => Promise<void>>>,
): Promise<ServiceManager> {
  const services = new Map<string, Service>();
  let log = '';

  function unit(name: string) {
    const [, template = '', instance = '', type = ''] = /^([^@]+)@?(.*)\.(\w+)$/.exec(name) ?? [];
    const file = join(folder, instance ? `${template}@.${type}` : name);
    if (!existsSync(file)) throw new Error(`Unit ${name} not found.`);
    const words = readFileSync(file, 'utf8').replaceAll('%i', instance);
    return (key: string) =>
      [...words.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value = '']) => value);
  }

  function run(command: string, values: ReturnType<typeof unit>): ChildProcess {
    const [program = '', ...args] = command.split(' ');
    const lines = [
      ...values('Environment').flatMap((value) => value.split(' ')),
      ...values('EnvironmentFile').flatMap(linesOf),
    ].filter((line) => /^\w+=/.test(line));
    const env = Object.fromEntries(lines.map((line) => line.split(/=(.*)/, 2)));
    const child = spawn(program, args, {
      cwd: values('WorkingDirectory')[0],
      env: { PATH: process.env.PATH, ...env, ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (words) => {
        log += words;
      });
    }
    return child;
  }

  async function start(name: string): Promise<void> {
    const values = unit(name);
    const child = run(values('ExecStart')[0] ?? '', values);
    if (values('Type')[0] === 'oneshot') {
      const [status] = await once(child, 'exit');
      if (status !== 0) throw new Error(`Job for ${name} failed.\n${log}`);
      return;
    }
    const service = { child, stopped: false };
    services.set(name, service);
    child.on('exit', () => {
      if (service.stopped || values('Restart')[0] !== 'always') return;
      setTimeout(
        () => {
          if (!service.stopped) start(name);
        },
        Number(values('RestartSec')[0]) * 1_000,
      );
    });
    for (const command of values('ExecStartPost')) {
      await once(run(command.replace(/^-/, ''), values), 'exit');
    }
  }

  async function stop(name: string): Promise<void> {
    const service = services.get(name);
    services.delete(name);
    if (!service) return;
    service.stopped = true;
    if (service.child.exitCode !== null || service.child.signalCode !== null) return;
    service.child.kill('SIGTERM');
    await once(service.child, 'exit');
  }

  async function control([verb = '', ...args]: readonly string[]): Promise<void> {
    for (const arg of args.filter((word) => !word.startsWith('--'))) {
      const other = others[arg];
      const name = /\.(service|socket|timer)$/.test(arg) ? arg : `${arg}.service`;
      if (other) await other();
      else if (!name.endsWith('.service')) unit(name);
      else if (verb === 'restart') await stop(name).then(() => start(name));
      else if (verb === 'start' || verb === 'enable') await start(name);
      else if (verb === 'stop' || verb === 'disable') await stop(name);
      else throw new Error(`${verb} is more than this stand-in can do`);
    }
  }

  const server = createServer(async (request, response) => {
    try {
      await control((await text(request)).split(' '));
      response.end();
    } catch (error) {
      response.writeHead(500).end(`${error instanceof Error ? error.message : error}\n`);
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    kill(name) {
      if (!services.get(name)?.child.kill('SIGKILL')) throw new Error(`${name} does not run`);
    },
    log: () => log,
    async stop() {
      server.close();
      await Promise.all([...services.keys()].map(stop));
    },
  };
}
