import type { ReactNode } from 'react';
import { company } from '../../../content/company.ts';
import type { PageMeta } from '../../../content/model/page.ts';
import { sitePages } from '../../../content/site-pages.ts';
import { legalDocumentAt } from '../page-data.ts';
import { sheet } from '../sheets.tsx';
import type { RenderedParts } from '../still-parts.tsx';
import { LegalText } from './legal-text.tsx';
import { NotFound, notFoundMeta } from './not-found.tsx';
import { Sitemap, sitemapMeta } from './sitemap.tsx';

/** All of a legal document, of the sitemap, and of the page for unknown paths, '*'. */
export async function partsOf(path: string): Promise<RenderedParts> {
  const [meta, page] = await contentOf(path);
  return {
    meta,
    parts: {
      page: (
        <>
          {await sheet('pages/plain/sheet.css')}
          {page}
        </>
      ),
    },
  };
}

async function contentOf(path: string): Promise<readonly [PageMeta, ReactNode]> {
  if (path === sitePages.sitemap.path) return [sitemapMeta, <Sitemap key={path} />];
  if (path === '*') return [notFoundMeta, <NotFound key={path} />];
  const { description, ...document } = await legalDocumentAt(path);
  const meta = { title: `${document.title} - ${company.name}`, description };
  return [meta, <LegalText key={path} document={document} />];
}
