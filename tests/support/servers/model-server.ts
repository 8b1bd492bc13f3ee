import { execFileSync } from 'node:child_process';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type ModelCall = { path: string; headers: IncomingMessage['headers']; body: Record<string, unknown> };

export type ModelServer = {
  url: string;
  /** Received requests, oldest first. */
  calls: ModelCall[];
  /** Text of a successful reply. */
  answer: string;
  usage: Record<string, number | null>;
  stopReason: string;
  fault: ModelFault | null;
  close: () => Promise<void>;
};

type Fault = (response: ServerResponse, call: ModelCall) => void;

const JSON_TYPE = { 'content-type': 'application/json' };
const SLOW_MS = 20;
const MEGABYTE = 'x'.repeat(1024 * 1024);
const HUGE_MEGABYTES = 200;

/** An error body that echoes the request, as a careless proxy might send it. */
function status(code: number, headers: Record<string, string> = {}): Fault {
  return (response, call) => {
    response.writeHead(code, { ...JSON_TYPE, ...headers });
    response.end(JSON.stringify({ type: 'error', error: { type: 'api_error', message: call } }));
  };
}

/** The start of a reply; then the fault goes on. */
function begin(continueWith: (response: ServerResponse) => void = () => {}): Fault {
  return (response) => {
    response.writeHead(200, JSON_TYPE);
    response.write('{"id":"msg_1",');
    continueWith(response);
  };
}

/** Sends 200 MB as fast as the client reads. */
function pour(response: ServerResponse): void {
  let sent = 0;
  const writeMore = () => {
    while (sent < HUGE_MEGABYTES && !response.destroyed) {
      sent += 1;
      if (!response.write(MEGABYTE)) return void response.once('drain', writeMore);
    }
    response.end();
  };
  response.write('"text":"');
  writeMore();
}

export const MODEL_FAULTS = {
  'connection cut': ({ socket }) => socket?.resetAndDestroy(),
  'connection cut in the body': begin(({ socket }) => setTimeout(() => socket?.resetAndDestroy(), 20)),
  silent: () => {},
  'stalled body': begin(),
  'slow body': begin((response) => {
    const timer = setInterval(() => response.write(' '), SLOW_MS);
    response.on('close', () => clearInterval(timer));
  }),
  HTML: (response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Sign in</title>');
  },
  null: (response) => {
    response.writeHead(200, JSON_TYPE).end('null');
  },
  'wrong shape': (response) => {
    response.writeHead(200, JSON_TYPE).end('{"type":"message","content":"Hello"}');
  },
  '200 MB': begin(pour),
  '200 MB of error': (response) => pour(response.writeHead(400, JSON_TYPE)),
  redirect: status(307, { location: '/stolen' }),
  '400': status(400),
  '401': status(401),
  '429, Retry-After: 30': status(429, { 'retry-after': '30' }),
  '529': status(529),
} as const satisfies Record<string, Fault>;

export type ModelFault = keyof typeof MODEL_FAULTS;

const PRINT_PORT = `const probe = require('node:net').createServer();
probe.listen(0, '127.0.0.1', () => { console.log(probe.address().port); probe.close(); });`;

/** Finds a free port synchronously, because a test file must set it in the environment before any import reads that. */
export function findModelPort(): number {
  return Number(execFileSync(process.execPath, ['-e', PRINT_PORT], { encoding: 'utf8' }));
}

/** A local server that implements Anthropic's Messages API, and the ways it can fail. */
export async function startModelServer(port = 0): Promise<ModelServer> {
  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const model: ModelServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls: [],
    answer: 'Hello from the model.',
    usage: { input_tokens: 100, output_tokens: 20 },
    stopReason: 'end_turn',
    fault: null,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.on('error', () => {});
    const call = { path: request.url ?? '', headers: request.headers, body: await readJson(request) };
    model.calls.push(call);
    if (model.fault) MODEL_FAULTS[model.fault](response, call);
    else response.writeHead(200, JSON_TYPE).end(JSON.stringify(composeReply(model)));
  }

  return model;
}

async function readJson(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString());
}

function composeReply({ answer, stopReason, usage }: ModelServer) {
  return {
    ...{ id: 'msg_1', type: 'message', role: 'assistant', model: 'claude-haiku-4-5' },
    ...{ content: [{ type: 'text', text: answer }], stop_reason: stopReason, stop_sequence: null, usage },
  };
}
