import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { guides, stepsOf, withoutOperatorSteps } from '../../testing/project/guides.ts';
import { childEnvironment } from '../../testing/servers/child-environment.ts';
import { post } from '../../testing/servers/server-process.ts';
import { startProgram } from '../../testing/servers/start-program.ts';
import { newEnquiry } from '../../testing/test-enquiries.ts';

/** Where a command is run that is not run here. */
const elsewhere: Readonly<Record<string, string>> = {
  'npm test': 'runs before this',
  'npm run test:pages': 'the first part of npm run test:release',
  'npm run test:release': 'runs this',
  'npm run check': 'a part of npm test',
  'npm run check:env': 'tests/operations/check-env.test.ts',
  'npm run build:function': 'tests/faults/deno-function.test.ts',
  'npm run dev': 'tests/release/dev-server.test.ts',
  'npm run format': 'changes files; npm run check says where',
  'npm run screenshots': 'tests/release/screenshots.test.ts',
  'npm run bench': 'measures for half an hour',
  'npm run bench:server': 'measures for minutes',
  'npm run test:faults': 'takes a quarter of an hour',
  'npm outdated': "npm's own; says what the registry has",
  'npm install': "npm's own; build/setup/setup.mjs runs npm ci",
  'supabase link --workdir hosts': 'needs a project on Supabase',
  'supabase db push --workdir hosts': 'needs a project on Supabase',
  'supabase secrets set --workdir hosts': 'needs a project on Supabase',
  'supabase functions deploy send-contact-email --workdir hosts': 'needs a project on Supabase',
  'supabase functions deploy staff-act --workdir hosts': 'needs a project on Supabase',
};

