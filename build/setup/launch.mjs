// `npm start` and `npm run dev`: makes the clone ready, then runs the site on the pinned Node. Runs
// on Node 18 or newer itself.
import { spawn, spawnSync } from 'node:child_process';
import { pinnedNode, root } from './pinned-node.mjs';
import { compileCommand, serverCommand, serverEnvironment } from './server-command.mjs';

/** Milliseconds between two checks whether this program's parent still runs. */
const parentCheck = 250;

/** Runs a program of Node to its end; ends this one too when it fails. */
function runFirst(node, args, env = process.env) {
  const { status } = spawnSync(node, args, { cwd: root, env, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

runFirst(process.execPath, ['build/setup/setup.mjs']);
const node = pinnedNode() ?? process.execPath;
const develops = process.argv[2] === 'dev';
const environment = develops ? process.env : { ...process.env, ...serverEnvironment };
if (!develops) {
  runFirst(node, ['build/build.ts', '--if-changed']);
  runFirst(node, compileCommand, environment);
}
const child = spawn(node, develops ? ['build/dev-server.ts'] : serverCommand, {
  cwd: root,
  env: environment,
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
