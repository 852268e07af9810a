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
import { loadSheets } from './shell/page-change/page-sheets.ts';
import { type PageHandle, plainPage } from './shell/page-handle.ts';
import { Shell } from './shell/shell.tsx';

/** Every page of the site (section 2, 'Screens and routes'). */
export const routes: RouteObject[] = [
  {
    Component: Shell,
    ErrorBoundary: ApplicationError,
    children: [
      page(
        '/',
        { kind: 'home', theme: 'neutral', footer: 'neutral', contact: 'contact' },
        async () => {
          const [{ HomePage }, parts] = await Promise.all([
            import('./pages/home/page.tsx'),
            stillParts('home', '/'),
          ]);
          const form = formOf('/');
          return () => <HomePage parts={parts} form={form} />;
        },
      ),
      ...lines.map(linePage),
      ...catalogue.map(servicePage),
      ...legalPages.map(({ path }) => legalPage(path)),
      page(sitePages.sitemap.path, plainPage, async () => {
        const { SitemapPage } = await import('./pages/plain/sitemap-page.tsx');
        return SitemapPage;
      }),
      page(staffPath, plainPage, async () => {
        const { openStaffPage } = await import('./pages/plain/staff-page.tsx');
        return openStaffPage();
      }),
      page('*', plainPage, async () => {
        const { NotFoundPage } = await import('./pages/plain/not-found-page.tsx');
        return NotFoundPage;
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
    const [Component] = await Promise.all([load(), loadSheets(path, handle), loadOverlay()]);
    return { Component };
  };
  return { path, handle, lazy };
}

function linePage(line: Line): RouteObject {
  return page(
    line.path,
    { kind: 'line', theme: line.id, footer: line.id, contact: 'contact-form' },
    async () => {
      const [{ LinePage }, parts] = await Promise.all([
        import('./pages/line/page.tsx'),
        stillParts('line', line.path),
      ]);
      const form = formOf(line.path);
      return () => <LinePage line={line} parts={parts} form={form} />;
    },
  );
}

function servicePage(entry: CatalogueEntry): RouteObject {
  const path = pathOf(entry);
  const frame = {
    kind: 'service',
    theme: entry.line,
    footer: entry.footer ?? entry.line,
    contact: 'contact-form',
  } as const;
  const lazy = async () => {
    const overlay = loadOverlay();
    const [{ ServicePage }, parts] = await Promise.all([
      import('./pages/service/page.tsx'),
      stillParts('service', path),
    ]);
    const handle: PageHandle = { ...frame, tool: parts.tool };
    const [watching] = await Promise.all([
      parts.tool ? import('./tools/watch-sent-tool.ts') : undefined,
      loadSheets(path, handle),
      overlay,
    ]);
    const page = { entry, parts, watchTool: watching?.watchSentTool, form: formOf(path) };
    const Component = () => <ServicePage {...page} />;
    return { Component, handle };
  };
  // The router ignores a handle that comes later than another: the tool is known with the service's data.
  return { path, lazy };
}

function legalPage(path: string): RouteObject {
  return page(path, plainPage, async () => {
    const [{ LegalPage }, parts] = await Promise.all([
      import('./pages/plain/legal-page.tsx'),
      stillParts('plain', path),
    ]);
    return () => <LegalPage path={path} parts={parts} />;
  });
}

function formOf(path: string): EnquiryForm {
  const form = formOn(path);
  if (!form) throw new Error(`content/forms.ts has no form for ${path}`);
  return form;
}
