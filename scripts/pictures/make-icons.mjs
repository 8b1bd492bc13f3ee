// Draws the icons that public/icon.svg cannot serve. Run it again only to change them: `node scripts/pictures/make-icons.mjs`; the results are committed.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { root } from '../set-up/fingerprint.mjs';

const mark = await readFile(join(root, 'public/icon.svg'), 'utf8');
/** Phones cut the corners themselves, so that the ground has to reach the edges. */
const square = mark.replace(' rx="8"', '');

/** Launchers cut a maskable icon as they like and promise only the middle 80 % of it, which the mark fills to two thirds. */
const maskable = square.replace('<g ', '<g transform="translate(3.2 3.3) scale(0.8)" ');

const draw = (svg, size) => new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng();

/** An .ico file that holds PNGs: a header, one entry of 16 bytes for each, then the pictures. */
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

const pictures = [16, 32, 48].map((size) => ({ size, png: draw(mark, size) }));
await writeFile(join(root, 'public/favicon.ico'), packIco(pictures));
await writeFile(join(root, 'public/apple-touch-icon.png'), draw(square, 180));
await writeFile(join(root, 'public/icon-512.png'), draw(square, 512));
await writeFile(join(root, 'public/icon-192.png'), draw(mark, 192));
await writeFile(join(root, 'public/icon-rounded-512.png'), draw(mark, 512));
for (const size of [192, 512]) {
  await writeFile(join(root, `public/icon-maskable-${size}.png`), draw(maskable, size));
}
