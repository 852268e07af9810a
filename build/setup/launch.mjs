// `npm start` and `npm run dev`: makes the clone ready, then runs the site on the pinned Node. A
// program rather than a shell command, so that it works on Windows too. Runs on Node 18 or newer.
import { spawn, spawnSync } from 'node:child_process';
import { pinnedNode, root } from './pinned-node.mjs';
import { serverCommand, serverEnvironment } from './server-command.mjs';

/** Milliseconds between two checks whether this program's parent still runs. */
const parentCheck = 250;

/** Runs a Node program to its end; ends this one too if it fails. */
function runFirst(node, ...args) {
  const { status } = spawnSync(node, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

runFirst(process.execPath, 'build/setup/setup.mjs');
const node = pinnedNode() ?? process.execPath;
const develops = process.argv[2] === 'dev';
if (!develops) runFirst(node, 'build/build.ts', '--if-changed');
const child = spawn(node, develops ? ['build/dev-server.ts'] : serverCommand, {
  cwd: root,
  env: develops ? process.env : { ...process.env, ...serverEnvironment },
  stdio: 'inherit',
});
// A terminal sends Control-C to both: the server decides when it has finished.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => child.kill(signal));
}
// npm's shell passes no signal on: when it ends, the server is told to finish.
const parent = process.ppid;
const watch = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(watch);
  child.kill('SIGTERM');
}, parentCheck);
child.on('exit', (code) => process.exit(code ?? 1));
