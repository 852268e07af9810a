import { fontsHref } from 'virtual:fonts';
import type { ReactNode } from 'react';
import type { PageAssets } from './prerender.tsx';
import { LogoSymbol, logoAddress } from './shell/logo-symbol.tsx';
import { BallParts } from './ui/ball-parts.tsx';

interface DocumentProps {
  assets: PageAssets;
  /** Structured data of the page, as JSON. */
  data?: string | undefined;
  children: ReactNode;
}

/** The HTML document around every page: its style sheet inside, its script a file that waits. */
export function Document({ assets, data, children }: DocumentProps) {
  return (
    <html lang="en-AU">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#3a3f47" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own style sheet */}
        <style dangerouslySetInnerHTML={{ __html: assets.styles }} />
        <link rel="icon" href={logoAddress} type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        {assets.boot ? (
          <noscript>
            <link rel="stylesheet" href={fontsHref} />
          </noscript>
        ) : (
          <link rel="stylesheet" href={fontsHref} />
        )}
        {assets.boot && <script type="module" src={assets.boot} />}
        {data && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own data, escaped where made
          <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: data }} />
        )}
      </head>
      <body>
        <BallParts />
        <LogoSymbol />
        <div id="root">{children}</div>
      </body>
    </html>
  );
}
