import 'react';

declare module 'react' {
  /** Numbers that the style sheets calculate with are custom properties. */
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}
