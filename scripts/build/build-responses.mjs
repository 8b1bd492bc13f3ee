import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { lookup } from 'mrmime';
import { buildResponse } from '../../server/responses.mjs';
import { loadTypeScript } from '../shared/load-typescript.mjs';
import { unknownOutput } from './unknown-output.mjs';
import { finishPage } from './finish-page.mjs';

/** Keeps the threads busy that compress. */
const PARALLEL = 8;
/** Next's own pages, which are never sent: each variant has a page for missing addresses, and calls handle their errors. */
const UNUSED = /^\/(?:404|500|_not-found|_global-error)(?:\.|$)/;
/** Names what a platform's cache can invalidate. */
const CACHE_TAGS = 'x-next-cache-tags';
const SCRIPT = /^\/_next\/static\/.*\.js$/;
const STYLE = /\.css$/;

/**
 * V8's explicit compile hint (v8.dev/blog/explicit-compile-hints): functions are compiled off the main thread while the
 * script loads, instead of at their first call. Total blocking time of `/`: 83 → 4 ms. Other engines ignore it.
 */
const COMPILE_HINT = Buffer.from('//# allFunctionsCalledOnLoad\n');

/**
 * @typedef {Parameters<NonNullable<import('next').NextAdapter['onBuildComplete']>>[0]} Build
 * @typedef {{ body: Buffer, headers?: Record<string, string> }} Finished
 * @typedef {object} Output
 * @property {string} pathname
 * @property {string} filePath
 * @property {Record<string, string>} [headers] Next's own for this output
 * @property {(body: Buffer, pathname: string, origin: string) => Finished} [finish]
 * @property {boolean} [best] compressed as small as possible
 */

/**
 * Finishes and compresses what the build knows: pages, payloads of soft navigations, prerendered routes, scripts,
 * styles, fonts and the files in public/.
 * @param {Pick<Build, 'outputs' | 'routing' | 'projectDir'>} build
 * @param {import('../../server/responses.mjs').BuildSettings} settings
 * @returns {Promise<import('../../server/responses.mjs').Responses>}
 * @throws an error that names what it does not recognize
 */
export async function buildResponses({ outputs, routing, projectDir }, settings) {
  const { DEFAULT_PERSONA, formatPersonaSlug } = await loadTypeScript('lib/personalization/persona.ts');
  const { pages, routes } = sortPrerendered(
    outputs.prerenders,
    routing.rsc.contentTypeHeader,
    `/${formatPersonaSlug(DEFAULT_PERSONA)}`,
  );
  if (pages.length === 0) throw unknownOutput('Next names no page that it has prerendered.');
  const files = [
    ...(await listPublicFiles(join(projectDir, 'public'))),
    ...outputs.staticFiles.filter(({ pathname }) => !UNUSED.test(pathname)),
    ...routes,
  ];
  const findHeaders = createHeaderFinder(routing);
  /** @type {(output: Output, defaults?: Record<string, string>) => Promise<[string, import('../../server/responses.mjs').BuiltResponse]>} */
  const respond = async ({ pathname, filePath, headers, finish = keep, best }, defaults) => {
    const finished = finish(await readFile(filePath), pathname, settings.origin);
    const all = { ...defaults, ...findHeaders(pathname), ...headers, ...finished.headers };
    return [pathname, await buildResponse(finished.body, all, { best })];
  };
  const respondFile = ({ pathname, filePath, headers }) =>
    respond(
      {
        pathname,
        filePath,
        headers,
        finish: SCRIPT.test(pathname) ? addCompileHint : keep,
        best: SCRIPT.test(pathname) || STYLE.test(pathname),
      },
      { 'cache-control': 'public, max-age=0', 'content-type': findType(pathname) },
    );
  return {
    rsc: routing.rsc,
    settings,
    calls: listCalls({ outputs, routing, projectDir }),
    pages: new Map(await mapInParallel(pages, (page) => respond(page))),
    files: new Map(await mapInParallel(files, respondFile)),
  };
}

/** Pages come with their payloads. Those of a visitor about whom nothing is known are compressed best. */
function sortPrerendered(prerenders, payloadType, defaultVariant) {
  const pages = [];
  const routes = [];
  for (const { pathname, routeType, response, compute, fallback } of prerenders) {
    // No file: a route without parameters, such as the challengers' pages while no experiment runs.
    if (!fallback?.filePath || UNUSED.test(pathname)) continue;
    const headers = { ...fallback.initialHeaders };
    delete headers[CACHE_TAGS];
    const output = { pathname, filePath: fallback.filePath, headers };
    const isStatic = response === 'complete' && compute === 'static';
    if (isStatic && routeType === 'page')
      pages.push({ ...output, finish: finishPage, best: `${pathname}/`.startsWith(`${defaultVariant}/`) });
    else if (isStatic && routeType === 'route') routes.push(output);
    else if (routeType === undefined && headers['content-type'] === payloadType)
      pages.push({ ...output, finish: checkPayload });
    else
      throw unknownOutput(
        `${pathname} is not complete at build time: ${routeType}, ${response}, ${compute}.`,
      );
  }
  return { pages, routes };
}

/** Route handlers without a finished response. Next orders those with parameters. */
function listCalls({ outputs, routing, projectDir }) {
  const finished = new Set(outputs.prerenders.map(({ parentOutputId }) => parentOutputId));
  const order = routing.dynamicRoutes.map(({ source }) => source);
  return outputs.appRoutes
    .filter(({ id, pathname }) => !finished.has(id) && !pathname.endsWith(routing.rsc.suffix))
    .sort((a, b) => order.indexOf(a.pathname) - order.indexOf(b.pathname))
    .map(({ pathname, filePath }) => ({
      pathname,
      file: relative(projectDir, filePath).replaceAll(sep, '/'),
    }));
}

async function listPublicFiles(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((filePath) => ({ filePath, pathname: `/${relative(folder, filePath).replaceAll(sep, '/')}` }));
}

/** The headers of next.config.mjs, and those with which Next lets hashed files be cached. */
function createHeaderFinder({ beforeMiddleware, onMatch }) {
  const rules = [...beforeMiddleware, ...onMatch]
    .filter(({ headers, status, has, missing }) => headers && !status && !has && !missing)
    .map(({ sourceRegex, headers }) => ({ pattern: new RegExp(sourceRegex), headers: lowerCase(headers) }));
  return (pathname) =>
    Object.assign({}, ...rules.filter(({ pattern }) => pattern.test(pathname)).map(({ headers }) => headers));
}

const lowerCase = (headers) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

function findType(pathname) {
  if (pathname.endsWith('.ico')) return 'image/x-icon';
  const type = lookup(pathname);
  if (!type) throw unknownOutput(`${pathname} has no media type.`);
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}

const keep = (body) => ({ body });

/** A long text, after its length in bytes. */
const LONG_TEXT = /:T([0-9a-f]+),/g;

/** The server replaces the origin (server/steps/apply-settings.ts), which must not change a length. */
function checkPayload(body, pathname, origin) {
  for (const { 0: start, 1: length = '', index } of body.toString('latin1').matchAll(LONG_TEXT)) {
    const from = index + start.length;
    if (body.subarray(from, from + parseInt(length, 16)).includes(origin))
      throw unknownOutput(`${pathname}: its payload has the origin in a text of fixed length.`);
  }
  return { body };
}

const addCompileHint = (code) => ({ body: Buffer.concat([COMPILE_HINT, code]) });

async function mapInParallel(items, work) {
  const results = [];
  const queue = items.entries();
  const next = async () => {
    for (const [index, item] of queue) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: PARALLEL }, next));
  return results;
}
