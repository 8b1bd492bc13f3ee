import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gunzipSync, gzip } from 'node:zlib';

// The responses that are finished at build time: scripts/build/adapter.mjs writes them, server/main.ts sends them.

/** Captures the script's text exactly as the browser hashes it. */
export const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/**
 * The source expression that allows an inline script or style in a Content-Security-Policy.
 * @param {string} text
 */
export const hash = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const FOLDER = 'site';
const INDEX = 'index.json';
/** All bodies in one file, because thousands of small ones are slow to read from a cold disk. */
const BODIES = 'bodies';

/**
 * @typedef {'br' | 'gzip' | 'identity'} Coding
 * @typedef {object} BuiltResponse
 * @property {Record<string, string>} headers all but those of the coding
 * @property {number} length of the body, uncompressed
 * @property {Partial<Record<Coding, Buffer>>} bodies `br` and `gzip`, or `identity` if compressing it saves little
 *
 * @typedef {object} Responses
 * @property {Map<string, BuiltResponse>} pages and the payloads of soft navigations, by the path of a variant
 * @property {Map<string, BuiltResponse>} files by the path that visitors request
 * @property {RouterRequests} rsc
 * @property {BuiltCall[]} calls the most specific first
 * @property {BuildSettings} settings
 *
 * @typedef {object} BuildSettings what the responses were built for
 * @property {string} origin
 * @property {string} consentMode
 *
 * @typedef {object} BuiltCall a route handler
 * @property {string} pathname such as `/api/user/[id]`
 * @property {string} file in the folder of the site
 *
 * @typedef {object} RouterRequests how Next's router asks for payloads (`routing.rsc` of the adapter API)
 * @property {string} header
 * @property {string} suffix
 * @property {string} varyHeader
 * @property {string} prefetchSegmentHeader
 * @property {string} prefetchSegmentDirSuffix
 * @property {string} prefetchSegmentSuffix
 */

/** Of the highest levels, the last whose tables Node reuses from body to body: 9 takes 20 s longer and saves 0.7 %. */
const BROTLI_LEVEL = 8;
/** For what most first visits load: 8 % smaller, and too slow for thousands of pages. */
const BROTLI_BEST = 11;
/** For pages above the budget, so that none is: 8 % smaller, a sixth of a second each, and if need be as small as possible. */
const BROTLI_HEAVY = [10, BROTLI_BEST];
/** Of a page's compressed HTML, so that a phone has it in its first seconds. */
export const PAGE_BYTES = 35 * 1024;
/** Pictures and fonts are compressed already. */
const MAX_RATIO = 0.9;

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);
/** By ETag. Equal bodies, such as the payload of the layout for each page, are compressed once. */
const compressed = new Map();

/**
 * Compresses a body. Its ETag is weak, because all codings share it.
 * @param {Buffer} body
 * @param {Record<string, string>} headers
 * @param {{ best?: boolean }} [options] best: as small as possible, however long it takes
 * @returns {Promise<BuiltResponse>}
 */
export async function buildResponse(body, headers, { best = false } = {}) {
  const etag = createEtag(body);
  if (!compressed.has(etag)) compressed.set(etag, compress(body, best));
  const bodies = await compressed.get(etag);
  const vary = [headers.vary, bodies.br && 'accept-encoding'].filter(Boolean).join(', ');
  return { headers: { ...headers, ...(vary && { vary }), etag }, length: body.length, bodies };
}

/** @param {import('node:crypto').BinaryLike} content */
export function createEtag(content) {
  return `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;
}

async function compress(body, best) {
  const packed = compressGzip(body, { level: 9 });
  const optionsOf = (level) => ({
    params: { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });
  // Threads would allocate the tables of a page anew each time, which takes longer than to compress it.
  let br = best
    ? await compressBrotli(body, optionsOf(BROTLI_BEST))
    : brotliCompressSync(body, optionsOf(BROTLI_LEVEL));
  const isCompressible = br.length < body.length * MAX_RATIO;
  if (!best && isCompressible)
    for (const level of BROTLI_HEAVY)
      if (br.length > PAGE_BYTES) br = await compressBrotli(body, optionsOf(level));
  return isCompressible ? { br, gzip: await packed } : { identity: body };
}

/**
 * The body of a response without compression.
 * @param {Pick<BuiltResponse, 'bodies'>} response
 */
export function decompress({ bodies: { identity, gzip: compressed } }) {
  return identity ?? gunzipSync(compressed ?? '');
}

/**
 * @param {string} build the folder of a build
 * @param {Responses} responses
 */
export async function writeResponses(build, { pages, files, ...others }) {
  const bodies = [];
  const ranges = new Map();
  let end = 0;
  const store = (body) => {
    bodies.push(body);
    end += body.length;
    return [end - body.length, end];
  };
  /** Equal bodies are stored once. */
  const index = ([path, { headers, length, bodies: own }]) => {
    const { etag } = headers;
    if (!ranges.has(etag))
      ranges.set(
        etag,
        Object.entries(own).map(([coding, body]) => [coding, ...store(body)]),
      );
    return { path, headers, length };
  };
  const lists = { pages: [...pages].map(index), files: [...files].map(index) };
  await mkdir(join(build, FOLDER), { recursive: true });
  await replaceFile(join(build, FOLDER, INDEX), JSON.stringify({ ...lists, ranges: [...ranges], ...others }));
  await replaceFile(join(build, FOLDER, BODIES), Buffer.concat(bodies));
}

/** A copy of a site can be hard links to its files. */
async function replaceFile(file, content) {
  await writeFile(`${file}.part`, content);
  await rename(`${file}.part`, file);
}

/**
 * @param {string} build the folder of a build
 * @returns {Responses}
 */
export function readResponses(build) {
  const { pages, files, ranges, ...others } = JSON.parse(readFileSync(join(build, FOLDER, INDEX), 'utf8'));
  const all = readFileSync(join(build, FOLDER, BODIES));
  const bodies = new Map(
    ranges.map(([etag, own]) => [
      etag,
      Object.fromEntries(own.map(([coding, start, end]) => [coding, all.subarray(start, end)])),
    ]),
  );
  const restore = (list) =>
    new Map(
      list.map(({ path, headers, length }) => [path, { headers, length, bodies: bodies.get(headers.etag) }]),
    );
  return { pages: restore(pages), files: restore(files), ...others };
}
