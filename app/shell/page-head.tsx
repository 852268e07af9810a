import { company } from '../../content/company.ts';
import type { PageMeta } from '../../content/model.ts';

export const addressOf = (path: string): string => `${__SITE_URL__}${path === '/' ? '/' : path}`;

/** File of the picture that stands for a page where its link is shared. */
export const previewFile = (path: string): string =>
  `previews/${path.slice(1).replaceAll('/', '-') || 'home'}.png`;

interface PageHeadProps {
  /** Left out on pages that are not to be found by search: no canonical address, `noindex`. */
  path?: string;
  meta: PageMeta;
  /** Structured data in the vocabulary of schema.org. */
  data?: readonly Record<string, unknown>[];
}

/** Title, description, canonical address, link preview and structured data of a page. */
export function PageHead({ path, meta, data = [] }: PageHeadProps) {
  return (
    <>
      <title>{meta.title}</title>
      <meta name="description" content={meta.description} />
      {path === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={addressOf(path)} />
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={company.name} />
          <meta property="og:locale" content="en_AU" />
          <meta property="og:title" content={meta.title} />
          <meta property="og:description" content={meta.description} />
          <meta property="og:url" content={addressOf(path)} />
          <meta property="og:image" content={addressOf(`/${previewFile(path)}`)} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      {data.length > 0 && <StructuredData data={data} />}
    </>
  );
}

function StructuredData({ data }: { data: readonly Record<string, unknown>[] }) {
  // '<' is escaped so that no word of ours can end the script element.
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': data });
  const html = json.replaceAll('<', '\\u003c');
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own data, escaped above
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: html }} />
  );
}
