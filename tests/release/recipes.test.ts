import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startSmtpInbox } from '../../testing/mail/smtp-inbox.ts';
import { changeBrand, otherCompany, ownCompany } from '../../testing/project/other-company.ts';
import {
  buildCopy,
  changeFile,
  copyProject,
  testCopy,
  testFigures,
} from '../../testing/project/project-copy.ts';
import { followRecipe, recipes } from '../../testing/project/recipes.ts';
import { post } from '../../testing/servers/server-process.ts';
import { startSite } from '../../testing/servers/site.ts';
import { newEnquiry } from '../../testing/test-enquiries.ts';

let project: string;
let site: string;
const page = (path: string) => readFileSync(join(site, path, 'index.html'), 'utf8');

/** The page of the new service before a tool takes the place of its drawing. */
let drawn: string;

// All recipes in one copy, which is built as `npm start` would.
beforeAll(() => {
  project = copyProject('recipes');
  site = join(project, 'dist/site');
  for (const recipe of Object.keys(recipes)) {
    if (recipe === 'Add a tool') {
      buildCopy(project, '--quick');
      drawn = page('cyber/phishing-drills');
      testFigures(project, '/cyber/phishing-drills');
    }
    followRecipe(recipe, project);
  }
  changeBrand(project);
  buildCopy(project);
}, 300_000);
afterAll(() => rmSync(project, { recursive: true, force: true }));

test('After the recipes, the tests by rule pass without changes to other files', {
  timeout: 300_000,
}, () => {
  const paths = ['/', '/cyber/phishing-drills', '/accessibility-statement'];
  testCopy(project, paths, ['drill-clicks']);
});

describe('Adding a service by the recipe', () => {
  test('creates a page with title, heading, all sections and form', () => {
    const html = page('cyber/phishing-drills');
    expect(html).toContain(
      `<title>Phishing Drills - Cyber Security - ${otherCompany.name}</title>`,
    );
    expect(html).toContain('>Phishing Drills</h1>');
    expect(html).toContain('"@type":"Service","name":"Phishing Drills"');
    for (const part of ['id="benefits"', 'id="process"', 'id="expect"', 'id="contact-form"']) {
      expect(html).toContain(part);
    }
  });

  test('adds it to both menus and the footer of every page', () => {
    const links = page('privacy-policy').match(/href="\/cyber\/phishing-drills"/g);
    expect(links).toHaveLength(3);
  });

  test('adds it to the overview, the sitemap page and sitemap.xml', () => {
    const shell = 3;
    for (const path of ['cyber', 'sitemap']) {
      const links = page(path).match(/href="\/cyber\/phishing-drills"/g);
      expect(links).toHaveLength(shell + 1);
    }
    expect(readFileSync(join(site, 'sitemap.xml'), 'utf8')).toContain(
      `<loc>https://${otherCompany.domain}/cyber/phishing-drills</loc>`,
    );
  });

  test('lets the function know its form with the usual notices, before it has a row', async () => {
    const other = copyProject('service');
    changeFile(
      join(other, 'content/catalogue.ts'),
      '= [',
      "= [{ line: 'cyber', slug: 'no-row', title: 'Without a Row', summary: 'Nothing more' },",
    );
    const module: unknown = await import(pathToFileURL(join(other, 'content/forms.ts')).href);
    rmSync(other, { recursive: true });
    expect(module).toMatchObject({
      forms: expect.arrayContaining([
        expect.objectContaining({
          formType: 'no-row',
          page: '/cyber/no-row',
          subject: { kind: 'fixed', text: 'Without a Row Inquiry' },
          missing: { title: 'Error', text: 'Please fill in all required fields' },
        }),
      ]),
    });
  });
});

test('A figure drawn by the recipe is on its page, in both shapes, with the ball of the service', () => {
  const [figure = ''] = /<figure.*?<\/figure>/s.exec(drawn) ?? [];
  expect(figure.match(/class="(wide|narrow)"/g)).toHaveLength(2);
  expect(figure.match(/One of you reports it/g)).toHaveLength(2);
  expect(figure).toContain('An example: a drill with 40 people');
  expect(figure).not.toContain('Passkey, not a text message');
});

test('A tool added by the recipe is the figure of its service, with its example, and its page alone has its styles', () => {
  const html = page('cyber/phishing-drills');
  const [figure = ''] = /<div data-tool="drill-clicks"[^>]*>.*?<\/figure>/s.exec(html) ?? [];
  expect(figure.match(/class="(wide|narrow)"/g)).toHaveLength(2);
  expect(figure).toMatch(/<tspan class="as-answer"[^>]*>6</);
  expect(figure).toContain('name="share"');
  expect(figure).toContain('Use this in my message');
  expect(html.match(/<figure/g)).toHaveLength(1);
  expect(html).toContain('.tool-rail');
  expect(page('cyber/boundary-vulnerability-assessment')).not.toContain('.tool-rail');
});

