import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { root } from './shared/fingerprint.mjs';
import { StepError } from './shared/console.mjs';
import { loadTypeScript } from './shared/load-typescript.mjs';
import { runWithOptions } from './shared/read-options.mjs';

const FILE = '.cache/content-matrix.html';
const USAGE = `Writes one page with every text of the site for each persona: own, inherited, missing.

  npm run content:matrix     into ${FILE}, to open in a browser`;

const load = (name) => loadTypeScript(join(root, 'scripts/content', name));

async function writeMatrix() {
  const { readContent } = await load('read-content.ts');
  const { readSlots } = await load('matrix.ts');
  const { countCells, renderMatrix } = await load('matrix-page.ts');
  const { content, findings } = await readContent(root, loadTypeScript);
  const slots = readSlots(content);
  if (findings.length > 0 && slots.length === 0) {
    throw new StepError(`The content cannot be read yet: ${findings[0].message}`, {
      todo: 'Run npm run content:check, which names the file and the line.',
    });
  }
  const [{ cells } = { cells: [] }] = slots;
  const path = join(root, FILE);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, renderMatrix(slots));
  const { own, inherited, missing } = countCells(slots);
  console.log(
    `${slots.length} places × ${cells.length} personas: ${own} own, ${inherited} inherited, ${missing} missing`,
  );
  console.log(path);
}

await runWithOptions(USAGE, writeMatrix);
