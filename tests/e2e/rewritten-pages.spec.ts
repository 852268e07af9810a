import { expect, type Locator, type Page, test } from '@playwright/test';
import { formOf } from '../specification.ts';
import {
  enquiryFor,
  expectNotice,
  formOn,
  hydrateForm,
  hydrateTool,
  mailWith,
  open,
  openBeforeHydration,
} from './visit.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What proxies do to HTML, each as it is known for it. Scripts and styles stay as they are. */
const proxies: Readonly<Record<string, (html: string) => string>> = {
  'hides addresses and adds its scripts (Cloudflare)': (html) =>
    html
      .replaceAll(
        /href="mailto:[^"]*"([^>]*)>[^<]*/g,
        'href="/cdn-cgi/l/email-protection#ab"$1><span class="__cf_email__" data-cfemail="ab">[email&#160;protected]</span>',
      )
      .replace(
        '</body>',
        '<script data-cfasync="false" src="/cdn-cgi/scripts/email-decode"></script><script>window.proxy = 1</script></body>',
      ),
  'minifies: no comments, no white space, no quotes, no optional tags': (html) =>
    html
      .replaceAll(/<!--.*?-->/gs, '')
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/ ?(<\/?(?:p|div|li|ul|section|label|svg|g|path)[ >]) ?/g, '$1')
      .replaceAll(/ ([a-z]+)="([\w-]+)"(?=[ >])/g, ' $1=$2')
      .replaceAll(/<\/(?:p|li)>(?=<\/)/g, ''),
  'adds attributes and elements, and writes pictures and links in its own way': (html) =>
    html
      .replaceAll(/<(img|a|form|input|svg) /g, '<$1 data-pagespeed="1" ')
      .replaceAll(/href="\/([^"/]*)"/g, 'href="http://localhost:3445/$1"')
      .replaceAll(/<(textarea|fieldset|figure)[ >]/g, '<noscript>Lazy</noscript>$&')
      .replaceAll('style="', 'style="outline:0;'),
};

/** What a visitor sets in each tool, and what the message then says. */
const tools = [
  {
    path: '/it/disaster-recovery-backups',
    async set(figure: Locator) {
      await figure.getByText('Try your numbers').click();
      await figure.getByRole('textbox', { name: 'Staff (people)' }).fill('7');
    },
    says: /7 people/,
  },
  {
    path: '/cyber/essential-eight-assessment',
    set: (figure: Locator) => figure.getByRole('radio', { name: '3' }).check({ force: true }),
    says: /level 3/,
  },
  { path: '/design/web-design-development', set: async () => {}, says: /Core Web Vitals/ },
];

/** Scripts and styles have hashes in the content policy, or a meaning for white space. */
function rewrite(html: string, change: (html: string) => string): string {
  const parts = html.split(/(<script.*?<\/script>|<style.*?<\/style>|<pre.*?<\/pre>)/s);
  const changed = parts.map((part, index) => (index % 2 === 0 ? change(part) : part));
  return changed.join('');
}

const rewritePages = (page: Page, change: (html: string) => string) =>
  page.route('**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    await route.fulfill({ response, body: rewrite(await response.text(), change) });
  });

for (const [name, rewrites] of Object.entries(proxies)) {
  test.describe(`a proxy that ${name}`, () => {
    test.beforeEach(({ page }) => rewritePages(page, rewrites));

    for (const path of ['/', '/it/it-strategy']) {
      test(`${path}: the form keeps what was typed, and sends`, async ({ page }) => {
        const row = formOf(path);
        const enquiry = enquiryFor(row);
        const release = await openBeforeHydration(page, path);
        await formOn(page, row).fill(enquiry);
        const message = page.locator('form textarea');
        await message.focus();
        release();
        await hydrateForm(page);
        expect(await formOn(page, row).values()).toEqual(enquiry);
        await expect(message).toBeFocused();
        await formOn(page, row).button.click();
        await expectNotice(page, row.success);
        await mailWith(enquiry.message);
      });
    }

    for (const { path, set, says } of tools) {
      test(`${path}: the tool works`, async ({ page }) => {
        await open(page, path);
        await hydrateTool(page);
        const button = page.getByRole('button', { name: 'Use this in my message' });
        await set(page.locator('figure', { has: button }));
        await button.press('Enter');
        await expect(page.locator('form textarea')).toHaveValue(says);
      });
    }
  });
}

test('a proxy that changes scripts, which the content policy then refuses: the form posts itself', async ({
  page,
}) => {
  await page.route('**/it/it-strategy', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/<script[^>]*>/g, '$&;');
    await route.fulfill({ response, body });
  });
  const row = formOf('/it/it-strategy');
  await page.goto(row.path);
  await formOn(page, row).send(enquiryFor(row));
  await expect(page.locator('#message-sent:visible')).toContainText(row.success[1]);
});
