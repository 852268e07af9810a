import { fontsHref } from 'virtual:fonts';
import type { ReactNode } from 'react';
import { afterFigure, firstWords } from '../sections/first-words.ts';
import { LogoSymbol } from '../shell/header/logo-symbol.tsx';
import { script as bootAfterPaint } from '../start/1-after-paint.ts?inline-script';
import sharedSheet from '../styles/shared.css?inline';
import { BallParts } from '../ui/ball-parts.tsx';
import { IconShapes } from './icon-shapes.tsx';
import { colour, darkColour } from './tokens.ts';

interface DocumentProps {
  /** Address of the boot module. */
  boot: string;
  /** Names this version of all style sheets of the site. */
  version: string;
  /** Whether its first view is a service's, with a figure beside the words (`site/sections/hero.css`). */
  hasFigure: boolean;
  /** The page's structured data as JSON. */
  data?: string | undefined;
  children: ReactNode;
}

/** The HTML document around every page. Its style sheets are inline; its script loads after the paint. */
export function Document({ boot, version, hasFigure, data, children }: DocumentProps) {
  return (
    <html lang="en-AU" data-opening="">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {/* Until this is there, browsers that know it paint nothing: a picture of the header alone would keep
            them waiting (docs/decisions/site/021-…). */}
        <link rel="expect" href={`#${firstWords}`} blocking="render" />
        {hasFigure && (
          <link rel="expect" href={`#${afterFigure}`} blocking="render" media="(width >= 75rem)" />
        )}
        <meta
          name="theme-color"
          content={darkColour('color-bar')}
          media="(prefers-color-scheme:dark)"
        />
        <meta name="theme-color" content={colour('color-bar')} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own style sheet */}
        <style dangerouslySetInnerHTML={{ __html: sharedSheet }} />
        {/* An empty icon, else browsers request /favicon.ico; the boot module names the real one. */}
        <link rel="icon" href="data:," />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <noscript>
          <link rel="icon" href="/favicon.svg" />
          <link rel="stylesheet" href={fontsHref} />
        </noscript>
      </head>
      <body>
        <script
          data-boot={boot}
          data-sheets={version}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own script
          dangerouslySetInnerHTML={{ __html: bootAfterPaint }}
        />
        <BallParts />
        <LogoSymbol />
        <IconShapes />
        <div id="root">{children}</div>
        {/* After all that is painted: only search engines read it. */}
        {data && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own data, already escaped
          <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: data }} />
        )}
      </body>
    </html>
  );
}
