import { company } from '../../content/company.ts';
import type { PageMeta } from '../../content/model/page.ts';

/** Address of a page or file on the site that is built; `path` starts with a slash. */
export const absoluteUrl = (path: string): string => __SITE_URL__ + path;

/** File of the picture that represents a page where its link is shared. */
export const previewFile = (path: string): string =>
  `previews/${path.slice(1).replaceAll('/', '-') || 'home'}.png`;

interface PageHeadProps {
  /** Omitted for pages hidden from search: they get `noindex` and no canonical address. */
  path?: string | undefined;
  meta: PageMeta;
}

/** Title, description, canonical address and link preview of a page. */
export function PageHead({ path, meta }: PageHeadProps) {
  return (
    <>
      <title>{meta.title}</title>
      <meta name="description" content={meta.description} />
      {path === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={absoluteUrl(path)} />
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={company.name} />
          <meta property="og:locale" content="en_AU" />
          <meta property="og:title" content={meta.title} />
          <meta property="og:description" content={meta.description} />
          <meta property="og:url" content={absoluteUrl(path)} />
          <meta property="og:image" content={absoluteUrl(`/${previewFile(path)}`)} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={meta.title} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}
