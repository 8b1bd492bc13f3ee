import { cp, mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../set-up/fingerprint.mjs';
import { serve } from '../shared/serve.mjs';
import { atLeast, report } from './report.mjs';
import { compareTargets } from './wrk.mjs';

const PLAIN = join(root, '.cache/plain-site');
/** Only this manifest tells Next of a middleware that runs on Node. */
const FUNCTIONS = 'functions-config-manifest.json';
const NO_MIDDLEWARE = { version: 1, functions: {} };

/**
 * Copies this site's build without its middleware and hooks, so that its variants are plain pages under their own
 * paths. The page compared is the same to the byte; only choosing the variant differs.
 * @returns {Promise<string>} a folder that `next start` serves
 */
export async function makePlainSite() {
  await rm(PLAIN, { recursive: true, force: true });
  await mkdir(join(PLAIN, '.next/server'), { recursive: true });
  for (const file of ['next.config.mjs', 'lib/config/headers.mjs', 'package.json'])
    await cp(join(root, file), join(PLAIN, file), { recursive: true });
  await symlink(join(root, 'public'), join(PLAIN, 'public'));
  await linkAllBut(/^(?:server|cache|main\.mjs)$/, '.next');
  await linkAllBut(/^(?:route-cache|functions-config-manifest\.json|instrumentation\.js)$/, '.next/server');
  await writeFile(join(PLAIN, '.next/server', FUNCTIONS), JSON.stringify(NO_MIDDLEWARE));
  return PLAIN;
}

async function linkAllBut(left, folder) {
  const names = (await readdir(join(root, folder))).filter((name) => !left.test(name));
  for (const name of names) await symlink(join(root, folder, name), join(PLAIN, folder, name));
}

const SITE_PORT = 3210;
const PLAIN_PORT = 3211;

const DEFAULT_SLUG = 'innovation-leader.explorer.new';
export const OTHER_SLUG = 'developer.researcher.returning';
export const PERSONA_HEADERS = { cookie: `persona=${OTHER_SLUG}.chosen.analysis.11` };
const NO_COOKIE = 'personalized, no cookie';
const gzip = { 'accept-encoding': 'gzip' };

const figure = (perSecond) => `${Math.round(perSecond)} requests/s`;

export async function benchPages(databaseUrl) {
  const plain = await serve(await makePlainSite(), PLAIN_PORT, {}, `/${DEFAULT_SLUG}`);
  const site = await serve(root, SITE_PORT, { DATABASE_URL: databaseUrl });
  try {
    const pages = [
      { name: 'plain default page', url: `${plain.url}/${DEFAULT_SLUG}` },
      { name: 'plain page', url: `${plain.url}/${OTHER_SLUG}` },
      { name: NO_COOKIE, url: `${site.url}/` },
      { name: 'personalized, cookie', url: `${site.url}/`, headers: PERSONA_HEADERS },
    ];
    const targets = pages.flatMap((page) => [
      page,
      { ...page, name: `${page.name}, gzip`, headers: { ...page.headers, ...gzip } },
    ]);
    const { perSecond, ratio } = await compareTargets(targets);
    return report('HTML from next start alone (wrk, 16 connections, the home page)', [
      ...targets.map(({ name }) => ({ what: name, figure: figure(perSecond(name)) })),
      ...targets
        .filter(({ name }) => !name.startsWith('plain'))
        .map(({ name }) => {
          const page = name.startsWith(NO_COOKIE) ? 'plain default page' : 'plain page';
          const floor = name.endsWith('gzip') ? `${page}, gzip` : page;
          return atLeast(`${name} : ${floor}`, ratio(name, floor), 0.9);
        }),
    ]);
  } finally {
    await Promise.all([plain.stop(), site.stop()]);
  }
}
