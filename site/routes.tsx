import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { catalogue, pathOf } from '../content/catalogue.ts';
import { formOn } from '../content/forms.ts';
import { lines } from '../content/lines.ts';
import type { EnquiryForm } from '../content/model/form.ts';
import type { CatalogueEntry, Line } from '../content/model/line.ts';
import { closingPages, legalPages, sitePages, staffPath } from '../content/site-pages.ts';
import { ApplicationError } from './pages/application-error.tsx';
import { stillParts } from './pages/still-parts.tsx';
import { loadOverlay } from './shell/page-change/load-overlay.ts';
import { type PageHandle, plainPage } from './shell/page-handle.ts';
import { Shell } from './shell/shell.tsx';

const homePage: PageHandle = { theme: 'neutral', footer: 'neutral', contact: 'contact' };

/** Every page of the site (section 2, 'Screens and routes'). */
export const routes: RouteObject[] = [
  {
    Component: Shell,
    ErrorBoundary: ApplicationError,
    children: [
      page('/', homePage, async () => {
        const [{ HomePage }, parts] = await Promise.all([
          import('./pages/home/page.tsx'),
          stillParts('home', '/'),
        ]);
        const form = formOf('/');
        return () => <HomePage parts={parts} form={form} />;
      }),
      ...lines.map(linePage),
      ...catalogue.map(servicePage),
      ...[...legalPages, sitePages.sitemap].map(({ path }) => stillPage(path)),
      page(staffPath, plainPage, async () => {
        const { openStaffPage } = await import('./pages/plain/staff-page.tsx');
        return openStaffPage();
      }),
      page('*', plainPage, async () => {
        const [{ NotFoundPage }, parts] = await Promise.all([
          import('./pages/plain/not-found-page.tsx'),
          stillParts('plain', '*'),
        ]);
        return () => <NotFoundPage parts={parts} />;
      }),
    ],
  },
];

/** The paths for which the build creates a page and a link preview, and which sitemap.xml lists. */
export const paths: readonly string[] = [
  sitePages.home.path,
  ...lines.map((line) => line.path),
  ...catalogue.map(pathOf),
  ...closingPages.map(({ path }) => path),
];

/** The paths for which the build creates a page that nothing lists and nothing links to. */
export const unlistedPaths: readonly string[] = [staffPath];

function page(path: string, handle: PageHandle, load: () => Promise<ComponentType>): RouteObject {
  const lazy = async () => {
    const [Component] = await Promise.all([load(), loadOverlay()]);
    return { Component };
  };
  return { path, handle, lazy };
}

function linePage({ id, path }: Line): RouteObject {
  return formPage('line', path, { theme: id, footer: id, contact: 'contact-form' });
}

function servicePage(entry: CatalogueEntry): RouteObject {
  const { line, footer = line } = entry;
  return formPage('service', pathOf(entry), { theme: line, footer, contact: 'contact-form' });
}

function formPage(kind: 'line' | 'service', path: string, handle: PageHandle): RouteObject {
  return page(path, handle, async () => {
    const [{ FormPage }, parts] = await Promise.all([
      import('./pages/form-page.tsx'),
      stillParts(kind, path),
    ]);
    const watching = parts.tool ? await import('./tools/watch-sent-tool.ts') : undefined;
    const form = formOf(path);
    return () => (
      <FormPage path={path} parts={parts} watchTool={watching?.watchSentTool} form={form} />
    );
  });
}

function stillPage(path: string): RouteObject {
  return page(path, plainPage, async () => {
    const [{ StillPage }, parts] = await Promise.all([
      import('./pages/plain/still-page.tsx'),
      stillParts('plain', path),
    ]);
    return () => <StillPage path={path} parts={parts} />;
  });
}

function formOf(path: string): EnquiryForm {
  const form = formOn(path);
  if (!form) throw new Error(`content/forms.ts has no form for ${path}`);
  return form;
}