test('A field added by the recipe is on every form, where it is optional', () => {
  for (const path of ['', 'it', 'cyber/phishing-drills']) {
    const [field = ''] = /<input[^>]*name="phone"[^>]*>/.exec(page(path)) ?? [];
    expect(field).toContain('type="tel"');
    expect(field).toContain('autoComplete="tel"');
    expect(field).toContain('placeholder="Phone Number (optional)"');
    expect(field).not.toContain('required');
  }
});

test('A legal page added by the recipe has its text, and is in footer, sitemap page and sitemap.xml', () => {
  const html = page('accessibility-statement');
  expect(html).toContain(`<title>Accessibility Statement - ${otherCompany.name}</title>`);
  expect(html.split('id="section-2"')[1]).toContain(otherCompany.phone);
  const linksOn = (path: string) => page(path).split('href="/accessibility-statement"').length - 1;
  expect(linksOn('it/it-strategy')).toBe(1);
  expect(linksOn('sitemap')).toBe(2);
  expect(readFileSync(join(project, 'dist/site/sitemap.xml'), 'utf8')).toContain(
    `<loc>https://${otherCompany.domain}/accessibility-statement</loc>`,
  );
});

test('A notice changed by the recipe appears only on the pages whose forms show it', () => {
  const words = 'We’ll answer by the next business day.';
  const shown = (path: string) => page(path).replaceAll('&#x27;', '’').includes(words);
  expect(shown('it/it-strategy')).toBe(true);
  expect(shown('cyber/essential-eight-assessment')).toBe(false);
});

test('A form added by the recipe appears on its page, and the function computes its subject', async () => {
  expect(page('cyber/phishing-drills')).toContain('name="formType" value="drills"');
  const module: unknown = await import(pathToFileURL(join(project, 'content/forms.ts')).href);
  expect(module).toMatchObject({
    forms: expect.arrayContaining([
      expect.objectContaining({
        formType: 'drills',
        subject: { kind: 'from-name', template: 'Phishing drill for {name}' },
        success: expect.objectContaining({ title: 'Message Sent!' }),
      }),
    ]),
  });
});

describe('Changing the brand by the recipe', () => {
  test('leaves no trace of the earlier company in any file of the built site', () => {
    const texts = globSync('**/*.{html,js,css,svg,xml,txt,json,webmanifest}', { cwd: site });
    expect(texts.length).toBeGreaterThan(60);
    const left = texts
      .filter((name) => name !== 'third-party-notices.txt')
      .flatMap((name) => {
        const found = ownCompany.exec(readFileSync(join(site, name)).toString());
        return found ? [`${name}: ${found[0]}`] : [];
      });
    expect(left).toEqual([]);
  });

  test('replaces the old name, numbers and addresses by the new ones', () => {
    const home = page('');
    for (const words of [
      `<title>${otherCompany.name} - Professional IT Services, Design &amp; Cybersecurity in ${otherCompany.city}</title>`,
      `${otherCompany.name} Technology Pty Ltd`,
      `href="tel:${otherCompany.phoneDial}"`,
      `href="mailto:help@${otherCompany.domain}"`,
      `design in ${otherCompany.city}`,
      `${otherCompany.street}, ${otherCompany.suburb} VIC ${otherCompany.postcode}`,
      'Founded in 2019',
    ]) {
      expect(home).toContain(words);
    }
    expect(page('terms-conditions')).toContain('11 222 333 444');
  });

  test('draws the pictures again that show the name or the logo', () => {
    for (const name of ['icon-512.png', 'apple-touch-icon.png', 'previews/home.png']) {
      expect(
        readFileSync(join(site, name)).equals(readFileSync(join('dist/site', name))),
        name,
      ).toBe(false);
    }
  });

  test('brings enquiries to the new inbox, also without a trace', async () => {
    const inbox = await startSmtpInbox();
    const server = await startSite({ SMTP_URL: inbox.url }, project);
    await post(server.url, newEnquiry({ email: 'alex@visitor.com' }));
    await expect.poll(() => inbox.received.length).toBe(1);
    const [mail] = inbox.received;
    expect(JSON.stringify(mail)).toContain(`help@${otherCompany.domain}`);
    expect(JSON.stringify(mail)).not.toMatch(ownCompany);
    await server.stop();
    await inbox.close();
  });
});
