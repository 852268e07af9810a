import type { Picture } from '../../content/model/slots.ts';

/** A picture that is fetched when it is nearly in view, in the space that is kept for it. */
export function Photograph({ of: { src, width, height, alt } }: { of: Picture }) {
  return <img src={src} width={width} height={height} alt={alt} loading="lazy" />;
}
