import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readResponses } from '../server/responses.mjs';
import { findBrand } from './brand/find-brand.mjs';
import { readBuild } from './build/current-build.mjs';
import { root } from './shared/fingerprint.mjs';
import { StepError } from './shared/console.mjs';
import { runWithOptions } from './shared/read-options.mjs';

const USAGE = `Lists what of the shipped brand (scripts/brand/shipped-brand.json) is left in the built site.

  npm run build && npm run brand:check`;

await runWithOptions(USAGE, async () => {
  const build = readBuild();
  if (!build) throw new StepError('There is no build.', { todo: 'Run npm run build first.' });
  const { pages, files } = readResponses(join(root, build.folder));
  const brand = JSON.parse(await readFile(join(root, 'scripts/brand/shipped-brand.json'), 'utf8'));
  const found = findBrand([...files, ...pages], brand);
  console.log(found.length > 0 ? found.join('\n') : `Nothing of ${brand.name} is left.`);
});
