import { createRequire } from 'node:module';
import { relative } from 'node:path';
import { root } from '../set-up/fingerprint.mjs';
import { loadTypeScript } from '../shared/load-typescript.mjs';
import { checkCopy } from './check-copy.mjs';

// The content check of `npm run dev`. The compiler and its parsed files stay in memory between checks.

const { cache } = createRequire(import.meta.url);
/** Copy, and the modules that import it; not the compiler, which reuses parsed files. */
const CHANGING = /^(?!node_modules|scripts\/content\/compiler)/;

function forgetCopy() {
  for (const path of Object.keys(cache)) {
    if (CHANGING.test(relative(root, path).replaceAll('\\', '/'))) delete cache[path];
  }
}

process.on('message', async () => {
  forgetCopy();
  try {
    process.send(await checkCopy(loadTypeScript));
  } catch (error) {
    process.send({ report: `The check could not run: ${error.message}` });
  }
});
process.once('disconnect', () => process.exit());
