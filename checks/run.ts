import { spawn } from 'node:child_process';
import { delimiter } from 'node:path';
import { argv, env, platform } from 'node:process';
import { text } from 'node:stream/consumers';

interface Gate {
  name: string;
  command: string;
  /** What to do, where the command's own words do not say it. */
  remedy?: string;
}

/** A gate that is a program of ours, in a file of its own beside this one. */
const own = (name: string): Gate => ({ name, command: `node checks/${name}.ts` });

/** Where the programs of our packages are, also when this was not started by npm. */
const PATH = `node_modules/.bin${delimiter}${env.PATH ?? ''}`;

/** What judges the built site, in this order, because all of it needs the build. */
const ofPages: readonly Gate[] = [
  { name: 'build', command: 'node build/build.ts --if-changed' },
  own('html'),
  own('links'),
  own('structured-data'),
  own('licences'),
];

/** Rooms whose imports have rules (checks/import-rules.json); `bench` may import any of them. */
const rooms = [
  'adapters',
  'build',
  'checks',
  'content',
  'enquiry',
  'hosts',
  'site',
  'testing',
  'tests',
];

/** What judges the sources. */
const ofSources: readonly Gate[] = [
  {
    name: 'lint',
    command: 'biome check .',
    remedy: "'npm run format' mends most of it",
  },
  { name: 'types-of-content', command: 'tsc -p content' },
  { name: 'types-of-enquiry', command: 'tsc -p enquiry' },
  { name: 'types-of-site', command: 'tsc -p site' },
  { name: 'types', command: 'tsc -p .' },
  {
    name: 'spelling',
    command: 'cspell lint --config checks/cspell.json --no-progress --no-summary ** **/.*',
    remedy: 'a name or term that is right goes into checks/words.txt',
  },
  {
    name: 'imports',
    command: `depcruise --config checks/import-rules.json --output-type err-long ${rooms.join(' ')}`,
  },
  {
    name: 'unused',
    command: 'knip --no-progress --config checks/knip.config.ts',
    remedy:
      "delete it, or its 'export'; what is started by name or path is listed in checks/knip.config.ts",
  },
];

async function passes({ name, command, remedy }: Gate): Promise<boolean> {
  const started = performance.now();
  const [program = '', ...args] = command.split(' ');
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...env, PATH },
    // On Windows the programs of packages are command files, which only a shell can run.
    shell: platform === 'win32',
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('close', resolve);
  });
  const [code, ...output] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${code === 0 ? 'passed' : 'FAILED'} ${seconds.padStart(5)} s  ${name}`);
  if (code === 0) return true;
  const words = [...output, remedy ? `→ ${remedy}` : ''].map((part) => part.trim()).filter(Boolean);
  console.log(words.join('\n').replaceAll(/^/gm, '    '));
  return false;
}

/** How many passed, one after the other; without the build, the rest of its lane has no sense. */
async function passedIn(lane: readonly Gate[]): Promise<number> {
  let passed = 0;
  for (const gate of lane) {
    if (await passes(gate)) passed += 1;
    else if (gate.name === 'build') break;
  }
  return passed;
}

// `npm run check`: two lanes for two cores. `npm run check -- html links` runs these alone, on
// what was built last.
const wanted = argv.slice(2);
const all = [...ofPages, ...ofSources].map(({ name }) => name);
const unknown = wanted.find((name) => !all.includes(name));
if (unknown !== undefined) {
  console.error(`There is no gate '${unknown}'; the gates are: ${all.join(', ')}`);
  process.exitCode = 1;
} else {
  const started = performance.now();
  const lanes = [ofPages, ofSources].map((lane) =>
    lane.filter(({ name }) => wanted.length === 0 || wanted.includes(name)),
  );
  const [ofFirst = 0, ofSecond = 0] = await Promise.all(lanes.map(passedIn));
  const passed = ofFirst + ofSecond;
  const count = lanes.flat().length;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${passed} of ${count} gates passed in ${seconds} s.`);
  if (passed < count) process.exitCode = 1;
}
