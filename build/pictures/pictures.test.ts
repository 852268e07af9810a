import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compressPicture, servedAs } from './compress-picture.ts';
import { pictureProblems, picturesIn } from './named-pictures.ts';
import { originalsIn } from './originals.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const orange = { r: 230, g: 120, b: 20 };

/** A plain picture of this size. */
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: orange } });

async function save(name: string, picture: Sharp): Promise<string> {
  const file = join(folder, name);
  await picture.toFile(file);
  return file;
}

test.each(['jpg', 'jpeg', 'png', 'webp', 'avif'])(
  'A picture in %s is served as WebP',
  async (as) => {
    const { data, width, height } = await compressPicture(await save(`sam.${as}`, plain(400, 300)));
    const { format } = await sharp(data).metadata();
    expect({ format, width, height }).toEqual({ format: 'webp', width: 400, height: 300 });
  },
);

test.each([
  ['wide', 3000, 1000, 1200, 400],
  ['high', 1000, 3000, 400, 1200],
  ['small', 60, 40, 60, 40],
])('A %s picture of %d × %d is served as %d × %d', async (_, width, height, ...served) => {
  const picture = await compressPicture(await save('sam.jpg', plain(width, height)));
  expect([picture.width, picture.height]).toEqual(served);
  const { width: real, height: high } = await sharp(picture.data).metadata();
  expect([real, high]).toEqual(served);
});

test('A picture taken with the phone on its side is upright', async () => {
  const white = { width: 40, height: 60, channels: 3, background: '#fff' } as const;
  const taken = plain(80, 60)
    .composite([{ input: { create: white }, left: 0, top: 0 }])
    .withMetadata({ orientation: 6 });
  const { data, width, height } = await compressPicture(await save('sam.png', taken));
  expect({ width, height }).toEqual({ width: 60, height: 80 });
  const { data: pixels } = await sharp(data)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const blueAt = (x: number, y: number) => pixels[(y * width + x) * 3 + 2] ?? 0;
  // What was on the left is at the top.
  expect(blueAt(30, 10)).toBeGreaterThan(200);
  expect(blueAt(30, 70)).toBeLessThan(60);
});

test('Nothing says where, when and with what a picture was taken', async () => {
  const taken = plain(80, 60).withExif({
    IFD0: { Model: 'Phone 12' },
    IFD3: { GPSLatitude: '33/1 52/1 0/1', GPSLatitudeRef: 'S' },
  });
  const file = await save('sam.jpg', taken.withXmp('<meta>Phone 12</meta>'));
  const before = await sharp(file).metadata();
  expect(before.exif?.toString('latin1')).toContain('Phone 12');
  const { data } = await compressPicture(file);
  const { exif, xmp, iptc, icc } = await sharp(data).metadata();
  expect([exif, xmp, iptc, icc]).toEqual([undefined, undefined, undefined, undefined]);
});

test('A replaced file is served as it is now, and the same file with the same bytes', async () => {
  const first = await compressPicture(await save('sam.png', plain(80, 60)));
  const again = await compressPicture(join(folder, 'sam.png'));
  expect(again.data.equals(first.data)).toBe(true);
  const { width } = await compressPicture(await save('sam.png', plain(90, 60)));
  expect(width).toBe(90);
});

test('A file that is not a complete picture is refused with its name', async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="60"/>';
  const photo = await plain(800, 600).jpeg().toBuffer();
  const files = { text: 'Sam', drawing, cut: photo.subarray(0, photo.length / 2), empty: '' };
  for (const [name, content] of Object.entries(files)) {
    const file = join(folder, `${name}.jpg`);
    writeFileSync(file, content);
    await expect(compressPicture(file)).rejects.toThrow(
      `${file} is not a complete JPEG, PNG, WebP or AVIF picture: `,
    );
  }
});

test('A picture is served by the name of its original', () => {
  expect(servedAs('sam.jpg')).toBe('/pictures/sam.webp');
  expect(servedAs('IMG_2034.JPG')).toBe('/pictures/IMG_2034.webp');
});

test.each([
  ['sam.heic', 'content/pictures/sam.heic is not a picture: save it as JPEG, PNG, WebP or AVIF'],
  ['people', 'content/pictures/people is not a picture'],
  [
    'sam & co.jpg',
    'content/pictures/sam & co.jpg: name it with letters a to z, digits and hyphens',
  ],
])('The name %s is refused', (name, sentence) => {
  expect(() => servedAs(name)).toThrow(sentence);
});

test('Originals are found by where they are served; hidden files are none', () => {
  for (const name of ['sam.jpg', 'menu.png', '.DS_Store']) writeFileSync(join(folder, name), '');
  expect([...originalsIn(folder)]).toEqual([
    ['/pictures/menu.webp', join(folder, 'menu.png')],
    ['/pictures/sam.webp', join(folder, 'sam.jpg')],
  ]);
  expect([...originalsIn(join(folder, 'none'))]).toEqual([]);
});

test.each(['sam.png', 'Sam.jpeg'])('sam.jpg and %s cannot both be served', (other) => {
  mkdirSync(join(folder, 'two'));
  for (const name of ['sam.jpg', other]) writeFileSync(join(folder, 'two', name), '');
  expect(() => originalsIn(join(folder, 'two'))).toThrow('have one name; rename or delete one');
});

test('Content that names a picture must say its size, and it must be there', () => {
  const sam = { src: '/pictures/sam.webp', width: 1200, height: 900, alt: 'Sam' };
  const people = [{ name: 'Sam', picture: sam }];
  const gone = { src: '/pictures/gone.webp', width: 1, height: 1, alt: 'Nothing' };
  const modules = [
    { slots: { people } },
    { work: [{ picture: { ...sam, width: 800 } }, gone] },
    { people },
  ];
  const named = picturesIn(modules);
  expect(named).toHaveLength(3);
  expect(pictureProblems(named, new Map([[sam.src, sam]]))).toEqual([
    "content names '/pictures/sam.webp' with a wrong size: write width: 1200, height: 900",
    "content names '/pictures/gone.webp', but content/pictures has no original for it",
  ]);
});
