import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { environment, forEachTest, newEnquiry, siteForEachTest } from './host.ts';
import { startInbox } from './smtp.ts';

/** Runs `enquiries …` with settings; resolves to its exit code and everything that it wrote. */
export async function enquiriesWith(
  settings: Readonly<Record<string, string>>,
  args: readonly string[],
  input = '',
) {
  const env = { ...environment, ...settings };
  const run = promisify(execFile)(process.execPath, ['server/command.ts', ...args], { env });
  run.child.stdin?.end(input);
  const { code, stdout, stderr } = await run.then(
    (written) => ({ code: 0, ...written }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
  return { code, text: `${stdout}${stderr}`.trim() };
}

/** A website of its own for each test of a file, with its mailbox, and the staff's command on its data. */
export function siteWithStaff() {
  const inbox = forEachTest(startInbox);
  const site = siteForEachTest(() => ({ SMTP_URL: inbox().url }));
  const enquiries = (...args: readonly string[]) => enquiriesWith(site.store, args);
  return { inbox, site, enquiries };
}

export const spamOf = (email: string) =>
  newEnquiry({ message: 'https://spam.example/now '.repeat(9), email });
