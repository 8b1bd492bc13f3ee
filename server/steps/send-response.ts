import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeader, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import fresh from 'fresh';
import Negotiator from 'negotiator';
import type { BuiltResponse, RouterRequests } from '../responses.mjs';

/** The server's choice among the codings that the client accepts. */
const CODINGS = ['br', 'gzip'] as const;

type Coding = (typeof CODINGS)[number];
/** Names and values in turn, which Node sends as they are. Each name once: beside `setHeader`, the last would win. */
export type HeaderLines = OutgoingHttpHeader[];
type Coded = { lines: HeaderLines; body: Buffer };

/** A response with its header lines, so that sending it computes nothing. */
export type PreparedResponse = {
  etag: string;
  /** For a client whose copy is current. */
  unchanged: HeaderLines;
  /** Its body is missing if it is compressed. */
  plain: Pick<Coded, 'lines'> & Partial<Coded>;
  /** Empty if compression saves little. */
  compressed: Partial<Record<Coding, Coded>>;
};

/**
 * Prepares each response when it is first requested.
 * @param change by path, before the response is prepared
 */
export function prepareResponses(
  responses: ReadonlyMap<string, BuiltResponse>,
  change: (response: BuiltResponse, path: string) => BuiltResponse,
): Pick<ReadonlyMap<string, PreparedResponse>, 'get'> {
  const prepared = new Map<string, PreparedResponse>();
  return {
    get(path) {
      const [built, current] = [responses.get(path), prepared.get(path)];
      if (!built || current) return current;
      const response = prepareResponse(change(built, path));
      prepared.set(path, response);
      return response;
    },
  };
}

export function prepareResponse(built: BuiltResponse): PreparedResponse {
  const { 'content-type': type = '', etag = '', ...others } = built.headers;
  const unchanged = Object.entries({ ...others, etag }).flat();
  const describe = (length: number) => [
    ...unchanged,
    ...['content-type', type, 'content-length', String(length)],
  ];
  const compressed = CODINGS.flatMap((coding) => {
    const body = built.bodies[coding];
    return body ? [[coding, { body, lines: [...describe(body.length), 'content-encoding', coding] }]] : [];
  });
  return {
    etag,
    unchanged,
    plain: { lines: describe(built.length), body: built.bodies.identity },
    compressed: Object.fromEntries(compressed),
  };
}

/** @param more header lines that depend on the visitor */
export function sendResponse(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  { etag, unchanged, plain, compressed }: PreparedResponse,
  { status = 200, more = [] }: { status?: 200 | 404; more?: HeaderLines } = {},
): void {
  if (status === 200 && fresh(headers, { etag })) {
    response.writeHead(304, [...unchanged, ...more]).end();
    return;
  }
  const { lines, body } = selectCoded(headers['accept-encoding'], compressed) ?? plain;
  response.writeHead(status, [...lines, ...more]);
  if (body || method === 'HEAD') {
    response.end(method === 'HEAD' ? undefined : body);
    return;
  }
  // Few clients ask for it, so it is decompressed each time, as fast as the client reads.
  const gunzip = createGunzip();
  pipeline(gunzip, response, () => {});
  gunzip.end(compressed.gzip?.body);
}

function selectCoded(
  accepted: IncomingMessage['headers'][string],
  compressed: PreparedResponse['compressed'],
): Coded | undefined {
  if (!accepted || !compressed.br) return undefined;
  const codings = new Negotiator({ headers: { 'accept-encoding': accepted } }).encodings(CODINGS);
  const coding = CODINGS.find((name) => codings.includes(name));
  return coding && compressed[coding];
}

/**
 * The name under which Next has built the payload that its router asks for: of a page, or of one of its segments. Null
 * for a request by anything else.
 * @param path of a built page
 */
export function namePayload(
  path: string,
  headers: IncomingHttpHeaders,
  { header, suffix, prefetchSegmentHeader, prefetchSegmentDirSuffix, prefetchSegmentSuffix }: RouterRequests,
): string | null {
  if (headers[header] !== '1') return null;
  const segment = headers[prefetchSegmentHeader];
  if (segment === undefined) return path + suffix;
  return `${path}${prefetchSegmentDirSuffix}${segment}${prefetchSegmentSuffix}`;
}
