import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openInbox } from '../../testing/inbox.ts';
import { copyProject } from '../../testing/project-copy.ts';
import { startSite } from '../../testing/site.ts';

/** What only the example company says of itself. */
const traces =
  /corner.?pocket|5550.?1234|surry|example street|sydney(?! (time|data centre))|NSW 2010|\.example\b/i;

const company = `import type { Company } from './model.ts';

export const company = {
  name: 'Long Paddock',
  legalName: 'Long Paddock Technology Pty Ltd',
  founded: 2019,
  domain: 'longpaddock.com.au',
  phone: '03 7010 5678',
  phoneDial: '+61370105678',
  email: 'help@longpaddock.com.au',
  generalEmail: 'office@longpaddock.com.au',
  helpDesk: { label: 'Support', href: 'https://support.longpaddock.com.au/' },
  professionalNetwork: { label: 'Xing', href: 'https://www.xing.com/pages/longpaddock' },
  photoSharing: { label: 'Flickr', href: 'https://www.flickr.com/longpaddock' },
  map: { label: 'Ballarat VIC', href: 'https://www.openstreetmap.org/search?query=Ballarat' },
  address: { street: '1 Lydiard Street', suburb: 'Ballarat Central', state: 'VIC', postcode: '3350', country: 'Australia' },
  coordinates: { latitude: -37.5622, longitude: 143.8503 },
  city: 'Ballarat',
  hours: ['Weekdays 9AM to 5PM'],
  openingHours: { days: ['Monday'], opens: '09:00', closes: '17:00' },
  agents: {
    windows: { label: 'Windows', href: 'https://support.longpaddock.com.au/w' },
    mac: { label: 'Mac', href: 'https://support.longpaddock.com.au/m' },
  },
  providers: { hosting: 'Ballarat Hosting, Australia', database: 'Ballarat Hosting, Australia', mail: 'Post Co, Australia' },
  registration: { abn: '11 222 333 444', acn: '222 333 444', siteAddress: 'www.longpaddock.com.au' },
} satisfies Company;

`;
const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path d="M0 0h100v100z"/></svg>';

let project: string;
const site = () => join(project, 'dist/site');
const read = (name: string) => readFileSync(join(site(), name));

// Two files are changed, and nothing else.
beforeAll(() => {
  project = copyProject('rebranding');
  const file = join(project, 'content/company.ts');
  const derived = readFileSync(file, 'utf8').slice(
    readFileSync(file, 'utf8').indexOf('/** The postal address'),
  );
  writeFileSync(file, company + derived);
  writeFileSync(join(project, 'site/public/favicon.svg'), logo);
  const built = spawnSync(process.execPath, ['build/build.ts'], {
    cwd: project,
    encoding: 'utf8',
  });
  expect(built.stdout + built.stderr).toContain('Built 26 pages');
});
afterAll(() => rmSync(project, { recursive: true, force: true }));

test('no file of the built site has a trace of the example company', () => {
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

test('the new name, numbers and addresses stand where the old ones stood', () => {
  const home = read('index.html').toString();
  for (const words of [
    '<title>Long Paddock - Professional IT Services, Design &amp; Cybersecurity</title>',
    'Long Paddock Technology Pty Ltd',
    'href="tel:+61370105678"',
    'href="mailto:help@longpaddock.com.au"',
    'design in Ballarat',
    '1 Lydiard Street, Ballarat Central VIC 3350',
    'Founded in 2019',
  ]) {
    expect(home).toContain(words);
  }
  expect(read('terms-conditions/index.html').toString()).toContain('11 222 333 444');
});

test('pictures that carry the name or the logo are drawn anew', () => {
  for (const name of ['icon-512.png', 'apple-touch-icon.png', 'previews/home.png']) {
    expect(read(name).equals(readFileSync(join('dist/site', name))), name).toBe(false);
  }
});

test('an enquiry to the rebranded site reaches its inbox without a trace either', async () => {
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
  expect(JSON.stringify(mail)).toContain('help@longpaddock.com.au');
  expect(JSON.stringify(mail)).not.toMatch(traces);
  await server.stop();
  await inbox.close();
});
