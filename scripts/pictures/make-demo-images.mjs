// Draws the pictures of /demo. Run it again only to change them: `node scripts/pictures/make-demo-images.mjs`; the results are committed.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import sharp from 'sharp';
import { renderSvg } from './render-svg.mjs';
import { clamp, layered, mix, random, smooth } from './noise.mjs';

const WIDTH = 1280;
const HEIGHT = 800;
const PLACEHOLDER_WIDTH = 20;
const folder = process.argv[2] ?? join(import.meta.dirname, '../../public/images/demo');

/** A pixel's place: u from left to right, v from top to bottom, both 0 to 1. */
function hills(u, v) {
  const glow = Math.exp(-(((u - 0.7) / 0.34) ** 2) - ((v - 0.42) / 0.26) ** 2);
  let color = mix([38, 74, 98], [250, 188, 132], smooth(0, 0.52, v));
  color = mix(color, [255, 226, 178], glow * 0.85);
  const sun = Math.hypot((u - 0.7) * 1.6, v - 0.4);
  color = mix(color, [255, 247, 226], smooth(0.047, 0.043, sun));
  color = mix(
    color,
    [255, 236, 214],
    0.3 * smooth(0.5, 0.75, layered(u * 3, v * 16, 7)) * smooth(0.45, 0.1, v),
  );
  for (let ridge = 0; ridge < 6; ridge += 1) {
    const depth = ridge / 5;
    const crest =
      0.46 + ridge * 0.085 - (0.1 + 0.06 * depth) * layered(u * (2.2 + ridge * 0.7), ridge, 31 + ridge, 6);
    const inside = smooth(-0.0012, 0.0012, v - crest + 0.03);
    const lit = mix([214, 150, 122], [7, 34, 42], depth ** 0.75);
    const haze = mix([246, 190, 144], [60, 92, 98], depth);
    color = mix(color, mix(lit, haze, 0.55 * smooth(0, 0.12, v - crest + 0.03)), inside);
  }
  return color;
}

function sea(u, v) {
  const horizon = 0.46;
  let color = mix([10, 22, 52], [236, 132, 104], smooth(0, horizon, v) ** 1.6);
  const clouds = smooth(0.48, 0.78, layered(u * 2.4, v * 11, 3));
  color = mix(color, [255, 190, 146], clouds * 0.5 * smooth(0.02, 0.4, v));
  const moon = Math.hypot((u - 0.3) * 1.6, v - 0.2);
  color = mix(color, [255, 244, 224], smooth(0.05, 0.046, moon) + 0.28 * Math.exp(-moon * 9));
  if (v < horizon) return color;
  const depth = (v - horizon) / (1 - horizon);
  const wave = layered(((u - 0.5) / (0.1 + depth)) * 3, 8 / (depth + 0.06), 11, 4);
  color = mix([206, 116, 102], [6, 26, 48], smooth(0, 0.9, depth) ** 0.7);
  color = mix(color, [16, 44, 74], 0.55 * smooth(0.4, 0.62, wave));
  const path = Math.exp(-(((u - 0.3) / (0.03 + depth * 0.13)) ** 2));
  color = mix(color, [255, 226, 190], path * smooth(0.44, 0.58, wave) * 0.9);
  return mix(color, [255, 206, 168], 0.5 * Math.exp(-depth * 40));
}

function city(u, v) {
  let color = mix([8, 14, 40], [98, 62, 112], smooth(0, 0.75, v));
  color = mix(color, [240, 138, 112], 0.75 * smooth(0.35, 0.95, v));
  const star = random(Math.floor(u * 420), Math.floor(v * 262), 5);
  color = mix(color, [255, 255, 255], star > 0.9985 && v < 0.4 ? 0.7 * (1 - v / 0.4) : 0);
  for (let row = 0; row < 4; row += 1) {
    const count = 26 - row * 5;
    const place = u * count + row * 0.37;
    const house = Math.floor(place);
    const inner = place - house;
    const top = 0.42 + row * 0.11 - 0.2 * random(house, row, 17) ** 1.4;
    if (v < top || inner < 0.03) continue;
    color = mix([86, 62, 104], [9, 14, 34], row / 3);
    color = mix(color, [200, 110, 110], 0.3 * (1 - row / 3) * smooth(top + 0.3, 1, v));
    const [column, floor] = [inner * (7 - row), (v - top) * (92 - row * 16)];
    const isGlass =
      column % 1 > 0.3 && column % 1 < 0.78 && floor % 1 > 0.3 && floor % 1 < 0.74 && floor > 0.9;
    const light = random(Math.floor(column) + house * 31, Math.floor(floor) + row * 101, 23);
    if (isGlass && inner > 0.08 && inner < 0.94 && light > 0.62)
      color = mix(color, [255, 206, 128], 0.35 + 0.65 * light * (0.4 + row * 0.2));
  }
  return color;
}

