import type { ReactNode } from 'react';
import { bootScript } from './boot-script.ts';
import { SvgDefinitions } from './components/svg-definitions.tsx';
import { fontSheet } from './styles/fonts.ts';
import { token } from './styles/token.ts';

declare module 'react' {
  /** Numbers that the style sheets calculate with are custom properties. */
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}

/** Addresses from the build or the development server. */
export interface Assets {
  /** Inline in every page; linked in development, so that an edit replaces it. */
  styles: { inline: string } | { href: string };
  /** The chunk with React. `entry` is the site's first module. */
  react: string;
  entry: string;
}

interface DocumentProps {
  assets: Assets;
  data: string | undefined;
  children: ReactNode;
}

/** The HTML document around every page. React hydrates only `#root`. */
export function Document({ assets: { styles, react, entry }, data, children }: DocumentProps) {
  return (
    <html lang="en-AU">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta
          name="theme-color"
          content={token('color-bar', ':root', 'dark')}
          media="(prefers-color-scheme: dark)"
        />
        <meta name="theme-color" content={token('color-bar')} />
        {'inline' in styles ? (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own style sheet
          <style dangerouslySetInnerHTML={{ __html: styles.inline }} />
        ) : (
          <link rel="stylesheet" href={styles.href} />
        )}
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <noscript>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own style sheet */}
          <style dangerouslySetInnerHTML={{ __html: fontSheet() }} />
        </noscript>
      </head>
      <body>
        <SvgDefinitions />
        <div id="root">{children}</div>
        <script
          data-react={react}
          data-entry={entry}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own script
          dangerouslySetInnerHTML={{ __html: bootScript }}
        />
        {data && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own data, already escaped
          <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: data }} />
        )}
      </body>
    </html>
  );
}
