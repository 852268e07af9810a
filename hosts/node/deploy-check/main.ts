import process from 'node:process';
import { readConfig } from '../../settings/config.ts';
import { misspeltSettings } from '../../settings/misspelt-settings.ts';
import { SettingError } from '../../settings/setting-error.ts';
import { settingNames } from '../../settings/setting-names.ts';
import type { Environment } from '../../settings/shared-settings.ts';
import { environmentChecks, type Finding } from './environment-checks.ts';

// `npm run check:env`: what is missing before a deploy, a line for each. Ends with 1 when
// something is. Reads settings as the server does, and changes nothing.

/** What is wrong with one setting, whatever the others are. */
function wrongIn(name: string, env: Environment): string | undefined {
  try {
    readConfig({ [name]: env[name] });
    return undefined;
  } catch (error) {
    if (error instanceof SettingError) return error.message.replace(`${name}: `, '');
    throw error;
  }
}

const wrong = new Map(
  settingNames.flatMap((name) => {
    const words = wrongIn(name, process.env);
    return words === undefined ? [] : [[name, words]];
  }),
);
const sound = Object.fromEntries(Object.entries(process.env).filter(([name]) => !wrong.has(name)));
const config = readConfig(sound);

const findings = new Map<string, Finding>();
for (const [name, words] of wrong) findings.set(name, { ok: false, words });
for (const { name, meant } of misspeltSettings(process.env)) {
  findings.set(name, { ok: false, words: `is no setting; rename it to ${meant}, or unset it` });
}
for (const [name, check] of Object.entries(environmentChecks)) {
  if (!wrong.has(name)) findings.set(name, await check(config, sound));
}
for (const [name, { ok, words }] of findings) {
  console.log(`${(ok ? 'ok' : 'missing').padEnd(9)}${name.padEnd(24)}${words}`);
}
const lacking = [...findings.values()].filter(({ ok }) => !ok).length;
console.log(lacking === 0 ? '\nReady to deploy.' : `\n${lacking} to do before a deploy.`);
process.exitCode = lacking === 0 ? 0 : 1;
