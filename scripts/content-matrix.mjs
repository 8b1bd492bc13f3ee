import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { root } from './fingerprint.mjs';
import { loadTypeScript } from './load-typescript.mjs';

const here = (name) => loadTypeScript(join(import.meta.dirname, 'content', name));
const { readContent } = await here('read-content.ts');
const { readSlots } = await here('matrix.ts');
const { countCells, drawMatrix } = await here('matrix-page.ts');

const { content, findings, isComplete } = await readContent(root, loadTypeScript);
const slots = readSlots(content);
const path = join(root, '.cache/content-matrix.html');

if (!isComplete && slots.length === 0) {
  console.error(`The content cannot be read yet: ${findings[0].message}\nRun npm run content:check.`);
  process.exitCode = 1;
} else {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, drawMatrix(slots));
  const { own, inherited, missing } = countCells(slots);
  console.log(`${slots.length} places × 18 personas: ${own} own, ${inherited} inherited, ${missing} missing`);
  console.log(path);
}
