import { cp, mkdir, readFile, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { StepError } from './console.mjs';
import { fingerprint, isStamped, root, writeStamp } from './fingerprint.mjs';
import { run } from './run.mjs';
import { readDeferredScripts } from './scripts-after-paint.mjs';

export const FIRST_LOAD_LIMIT = 1.25;
export const BARE = join(root, '.cache/bare-next');

/** Builds an empty page with this site's own Next, once per version: the floor that ours is measured against. */
export async function buildBarePage() {
  const value = await fingerprint(
    ['tests/support/bare-next'],
    [await readFile(join(root, 'package-lock.json'), 'utf8')],
  );
  const stamp = '.cache/bare-next.stamp';
  if (existsSync(join(BARE, '.next/BUILD_ID')) && (await isStamped(stamp, value))) return;
  await rm(BARE, { recursive: true, force: true });
  await mkdir(BARE, { recursive: true });
  await cp(join(root, 'tests/support/bare-next'), BARE, { recursive: true });
  // The app lies inside the project, so Next finds node_modules by walking up.
  const { code, output } = await run(
    process.execPath,
    [join(root, 'node_modules/next/dist/bin/next'), 'build'],
    {
      cwd: BARE,
      env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    },
  );
  if (code !== 0) throw new StepError('The empty page to compare with could not be built.', { output });
  await writeStamp(stamp, value);
}

/** Bytes of gzipped JavaScript that the HTML of a page asks for; scripts for browsers without modules left out. */
export async function firstLoadBytes(folder, page) {
  const html = await readFile(join(folder, '.next/server/app', page), 'utf8');
  const tags = [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"[^>]*>/g)].filter(
    ([tag]) => !/nomodule/i.test(tag),
  );
  const sources = [...tags.map(([, source]) => source), ...readDeferredScripts(html)];
  const files = new Set(sources.map((source) => source.replace(/\?.*$/, '').replace(/^\/_next\//, '')));
  let bytes = 0;
  for (const file of files) bytes += gzipSync(await readFile(join(folder, '.next', file))).length;
  return bytes;
}

const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;

/** The report line of the build, and whether the home page keeps within its limit. */
export async function reportJavaScript() {
  await buildBarePage();
  const bare = await firstLoadBytes(BARE, 'index.html');
  const ours = await firstLoadBytes(root, 'innovation-leader.explorer.new.html');
  const ratio = ours / bare;
  const note = `/ ${kilobytes(ours)}, empty page ${kilobytes(bare)}, ratio ${ratio.toFixed(3)}`;
  if (ratio > FIRST_LOAD_LIMIT) {
    throw new StepError(`First-load JavaScript is over its limit of ${FIRST_LOAD_LIMIT}: ${note}`, {
      todo: 'Load what the first paint does not need with import(), as components/toast does.',
    });
  }
  return { note };
}

if (import.meta.filename === process.argv[1]) console.log((await reportJavaScript()).note);
