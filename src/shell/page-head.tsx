import { company } from '../../content/company.ts';
import { absoluteUrl, previewOf } from '../site-url.ts';

interface PageHeadProps {
  /** If omitted, the page gets `noindex` and no canonical address. */
  path?: string;
  title: string;
  description: string;
}

export function PageHead({ path, title, description }: PageHeadProps) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {path === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={absoluteUrl(path)} />
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={company.name} />
          <meta property="og:locale" content="en_AU" />
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description} />
          <meta property="og:url" content={absoluteUrl(path)} />
          <meta property="og:image" content={absoluteUrl(previewOf(path).path)} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={previewOf(path).alt} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}
