import { spawnSync } from 'node:child_process';
import process from 'node:process';

// Runs a program as systemd-run does, as far as deploy/enquiries needs it: sets a variable, and expands variables in
// arguments (systemd.service(5), 'Command lines').

const given = process.argv.slice(2);
const options = given.filter((word) => word.startsWith('--'));
const [, name = '', value = ''] =
  /--property=Environment=(\w+)=(.*)/.exec(options.join('\n')) ?? [];
const env = { ...process.env, [name]: value };

const [program = '', ...args] = given
  .slice(given.findIndex((word) => !word.startsWith('--')))
  .flatMap((word) => {
    const [, whole] = /^\$(\w+)$/.exec(word) ?? [];
    if (whole) return (env[whole] ?? '').split(/\s+/).filter(Boolean);
    return word.replaceAll(/\$\$|\$\{(\w+)\}/g, (_, inner) => (inner ? (env[inner] ?? '') : '$'));
  });
process.exitCode = spawnSync(program, args, { env, stdio: 'inherit' }).status ?? 1;