/** The commands of the guides: lines of shell blocks, and code in sentences. */
function commandsOf(text: string): string[] {
  const blocks = [...text.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].flatMap(([, block = '']) =>
    block.split('\n'),
  );
  const inline = [...text.matchAll(/`((?:npm|npx|node|git|supabase) [^`]+)`/g)].map(
    ([, command = '']) => command,
  );
  return [...blocks, ...inline].map((line) => line.replace(/ +#.*$/, '').trim()).filter(Boolean);
}

const noSystemd = spawnSync('systemd-analyze', ['--version']).status !== 0;

test.skipIf(noSystemd)('systemd understands the units', () => {
  const units = mkdtempSync(join(tmpdir(), 'units-'));
  const files = globSync('deploy/*.{service,socket,timer}').map((path) => {
    const unit = join(units, basename(path).replace('@', '@3001'));
    // It requires the programs to exist where the units name them.
    const here = readFileSync(path, 'utf8')
      .replaceAll('/opt/website', resolve('.'))
      .replaceAll('/usr/local/bin', resolve('deploy'));
    writeFileSync(unit, here);
    return unit;
  });
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', ...files], {
    encoding: 'utf8',
  });
  rmSync(units, { recursive: true });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});

describe('Every command of the guides', () => {
  let clone: string;
  let data: string;
  let env: NodeJS.ProcessEnv;
  const done = new Set<string>();
  const output = { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const;

  const run = (command: string, values: Readonly<Record<string, string>> = {}) => {
    done.add(command);
    const actual = Object.entries(values).reduce(
      (words, [name, value]) => words.replaceAll(name, value),
      command,
    );
    const result = spawnSync('sh', ['-ec', actual], { cwd: clone, env, ...output });
    return { ...result, command: actual };
  };
  const expectSuccess = ({
    status,
    stderr,
    command,
  }: SpawnSyncReturns<string> & { command: string }) =>
    expect({ command, status, stderr: status === 0 ? '' : stderr }).toEqual({
      command,
      status: 0,
      stderr: '',
    });

  /** Milliseconds; the clone is built and served, which is as slow as a first start. */
  const timeout = 180_000;

  beforeAll(() => {
    const folder = mkdtempSync(join(tmpdir(), 'documents-'));
    clone = join(folder, 'website');
    data = join(folder, 'data');
    // Programs that npm starts find the pinned Node first, as everywhere.
    const PATH = dirname(process.execPath) + delimiter + process.env.PATH;
    env = {
      ...childEnvironment,
      PATH,
      HOME: process.env.HOME,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: data,
    };
    spawnSync('git', ['clone', '--quiet', '.', clone]);
    // The packages of here are those of the clone; it must not find a reason to install its own.
    spawnSync(process.execPath, ['build/setup/setup.mjs']);
    copyFileSync('package-lock.json', join(clone, 'package-lock.json'));
    symlinkSync(resolve('node_modules'), join(clone, 'node_modules'));
  });
  afterAll(() => rmSync(dirname(clone), { recursive: true, force: true }));

  test(
    'that upgrades is run on a clone',
    () => {
      const settings = join(data, 'website.env');
      mkdirSync(data);
      writeFileSync(settings, 'SITE_URL=https://www.example.com\n');
      const [steps = ''] = stepsOf('docs/running.md', 'Upgrade');
      const commands = steps.trimEnd().split('\n');
      expect(commands.pop()).toMatch(/^systemctl restart /);
      expect(commands).toHaveLength(3);
      for (const command of commands) {
        expectSuccess(run(command, { '/etc/website.env': settings }));
      }
      expect(readFileSync(join(clone, 'dist/site/robots.txt'), 'utf8')).toContain(
        'https://www.example.com/sitemap.xml',
      );
    },
    timeout,
  );

  test('that lists something prints it', () => {
    const statements = run('npm run to-confirm').stdout;
    expect(statements).toMatch(/^content\/home\.ts:\d+ {2}\S.*: \S/m);
    expect(statements).toMatch(/\n\d+ statements need the owner's confirmation\.\n$/);
    // Here, where the packages are: npm does not follow the clone's link to them.
    const sbom = spawnSync('npm', ['run', '--silent', 'sbom'], { env, ...output });
    expect(JSON.parse(sbom.stdout)).toMatchObject({ bomFormat: 'CycloneDX' });
    done.add('npm run sbom');
  });

  test(
    'that staff give is given while the server of npm start runs, and restores after it',
    async () => {
      done.add('npm start');
      // The address that it is built for: otherwise it would be built again.
      const settings = { ...env, SITE_URL: 'https://www.example.com', MAIL_TO_FILES: '1' };
      const server = await startProgram(['npm', 'start'], settings, clone);
      const enquiry = newEnquiry({ email: 'alex@example.com', message: 'Our server is down.' });
      const reference = (await post(server.url, enquiry))?.reference ?? 'not accepted';
      const file = join(dirname(clone), 'backup.db');
      const values = {
        REFERENCE: reference,
        EMAIL: 'alex@example.com',
        FILE: join(dirname(clone), 'other.db'),
        '/var/backups/enquiries.db': file,
      };
      const command = (words: string) => run(`npm run enquiries -- ${words}`, values);
      expect(command('list').stdout).toContain(reference);
      expect(command('show REFERENCE').stdout).toContain('Our server is down.');
      expect(command('stats').status).toBe(0);
      expect(command('letter').stdout).toContain('Enquiries');
      expect(command('find EMAIL').stdout).toContain(reference);
      expect(command('export EMAIL --json').stdout).toContain('Our server is down.');
      expect(command('list --state unanswered').stdout).toContain(reference);
      expectSuccess(command('answered REFERENCE'));
      expectSuccess(command('reopen REFERENCE'));
      expectSuccess(command('close REFERENCE'));
      expect(command('acts REFERENCE').stdout).toMatch(/answered.*reopened.*closed/s);
      // Nothing failed and nothing is held back: both say so, and that is what a person is to read.
      expect(command('retry REFERENCE').stderr).not.toMatch(/Usage/);
      expect(command('release REFERENCE').stderr).not.toMatch(/Usage/);
      expect(command('quarantine').stderr).not.toMatch(/Usage/);
      for (const words of [
        'purge --sign flood --dry-run',
        'purge --sign flood',
        'purge --network 2001:db8:7::/48 --dry-run',
        'purge --from 2026-03-14T08:00+11:00 --to 2026-03-14T20:00+11:00 --dry-run',
      ]) {
        expect(command(words).stderr).not.toMatch(/Usage/);
      }
      expectSuccess(run('npm run enquiries -- backup'));
      expectSuccess(command('backup FILE'));
      expectSuccess(command('backup /var/backups/enquiries.db'));
      expectSuccess(command('verify /var/backups/enquiries.db'));
      expectSuccess(command('erase EMAIL'));
      server.child.kill('SIGTERM');
      // npm ends first; its output is closed once the server has ended too.
      await once(server.child, 'close');
      expectSuccess(command('restore /var/backups/enquiries.db --replace'));
    },
    timeout,
  );

  test('is one of those, or is run elsewhere', () => {
    const commands = guides.flatMap((name) => commandsOf(withoutOperatorSteps(name)));
    expect(commands.length).toBeGreaterThan(30);
    const never = commands.filter((command) => {
      const known = command.replace(/^(npm run (?:bench|check|screenshots)) -- .*$/, '$1');
      return !done.has(known) && !(known in elsewhere) && !isRecipe(known);
    });
    expect(never).toEqual([]);
  });
});

/** Run by tests/release/recipes.test.ts. */
const isRecipe = (command: string) => command.startsWith('cp content/services/');
