import type { IncomingMessage, OutgoingHttpHeader, ServerResponse } from 'node:http';
import fresh from 'fresh';
import Negotiator from 'negotiator';
import { decompress, type BuiltResponse } from '../responses.mjs';

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
  plain: { lines: HeaderLines; read: () => Buffer };
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
    // Few clients ask for it, so compressed pages are decompressed again instead of kept.
    plain: { lines: describe(built.length), read: () => decompress(built) },
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
  const coded = selectCoded(headers['accept-encoding'], compressed);
  response.writeHead(status, [...(coded ?? plain).lines, ...more]);
  response.end(method === 'HEAD' ? undefined : (coded?.body ?? plain.read()));
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
