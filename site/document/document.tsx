import { fontsHref } from 'virtual:fonts';
import type { ReactNode } from 'react';
import { LogoSymbol } from '../shell/header/logo-symbol.tsx';
import { script as bootAfterPaint } from '../start/after-paint.ts?inline-script';
import { BallParts } from '../ui/ball-parts.tsx';

/** What the build hands to each page. */
export interface PageAssets {
  /** Address of the boot module; left out where no script is to run. */
  boot?: string;
  styles: string;
}

interface DocumentProps {
  assets: PageAssets;
  /** Structured data of the page, as JSON. */
  data?: string | undefined;
  children: ReactNode;
}

/** The HTML document around every page: its style sheet inside, its script asked for after the paint. */
export function Document({ assets, data, children }: DocumentProps) {
  return (
    <html lang="en-AU">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#3a3f47" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own style sheet */}
        <style dangerouslySetInnerHTML={{ __html: assets.styles }} />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        {assets.boot ? (
          <noscript>
            <link rel="stylesheet" href={fontsHref} />
          </noscript>
        ) : (
          <link rel="stylesheet" href={fontsHref} />
        )}
        {data && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own data, escaped where made
          <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: data }} />
        )}
      </head>
      <body>
        <BallParts />
        <LogoSymbol />
        <div id="root">{children}</div>
        {assets.boot && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a script of the site's own
          <script data-boot={assets.boot} dangerouslySetInnerHTML={{ __html: bootAfterPaint }} />
        )}
      </body>
    </html>
  );
}
