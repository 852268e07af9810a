import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { company } from '../../content/company.ts';
import { openInbox } from '../../testing/mail/inbox.ts';
import { changeBrand, otherCompany } from '../../testing/project/other-company.ts';
import { buildCopy, copyProject, testCopy } from '../../testing/project/project-copy.ts';
import { startSite } from '../../testing/servers/site.ts';

const { address, city, domain, name, phone, phoneDial } = company;

/** The data of the earlier company, however it is spaced. */
const traces = new RegExp(
  [
    name,
    domain,
    phone,
    phoneDial,
    address.street,
    address.suburb,
    `${address.state} ${address.postcode}`,
  ]
    .map((words) => RegExp.escape(words).replaceAll(/\\x20|\\x2d/g, '.?'))
    // The city is also the name of a time zone, and the location of data centres.
    .concat(`${city}(?! (time|data centre))`)
    .join('|'),
  'i',
);

let project: string;
const site = () => join(project, 'dist/site');
const read = (file: string) => readFileSync(join(site(), file));

// Changes only the files that the recipe names.
beforeAll(() => {
  project = copyProject('rebranding');
  changeBrand(project);
  buildCopy(project);
});
afterAll(() => rmSync(project, { recursive: true, force: true }));

test('After the recipe, the tests by rule pass without changes to other files', {
  timeout: 300_000,
}, () => {
  testCopy(project, ['/']);
});

test('no file of the built site has a trace of the earlier company', () => {
  const texts = globSync('**/*.{html,js,css,svg,xml,txt,json,webmanifest}', { cwd: site() });
  expect(texts.length).toBeGreaterThan(60);
  const left = texts
    .filter((name) => name !== 'third-party-notices.txt')
    .flatMap((name) => {
      const found = traces.exec(read(name).toString());
      return found ? [`${name}: ${found[0]}`] : [];
    });
  expect(left).toEqual([]);
});

test('the new name, numbers and addresses replace the old ones', () => {
  const home = read('index.html').toString();
  for (const words of [
    `<title>${otherCompany.name} - Professional IT Services, Design &amp; Cybersecurity</title>`,
    `${otherCompany.name} Technology Pty Ltd`,
    `href="tel:${otherCompany.phoneDial}"`,
    `href="mailto:help@${otherCompany.domain}"`,
    `design in ${otherCompany.city}`,
    `${otherCompany.street}, ${otherCompany.suburb} VIC ${otherCompany.postcode}`,
    'Founded in 2019',
  ]) {
    expect(home).toContain(words);
  }
  expect(read('terms-conditions/index.html').toString()).toContain('11 222 333 444');
});

test('pictures that show the name or the logo are drawn again', () => {
  for (const name of ['icon-512.png', 'apple-touch-icon.png', 'previews/home.png']) {
    expect(read(name).equals(readFileSync(join('dist/site', name))), name).toBe(false);
  }
});

test('an enquiry to the rebranded site reaches its inbox, also without a trace', async () => {
  const inbox = await openInbox();
  const server = await startSite({ SMTP_URL: inbox.url }, project);
  await fetch(`${server.url}/functions/v1/send-contact-email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Alex',
      email: 'alex@visitor.com',
      subject: 'Hello',
      message: 'Our server is down.',
      formType: 'home',
    }),
  });
  await expect.poll(() => inbox.mails.length).toBe(1);
  const [mail] = inbox.mails;
  expect(JSON.stringify(mail)).toContain(`help@${otherCompany.domain}`);
  expect(JSON.stringify(mail)).not.toMatch(traces);
  await server.stop();
  await inbox.close();
});
