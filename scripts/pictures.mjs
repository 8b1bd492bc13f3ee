import { takeScreenshots } from './pictures/take-screenshots.mjs';
import { StepError } from './shared/console.mjs';
import { runWithOptions } from './shared/read-options.mjs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { root } from './shared/fingerprint.mjs';

/** @param svg drawn in 32 × 32 */
const render = (svg, size) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .png()
    .toBuffer();

/** Packs PNGs into an .ico file: a header, a 16-byte entry for each, then the images. */
function packIco(pictures) {
  const header = Buffer.from([0, 0, 1, 0, pictures.length, 0]);
  let offset = header.length + 16 * pictures.length;
  const entries = pictures.map(({ size, png }) => {
    const entry = Buffer.alloc(16);
    entry.writeUInt8(size, 0);
    entry.writeUInt8(size, 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...pictures.map(({ png }) => png)]);
}

/** Renders the icons that cannot be SVG from public/icon.svg. */
async function renderIcons() {
  const mark = await readFile(join(root, 'public/icon.svg'), 'utf8');
  for (const part of [' rx="8"', '<g '])
    if (!mark.includes(part))
      throw new StepError(`public/icon.svg has no “${part.trim()}”.`, {
        todo: 'Draw it in 32 × 32: a <rect … rx="8" …> as its background, and the mark in one <g …>.',
      });
  /** Phones round the corners themselves, so the background must fill the square. */
  const square = mark.replace(' rx="8"', '');
  /** Launchers crop maskable icons and guarantee only the middle 80 %; the mark fills two thirds of that. */
  const maskable = square.replace('<g ', '<g transform="translate(3.2 3.3) scale(0.8)" ');
  const pictures = await Promise.all(
    [16, 32, 48].map(async (size) => ({ size, png: await render(mark, size) })),
  );
  const files = {
    'favicon.ico': packIco(pictures),
    'apple-touch-icon.png': render(square, 180),
    'icon-192.png': render(mark, 192),
    'icon-512.png': render(square, 512),
    'icon-rounded-512.png': render(mark, 512),
    'icon-maskable-192.png': render(maskable, 192),
    'icon-maskable-512.png': render(maskable, 512),
  };
  for (const [name, content] of Object.entries(files))
    await writeFile(join(root, 'public', name), await content);
}

const USAGE = `Makes the pictures that contain the brand, to be committed: the icons in public/ from public/icon.svg, and the
screenshots in public/images/install and docs/pictures from a running site. Share images are made by each build.

  npm start, and in another terminal:
  npm run pictures                            from http://localhost:3000
  npm run pictures -- http://localhost:4000`;

await runWithOptions(
  USAGE,
  async (_, [site = 'http://localhost:3000']) => {
    await renderIcons();
    console.log('public/: the icons');
    const answers = await fetch(site).catch(() => null);
    if (!answers?.ok) throw new StepError(`No site answers at ${site}.`, { todo: USAGE });
    await takeScreenshots(site);
    console.log('public/images/install, docs/pictures: the screenshots');
  },
  { allowPositionals: true },
);
