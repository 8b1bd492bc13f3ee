import { readFile } from 'node:fs/promises';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import ts from 'typescript';
import { z } from 'zod';
import { isDevHost } from '@/lib/config/dev-hosts.mjs';
import { parsePersonaSlug } from '@/lib/personalization/persona';
import type { Finding } from '../content/finding';
import { EditSession } from './edit-session';
import { createFindings } from './findings';
import { EditError } from './write-text';

type Options = {
  root: string;
  port: number;
  /** The site's own origins, such as 'http://localhost:3000'. */
  origins: readonly string[];
  /** Host names whose pages call through a rewrite of the site (next.config.mjs), if any. */
  hosts: readonly string[];
  checkContent: () => Promise<Finding[]>;
};

const MAX_BODY_BYTES = 1_000_000;
/** The panel's modules import each other without a file extension. */
const PANEL = /^\/panel\/([a-z-]+)(\.css)?$/;

const textsSchema = z.object({
  ids: z.array(z.string()).min(1),
  before: z.string(),
  text: z.string().max(20_000),
});
const querySchema = z.object({
  texts: z.array(z.string().max(20_000)).max(10),
  around: z.string().max(50_000),
  path: z.string(),
  persona: z
    .string()
    .transform((slug, context) => parsePersonaSlug(slug) ?? context.addIssue('No persona') ?? z.NEVER),
});

type Call = (body: unknown) => object | Promise<object>;

function listCalls({ root, checkContent }: Options, session: EditSession): Readonly<Record<string, Call>> {
  const listFindings = createFindings(root, session, checkContent);
  return {
    '/find': (body) => session.find(querySchema.parse(body)),
    '/describe': (body) => session.describe(z.object({ id: z.string() }).parse(body).id),
    '/change': (body) => {
      const { ids, before, text } = textsSchema.parse(body);
      session.changeTexts(ids, before, text);
      return {};
    },
    '/undo': () => ({ files: session.undo() }),
    '/check': async () => ({ findings: await listFindings() }),
  };
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) throw new EditError('This is too large.');
    chunks.push(chunk);
  }
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
}

async function readPanelFile(folder: string, name: string, ending: string | undefined): Promise<string> {
  if (ending) return readFile(join(folder, `${name}${ending}`), 'utf8');
  const source = await readFile(join(folder, `${name}.ts`), 'utf8');
  const options = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 };
  return ts.transpileModule(source, { compilerOptions: options }).outputText;
}

const send = (response: ServerResponse, status: number, type: string, body: string) =>
  void response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8` }).end(body);

const HEADERS = {
  Vary: 'Origin',
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Allow-Headers': 'content-type',
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-store',
};

const sendJson = (response: ServerResponse, status: number, body: unknown) =>
  send(response, status, 'application/json', JSON.stringify(body));

async function respondWithFile(response: ServerResponse, root: string, path: string): Promise<void> {
  const [, name = '', ending] = PANEL.exec(path) ?? [];
  try {
    const text = await readPanelFile(join(root, 'scripts/edit/panel'), name, ending);
    send(response, 200, ending ? 'text/css' : 'text/javascript', text);
  } catch {
    sendJson(response, 404, { message: 'There is no such file.' });
  }
}

async function respondToCall(
  request: IncomingMessage,
  response: ServerResponse,
  call: Call,
  session: EditSession,
): Promise<void> {
  try {
    const answer = await call(await readBody(request));
    sendJson(response, 200, { ...answer, undoable: session.undoable });
  } catch (error) {
    const isOurs = error instanceof EditError;
    const isMalformed = error instanceof z.ZodError || error instanceof SyntaxError;
    const message = error instanceof Error ? error.message : String(error);
    sendJson(response, isOurs ? 409 : isMalformed ? 400 : 500, { message });
  }
}

/**
 * Whether a page that was reached at one of the hosts calls its own origin through the site's rewrite. The site's server
 * sets X-Forwarded-Host to the Host that the browser sent; a page cannot forge that, or Origin, or Sec-Fetch-Site.
 */
function isFromOwnOrigin({ headers, method }: IncomingMessage, hosts: readonly string[]): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  const host = headers['x-forwarded-host']?.toString() ?? '';
  if (hosts.length === 0 || !isDevHost(host, hosts)) return false;
  if (site !== undefined && site !== 'same-origin') return false;
  // A script of the same origin is requested without an Origin header.
  if (origin === undefined) return method === 'GET';
  // Sent only over TLS and to localhost. A tunnel can rename the host, but not the origin.
  return isDevHost(origin, hosts) && (site === 'same-origin' || new URL(origin).host === host);
}

/**
 * The API of the editors' panel, on a server that listens only on 127.0.0.1. It responds only to the site's own pages:
 * another site cannot forge the Origin header, and DNS rebinding cannot forge the Host header.
 */
export function createEditHandler(options: Options): RequestListener {
  const session = new EditSession(options.root);
  const calls = listCalls(options, session);
  return (request, response) => {
    const { headers, method, url = '' } = request;
    const { origin = '', host } = headers;
    const isForwarded = 'x-forwarded-host' in headers;
    const isOwn = isForwarded ? isFromOwnOrigin(request, options.hosts) : options.origins.includes(origin);
    if (host !== `127.0.0.1:${options.port}` || !isOwn) {
      return sendJson(response, 403, { message: 'Only pages of this site may edit it.' });
    }
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
    response.setHeader('Cross-Origin-Resource-Policy', isForwarded ? 'same-origin' : 'cross-origin');
    if (!isForwarded) response.setHeader('Access-Control-Allow-Origin', origin);
    if (method === 'OPTIONS') return void response.writeHead(204).end();
    if (method === 'GET' && PANEL.test(url)) return void respondWithFile(response, options.root, url);
    const call = method === 'POST' ? calls[url] : undefined;
    // A form on another site cannot send JSON.
    if (call && headers['content-type'] === 'application/json')
      return void respondToCall(request, response, call, session);
    return sendJson(response, 404, { message: 'There is nothing here.' });
  };
}
