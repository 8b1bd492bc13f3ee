import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { foundNothing } from '../shared/console.mjs';
import { readTexts } from './read-texts.mjs';

const CHUNK = /static\/chunks\/([\w.~-]+\.js)/g;
const SCRIPT = /<script src="\/_next\/static\/chunks\/([^"]+\.js)"(?: id="[^"]*")? async="">/g;
const IMPORT = /Promise\.all\((\["static\/chunks\/[^\]]*\])/g;
const VARIANT = /[a-z-]+\.[a-z]+\.[a-z]+(?=\/|\.html)/;
/** Their few scripts do not decide what the others share. */
const LAST_RESORT = /not-found|global-error/;

const namesIn = (text, pattern) => [...text.matchAll(pattern)].map(([, name]) => name);

/** Below this, in bytes before compression, a script costs less than the request that would save it. */
const SMALL = 8192;
const SEVERAL = 3;

/**
 * Sorts scripts by who asks for them: those that are only ever asked for together stand in one group. What is small
 * and wanted by several pages goes with what all of them want.
 * @param {{ pages: string[][], imports: string[][], sizeOf: (name: string) => number }} requests what each page, and
 *   each `import()`, asks for
 * @returns {string[][]} the groups of more than one, each in the order of its first request
 */
export function groupScripts({ pages, imports, sizeOf }) {
  const askers = new Map();
  [...pages, ...imports].forEach((names, index) => {
    for (const name of new Set(names)) askers.set(name, [...(askers.get(name) ?? []), index]);
  });
  const everyPage = pages.map((_names, index) => index).join();
  const groups = new Map();
  for (const [name, list] of askers) {
    const ofPages = list.filter((index) => index < pages.length);
    const isShared = ofPages.length === list.length && ofPages.length >= SEVERAL && sizeOf(name) < SMALL;
    const key = isShared ? everyPage : list.join();
    groups.set(key, [...(groups.get(key) ?? []), name]);
  }
  return [...groups.values()].filter((group) => group.length > 1);
}

/** The scripts of each route, once: its variants ask for the same. */
function readRoutes(pages) {
  const lists = pages
    .filter(({ file }) => file.endsWith('.html') && !LAST_RESORT.test(file))
    .map(({ file, text }) => [file.replace(VARIANT, ''), namesIn(text, SCRIPT)]);
  return [...new Map(lists).values()];
}

/** The scripts that mention one of `names`, or one that does: their own content changes with those names. */
function findMentioning(codeOf, names) {
  const found = new Set(names);
  for (let before = -1; before < found.size;) {
    before = found.size;
    for (const [name, code] of codeOf)
      if (namesIn(code, CHUNK).some((mentioned) => found.has(mentioned))) found.add(name);
  }
  return [...found].filter((name) => !names.includes(name));
}

/** Browsers keep a script for good under its name, so the name tells what stands in it. */
const nameFor = (code, salt) =>
  `${createHash('sha256').update(salt).update(code).digest('hex').slice(0, 13)}.js`;

/**
 * Makes one file of the scripts that are always loaded together, and gives every mention of them its name: Turbopack
 * cuts a page's scripts by folder, into a dozen requests that compress a twentieth worse than one. A script registers
 * itself under the address that it came from, so together they are simply a longer one.
 * @param {string} buildFolder `.next`, before anything else reads the names in its pages
 * @returns {Promise<string>} what was done, for the terminal; nothing to merge is an error
 */
export async function mergeScripts(buildFolder) {
  const folder = join(buildFolder, 'static/chunks');
  const codeOf = new Map((await readTexts(folder, /\.js$/)).map(({ file, text }) => [basename(file), text]));
  const pages = await readTexts(join(buildFolder, 'server/app'), /\.(?:html|rsc)$/);
  const groups = groupScripts({
    pages: readRoutes(pages),
    imports: [...codeOf.values()].flatMap((code) =>
      namesIn(code, IMPORT).map((list) => namesIn(list, CHUNK)),
    ),
    sizeOf: (name) => codeOf.get(name)?.length ?? 0,
  });
  if (groups.length === 0) throw foundNothing('No scripts of the build are always loaded together.');
  const alone = findMentioning(codeOf, groups.flat()).map((name) => [name]);
  const salt = JSON.stringify(groups);
  const renamed = new Map();
  const written = new Map();
  for (const group of [...groups, ...alone]) {
    const code = group.map((name) => codeOf.get(name)).join(';\n');
    const name = nameFor(code, salt);
    written.set(name, code);
    for (const member of group) renamed.set(member, name);
  }
  const rename = (text) =>
    text.replaceAll(CHUNK, (place, name) => place.replace(name, renamed.get(name) ?? name));
  for (const [name, code] of written) await writeFile(join(folder, name), rename(code));
  for (const { file, text } of pages) await writeFile(file, rename(text));
  return `${groups.flat().length} scripts in ${groups.length} files`;
}
