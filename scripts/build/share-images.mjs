import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fingerprint, isStamped, root, writeStamp } from '../set-up/fingerprint.mjs';
import { isCommand } from '../shared/is-command.mjs';
import { loadTypeScript } from '../shared/load-typescript.mjs';
import { drawShareCard } from './share-card.mjs';

const FOLDER = join(root, 'public/images/share');
const STAMP = '.cache/share-images.stamp';
const INPUTS = [
  'scripts/build/render-svg.mjs',
  'scripts/build/share-images.mjs',
  'scripts/build/share-card.mjs',
  'scripts/fonts',
  'public/icon.svg',
  'node_modules/@resvg/resvg-js/package.json',
];

/** The words of each page's picture: its title without the company's name, which stands above it. */
async function readCards() {
  const lib = (file) => loadTypeScript(join(root, 'lib', file));
  const { ROUTES } = await lib('config/routes.ts');
  const { shareImagePath } = await lib('config/share-image.ts');
  const { pageMetadata } = await lib('content/metadata.ts');
  const { site } = await lib('content/site.ts');
  const brand = new RegExp(`^${site.name}: | \\| ${site.name}$`);
  return Object.entries(ROUTES).map(([id, path], index, all) => ({
    file: basename(shareImagePath(id)),
    card: {
      brand: site.name,
      address: path === '/' ? site.domain : site.domain + path,
      title: pageMetadata[id].title.replace(brand, ''),
      description: pageMetadata[id].description,
      position: index / (all.length - 1),
    },
  }));
}

/**
 * Draws the pictures that shared links show into public/images/share, unless nothing about them has changed.
 * @returns {Promise<string>} what was done, for the terminal
 */
export async function writeShareImages() {
  const cards = await readCards();
  const value = await fingerprint(INPUTS, [JSON.stringify(cards)]);
  const present = await readdir(FOLDER).catch(() => []);
  const isComplete = present.length === cards.length && cards.every(({ file }) => present.includes(file));
  if (isComplete && (await isStamped(STAMP, value))) return `${cards.length}, nothing changed`;

  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  for (const { file, card } of cards) await writeFile(join(FOLDER, file), drawShareCard(card));
  await writeStamp(STAMP, value);
  return `${cards.length} drawn`;
}

if (isCommand(import.meta.url)) console.log(`share images: ${await writeShareImages()}`);
