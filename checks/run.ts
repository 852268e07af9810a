import { spawn } from 'node:child_process';
import { delimiter } from 'node:path';
import { argv, env } from 'node:process';
import { text } from 'node:stream/consumers';

interface Check {
  name: string;
  command: string;
  /** What to do, if the command's output does not say it. */
  remedy?: string;
}

/** A check of this project: a program next to this file. */
const own = (name: string): Check => ({ name, command: `node checks/${name}.ts` });

/** Includes the programs of our packages, also when this was not started by npm. */
const PATH = `node_modules/.bin${delimiter}${env.PATH ?? ''}`;

/** Checks of the built site. The build comes first, because the others need it. */
const ofPages: readonly Check[] = [
  { name: 'build', command: 'node build/build.ts --if-changed' },
  own('html'),
  own('links'),
  own('bytes'),
  own('licences'),
];

/** Folders whose imports have rules (checks/settings/import-rules.json); `bench` may import any of them. */
const folders = 'adapters build checks content enquiry hosts pencil site testing tests';

/** Checks of the sources. */
const ofSources: readonly Check[] = [
  {
    name: 'lint',
    command: 'biome check .',
    remedy: "'npm run format' fixes most of it",
  },
  { name: 'types-of-content', command: 'tsc -p content' },
  { name: 'types-of-enquiry', command: 'tsc -p enquiry' },
  { name: 'types-of-site', command: 'tsc -p site' },
  { name: 'types', command: 'tsc -p .' },
  {
    name: 'spelling',
    command: 'cspell lint --config checks/settings/cspell.json --no-progress --no-summary ** **/.*',
    remedy: 'add correct names and terms to checks/settings/words.txt',
  },
  {
    name: 'imports',
    command: `depcruise --config checks/settings/import-rules.json --output-type err-long ${folders}`,
  },
  {
    name: 'unused',
    command: 'knip --no-progress --config checks/settings/knip.config.ts',
    remedy:
      "delete it, or its 'export'; list what is started by name or path in checks/settings/knip.config.ts",
  },
];

async function passes({ name, command, remedy }: Check): Promise<boolean> {
  const started = performance.now();
  const [program = '', ...args] = command.split(' ');
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    // Unused code is looked for in the configuration of all tests, which refuses a CI machine without their programs.
    env: { ...env, PATH, CI: '' },
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('close', resolve);
  });
  const [code, ...output] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${code === 0 ? 'passed' : 'FAILED'} ${seconds.padStart(5)} s  ${name}`);
  if (code === 0) return true;
  const lines = [...output, remedy ? `→ ${remedy}` : ''].map((part) => part.trim()).filter(Boolean);
  console.log(lines.join('\n').replaceAll(/^/gm, '    '));
  return false;
}

/** Runs the checks one after the other and counts those that pass. If the build fails, it stops there. */
async function passedIn(checks: readonly Check[]): Promise<number> {
  let passed = 0;
  for (const check of checks) {
    if (await passes(check)) passed += 1;
    else if (check.name === 'build') break;
  }
  return passed;
}

// `npm run check` has two workers, for two cores. `npm run check -- html links` runs only these
// checks, on the last build.
const wanted = argv.slice(2);
const all = [...ofPages, ...ofSources].map(({ name }) => name);
const unknown = wanted.find((name) => !all.includes(name));
if (unknown !== undefined) {
  console.error(`There is no check '${unknown}'; the checks are: ${all.join(', ')}`);
  process.exitCode = 1;
} else {
  const started = performance.now();
  const workers = [ofPages, ofSources].map((checks) =>
    checks.filter(({ name }) => wanted.length === 0 || wanted.includes(name)),
  );
  const [ofFirst = 0, ofSecond = 0] = await Promise.all(workers.map(passedIn));
  const passed = ofFirst + ofSecond;
  const count = workers.flat().length;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${passed} of ${count} checks passed in ${seconds} s.`);
  if (passed < count) process.exitCode = 1;
}
