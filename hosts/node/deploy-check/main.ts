import process from 'node:process';
import { misspeltSettings } from '../../settings/misspelt-settings.ts';
import { isIn, readConfig, wrongIn } from '../../settings/read-settings.ts';
import { allSettings } from '../../settings/table.ts';
import { environmentChecks, type Finding } from './environment-checks.ts';

// `npm run check:env`: what is missing before a deploy, a line for each. Ends with 1 when
// something is. Reads settings as the server does, and changes nothing.

const findings = new Map<string, Finding>();
for (const setting of allSettings.filter((one) => isIn('server', one))) {
  const message = wrongIn(setting, process.env);
  if (message !== undefined) findings.set(setting.name, { ok: false, message });
}
const wrong = new Set(findings.keys());
const sound = Object.fromEntries(Object.entries(process.env).filter(([name]) => !wrong.has(name)));
const config = readConfig(sound);

for (const { name, meant } of misspeltSettings(process.env)) {
  findings.set(name, {
    ok: false,
    message: `is not a setting; rename it to ${meant}, or unset it`,
  });
}
for (const [name, check] of Object.entries(environmentChecks)) {
  if (!wrong.has(name)) findings.set(name, await check(config, sound));
}
for (const [name, { ok, message }] of findings) {
  console.log(`${(ok ? 'ok' : 'missing').padEnd(9)}${name.padEnd(24)}${message}`);
}
const missing = [...findings.values()].filter(({ ok }) => !ok).length;
console.log(missing === 0 ? '\nReady to deploy.' : `\n${missing} to do before a deploy.`);
process.exitCode = missing === 0 ? 0 : 1;
