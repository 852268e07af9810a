import { readFile } from 'node:fs/promises';
import { parse } from 'node:path';
import sharp, { type Sharp } from 'sharp';

/** Where originals lie, as the phone or camera made them; from the project's folder. */
export const picturesFolder = 'content/pictures';

/**
 * Width and height in px, at most. Pictures are in columns of less than 600 px
 * (`site/sections/added.css`), and on many screens a px of the page is two of the picture.
 */
const maxSide = 1200;

/** Of 100: a photograph shows no loss yet, and a higher one takes far more bytes. */
const quality = 80;

const extensions = new Set(['.jpg', '.jpeg', '.png', '.webp', '.avif']);
const formats = 'JPEG, PNG, WebP or AVIF';

/**
 * Where an original is served: '/pictures/sam.webp' for `sam.jpg`.
 * @throws Error if it is not named like a picture, or in a way that an address would have to escape.
 */
export function servedAs(name: string): `/pictures/${string}.webp` {
  const { name: stem, ext } = parse(name);
  if (!extensions.has(ext.toLowerCase())) {
    throw new Error(`${picturesFolder}/${name} is not a picture: save it as ${formats}`);
  }
  if (!/^[\w-]+$/.test(stem)) {
    throw new Error(`${picturesFolder}/${name}: name it with letters a to z, digits and hyphens`);
  }
  return `/pictures/${stem}.webp`;
}

/** A picture as it is served. */
export interface CompressedPicture {
  /** WebP. */
  data: Buffer;
  /** In px. */
  width: number;
  height: number;
}

/** By what the file holds: a vector drawing that is named like a photograph is none. */
async function isPicture(image: Sharp): Promise<boolean> {
  const { format, compression } = await image.metadata();
  // Phones name HEIC files like AVIF inside; only AVIF can be decoded.
  return format === 'heif' ? compression === 'av1' : ['jpeg', 'png', 'webp'].includes(format);
}

/**
 * Makes the picture that is served from an original: upright, at most `maxSide` wide and high, and
 * without the original's metadata, which may say where it was taken. The same original always gives
 * the same bytes.
 * @throws Error with the file's name if it is not a picture that can be read.
 */
export async function compressPicture(file: string): Promise<CompressedPicture> {
  // Not by its path: sharp would give what it remembers of a file that was replaced.
  const original = await readFile(file);
  try {
    // Small faults that cameras write are accepted, a file that ends too early is not.
    const image = sharp(original, { failOn: 'error' });
    if (!(await isPicture(image))) throw new Error('of another format');
    const { data, info } = await image
      .autoOrient()
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      // Keeps the edges of coloured lettering sharp.
      .webp({ quality, smartSubsample: true })
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${file} is not a complete ${formats} picture: ${reason}`, { cause });
  }
}
