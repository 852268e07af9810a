import { expect } from 'vitest';
import { forEachTest, siteForEachTest, until } from './host.ts';
import type { TestDatabase } from './postgres.ts';
import { startScriptedServer } from './scripted-smtp.ts';

export const minutes = 60_000;
export const hours = 60 * minutes;
export const days = 24 * hours;

/** Who gets the mails. */
export const staff = 'staff@example.com';
export const boss = 'boss@example.com';
export const toStaff = `RCPT TO:<${staff}>`;
export const toBoss = `RCPT TO:<${boss}>`;

/** True for a whole message, among the commands that a mail server hears. */
export const isMessage = (command: string) => command.includes('Message-ID:');

/** A website of its own for each test of a file, with a mail server that answers as the test says. */
export function siteWithScriptedServer(
  settings: Readonly<Record<string, string>> = {},
  createDatabase?: () => Promise<TestDatabase>,
) {
  const server = forEachTest(startScriptedServer);
  const site = siteForEachTest(() => ({ SMTP_URL: server().url, ...settings }), createDatabase);
  /** The messages that the server heard, accepted or not. */
  const messages = () => server().heard.filter(isMessage);
  return {
    server,
    site,
    messages,
    /** Waits until staff were sent a list that has this enquiry. */
    async listOf(reference: string, column: 'listed_at' | 'refusal_listed_at') {
      await until(async () => expect((await site.row(reference))?.[column]).not.toBeNull());
      return messages().at(-1)?.replaceAll('=\n', '') ?? '';
    },
  };
}
