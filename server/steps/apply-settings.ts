import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import {
  hash,
  INLINE_SCRIPT,
  createEtag,
  decompress,
  type BuildSettings,
  type BuiltResponse,
} from '../responses.mjs';

const CONSENT_MODE = /(<html\b[^>]*? data-consent=")[^"]*"/;
const OTHER_HOST = /^(?:[\w-]|[.:]\w)/;
const POLICY = 'content-security-policy';
/** Scripts, styles and fonts, which are cached by the hash in their name. */
const HASHED = /^\/_next\/static\//;
/** The build's level saves another 2 %, but takes twice as long, and the first visitor waits for it. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

/**
 * One build serves any public address and consent mode: where the site is started with others than it was built for,
 * each response is changed when it is first requested.
 */
export function createSettings(
  built: BuildSettings,
  { origin, consentMode }: BuildSettings,
): (response: BuiltResponse, path: string) => BuiltResponse {
  const isSame = origin === built.origin && consentMode === built.consentMode;
  const change = (text: string) =>
    replaceOrigin(text, built.origin, origin).replace(CONSENT_MODE, `$1${consentMode}"`);
  /** Variants share bodies, such as the payload of the layout. */
  const changed = new Map<string, Pick<BuiltResponse, 'bodies' | 'length'>>();

  return function applySettings(response, path) {
    const { headers } = response;
    const { etag = '', [POLICY]: policy } = headers;
    if (isSame || HASHED.test(path) || !/^text\/|xml|json/.test(headers['content-type'] ?? ''))
      return response;
    const text = decompress(response).toString();
    const result = change(text);
    if (result === text) return response;
    const body = changed.get(etag) ?? compress(Buffer.from(result), response);
    changed.set(etag, body);
    return {
      ...body,
      headers: {
        ...headers,
        etag: createEtag(`${etag} ${origin} ${consentMode}`),
        ...(policy && { [POLICY]: allowChanged(policy, text, change) }),
      },
    };
  };
}

/** Followed by a letter or digit, it would be another host or port. */
function replaceOrigin(text: string, built: string, origin: string): string {
  const [start = '', ...parts] = text.split(built);
  return start + parts.map((part) => (OTHER_HOST.test(part) ? built : origin) + part).join('');
}

function compress(body: Buffer, { bodies }: BuiltResponse): Pick<BuiltResponse, 'bodies' | 'length'> {
  const compressed = bodies.identity
    ? { identity: body }
    : { br: brotliCompressSync(body, BROTLI), gzip: gzipSync(body) };
  return { length: body.length, bodies: compressed };
}

/** The policy names the hash of each inline script. */
function allowChanged(policy: string, html: string, change: (text: string) => string): string {
  const scripts = [...html.matchAll(INLINE_SCRIPT)].map(([, script = '']) => script);
  return scripts.reduce((sources, script) => {
    const result = change(script);
    return result === script ? sources : sources.replace(hash(script), hash(result));
  }, policy);
}