function rawPicture(shade) {
  const pixels = Buffer.alloc(WIDTH * HEIGHT * 3);
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) {
      const grain = (random(x, y, 99) - 0.5) * 5;
      shade(x / WIDTH, y / HEIGHT).forEach((value, channel) => {
        pixels[(y * WIDTH + x) * 3 + channel] = clamp(value + grain, 0, 255);
      });
    }
  }
  return sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } });
}

/** The house motif up close: a tuner's scale with its needle on a station. */
function dial() {
  const marks = Array.from({ length: 61 }, (_, index) => {
    const angle = -60 + index * 2;
    const [length, width] = index % 10 === 0 ? [92, 6] : index % 5 === 0 ? [62, 4] : [38, 2.5];
    return `<line x1="640" y1="${128 + length}" x2="640" y2="128" stroke-width="${width}" transform="rotate(${angle} 640 1060)"/>`;
  }).join('');
  const names = [54, 60, 70, 80, 100, 120, 160].map(
    (name, index) => `<text x="640" y="290" transform="rotate(${-60 + index * 20} 640 1060)">${name}</text>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
      <defs>
        <radialGradient id="face" cx="0.62" cy="0.3" r="0.9"><stop offset="0" stop-color="#17525a"/><stop offset="0.55" stop-color="#0b2a33"/><stop offset="1" stop-color="#050f14"/></radialGradient>
        <radialGradient id="lamp" cx="0.66" cy="0.16" r="0.5"><stop offset="0" stop-color="#ffd9a0" stop-opacity="0.55"/><stop offset="1" stop-color="#ffb066" stop-opacity="0"/></radialGradient>
        <filter id="soft" filterUnits="userSpaceOnUse" x="540" y="10" width="200" height="990"><feGaussianBlur stdDeviation="16"/></filter>
        <filter id="far" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="2.2"/></filter>
      </defs>
      <rect width="100%" height="100%" fill="url(#face)"/>
      <circle cx="640" cy="1060" r="944" fill="none" stroke="#9fe6dc" stroke-opacity="0.35" stroke-width="3"/>
      <circle cx="640" cy="1060" r="690" fill="none" stroke="#9fe6dc" stroke-opacity="0.2" stroke-width="2"/>
      <g stroke="#dff7f3" stroke-opacity="0.9" stroke-linecap="round">${marks}</g>
      <g fill="#dff7f3" font-family="Geist" font-size="54" font-weight="600" text-anchor="middle">${names.join('')}</g>
      <rect width="100%" height="100%" fill="url(#lamp)"/>
      <g transform="rotate(13 640 1060)"><line x1="640" y1="110" x2="640" y2="900" stroke="#ff9a5c" stroke-width="26" stroke-opacity="0.75" filter="url(#soft)"/><line x1="640" y1="100" x2="640" y2="900" stroke="#ffb27d" stroke-width="7"/></g>
      <circle cx="640" cy="1060" r="380" fill="#071a20"/><circle cx="640" cy="1060" r="380" fill="none" stroke="#2d5c64" stroke-width="10" filter="url(#far)"/>
    </svg>`;
  return sharp(renderSvg(svg).render().asPng());
}

const pictures = { hills: rawPicture(hills), sea: rawPicture(sea), city: rawPicture(city), dial: dial() };

/** A source file of the site, with the pictures that are as small as their own addresses. */
async function writeCopies(copies) {
  const file = join(import.meta.dirname, '../../components/demo/blurred-copies.ts');
  const before = await readFile(file, 'utf8');
  const after = before.replace(/= \{\n[^]*\};/, `= ${JSON.stringify(copies)};`);
  await writeFile(file, await format(after, { ...(await resolveConfig(file)), filepath: file }));
}

await mkdir(folder, { recursive: true });
const copies = {};
for (const [name, picture] of Object.entries(pictures)) {
  const png = await picture.removeAlpha().png().toBuffer();
  const at = (width) => sharp(png).resize(width);
  await Promise.all([
    at(640)
      .avif({ quality: 50 })
      .toFile(join(folder, `${name}-640.avif`)),
    at(1280)
      .avif({ quality: 48 })
      .toFile(join(folder, `${name}-1280.avif`)),
    at(960)
      .jpeg({ quality: 72, mozjpeg: true })
      .toFile(join(folder, `${name}-960.jpg`)),
  ]);
  const copy = await at(PLACEHOLDER_WIDTH).blur(0.8).webp({ quality: 40 }).toBuffer();
  copies[name] = `data:image/webp;base64,${copy.toString('base64')}`;
}
await writeCopies(copies);
