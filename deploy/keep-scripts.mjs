import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/set-up/fingerprint.mjs';
import { readResponses, writeResponses } from '../server/responses.mjs';

// Adds the scripts, styles and fonts of the release before to the built site, for the pages of it that are still open in
// visitors' browsers. Usage: node deploy/keep-scripts.mjs <folder of that release>

const [, , previous = ''] = process.argv;

if (existsSync(join(previous, '.next/site'))) {
  const site = readResponses(root);
  // Its own: those that it has kept of its predecessor are not in the folder.
  const kept = [...readResponses(previous).files].filter(
    ([path]) => path.startsWith('/_next/') && existsSync(join(previous, path.replace('/_next', '.next'))),
  );
  await writeResponses(root, { ...site, files: new Map([...kept, ...site.files]) });
  console.log(`${kept.length} files of the release before`);
}
