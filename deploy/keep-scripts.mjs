import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readBuild } from '../scripts/build/current-build.mjs';
import { root } from '../scripts/shared/fingerprint.mjs';
import { readResponses, writeResponses } from '../server/responses.mjs';

// Adds the scripts, styles and fonts of the release before to the built site, for the pages of it that are still open in
// visitors' browsers. Usage: node deploy/keep-scripts.mjs <folder of that release>

const [, , previous = ''] = process.argv;

const before = readBuild(previous);
if (before) {
  const build = join(root, readBuild().folder);
  const folder = join(previous, before.folder);
  const site = readResponses(build);
  // Its own: those that it has kept of its predecessor are not in the folder.
  const kept = [...readResponses(folder).files].filter(
    ([path]) => path.startsWith('/_next/') && existsSync(join(folder, path.replace('/_next/', ''))),
  );
  await writeResponses(build, { ...site, files: new Map([...kept, ...site.files]) });
  console.log(`${kept.length} files of the release before`);
}
