import type { CompressedPicture } from './compress-picture.ts';

/** What content says of a picture (`Picture` in `content/model/slots.ts`). */
interface NamedPicture {
  src: string;
  width: unknown;
  height: unknown;
}

function isPicture(value: object): value is NamedPicture {
  return 'src' in value && typeof value.src === 'string' && value.src.startsWith('/pictures/');
}

/** Every picture in what content exports, at any depth. */
export function picturesIn(value: unknown, seen = new Set<object>()): readonly NamedPicture[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  if (isPicture(value)) return [value];
  return Object.values(value).flatMap((inner) => picturesIn(inner, seen));
}

/** What is wrong with what content says of pictures: a sentence each. */
export function pictureProblems(
  named: readonly NamedPicture[],
  served: ReadonlyMap<string, Pick<CompressedPicture, 'width' | 'height'>>,
): readonly string[] {
  return named.flatMap(({ src, width, height }) => {
    const picture = served.get(src);
    if (!picture) return [`content names '${src}', but content/pictures has no original for it`];
    if (width === picture.width && height === picture.height) return [];
    const right = `width: ${picture.width}, height: ${picture.height}`;
    return [`content names '${src}' with a wrong size: write ${right}`];
  });
}
