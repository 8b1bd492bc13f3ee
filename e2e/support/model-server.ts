import { execFileSync } from 'node:child_process';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MODEL_FAULTS, type ModelCall, type ModelFault } from './model-faults';

export type ModelUsage = {
  input_tokens: number;
  output_tokens: number;
  cache_creation_input_tokens?: number | null;
  cache_read_input_tokens?: number | null;
};

export type ModelServer = {
  url: string;
  /** Received requests, oldest first. */
  calls: ModelCall[];
  /** Text of a successful reply, sent in pieces if streamed. */
  answer: string | ((call: ModelCall) => string);
  usage: ModelUsage;
  stopReason: string;
  /** Current fault. A list is consumed one fault per request, then replies succeed again. */
  fault: ModelFault | ModelFault[] | null;
  /** Resolves once no request is open. */
  idle: () => Promise<void>;
  close: () => Promise<void>;
};

const PRINT_PORT = `const probe = require('node:net').createServer();
probe.listen(0, '127.0.0.1', () => { console.log(probe.address().port); probe.close(); });`;

/** Finds a free port synchronously, because a test file must set it in the environment before any import reads that. */
export function findModelPort(): number {
  return Number(execFileSync(process.execPath, ['-e', PRINT_PORT], { encoding: 'utf8' }));
}

/** A local server that implements Anthropic's Messages API, streaming included, and every way it can fail. */
export async function startModelServer(port = 0): Promise<ModelServer> {
  let open = 0;
  const server = createServer((request, response) => {
    open += 1;
    response.on('close', () => (open -= 1));
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
    async idle() {
      while (open > 0) await new Promise((resolve) => setTimeout(resolve, 5));
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.on('error', () => {});
    const call = { path: request.url ?? '', headers: request.headers, body: await readJson(request) };
    model.calls.push(call);
    const fault = Array.isArray(model.fault) ? model.fault.shift() : model.fault;
    if (fault) {
      MODEL_FAULTS[fault](request, response, call);
      return;
    }
    const text = typeof model.answer === 'string' ? model.answer : model.answer(call);
    if (call.body.stream === true) streamMessage(response, model, text);
    else sendMessage(response, model, text);
  }

  return model;
}

async function readJson(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString());
}

function describeMessage({ usage }: ModelServer) {
  return {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'claude-haiku-4-5',
    content: [] as object[],
    stop_reason: null as string | null,
    stop_sequence: null,
    usage: { ...usage, output_tokens: 1 },
  };
}

function sendMessage(response: ServerResponse, model: ModelServer, text: string): void {
  const message = {
    ...describeMessage(model),
    content: [{ type: 'text', text }],
    stop_reason: model.stopReason,
    usage: model.usage,
  };
  response.writeHead(200, { 'content-type': 'application/json', 'request-id': 'req_1' });
  response.end(JSON.stringify(message));
}

function streamMessage(response: ServerResponse, model: ModelServer, text: string): void {
  const send = (event: { type: string }) =>
    response.write(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
  const block = (type: string, more: object) => send({ type, index: 0, ...more } as { type: string });
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  send({ type: 'message_start', message: describeMessage(model) } as { type: string });
  block('content_block_start', { content_block: { type: 'text', text: '' } });
  send({ type: 'ping' });
  for (const piece of text.match(/[\s\S]{1,12}/g) ?? []) {
    block('content_block_delta', { delta: { type: 'text_delta', text: piece } });
  }
  block('content_block_stop', {});
  const delta = { stop_reason: model.stopReason, stop_sequence: null };
  send({ type: 'message_delta', delta, usage: { output_tokens: model.usage.output_tokens } } as {
    type: string;
  });
  // Leaves the body open, as some proxies do: `message_stop` ends the reply.
  send({ type: 'message_stop' });
}
