import type { IncomingMessage, ServerResponse } from 'node:http';

export type ModelCall = { path: string; headers: IncomingMessage['headers']; body: Record<string, unknown> };

type Fault = (request: IncomingMessage, response: ServerResponse, call: ModelCall) => void;

const JSON_TYPE = { 'content-type': 'application/json' };
const STREAM_TYPE = { 'content-type': 'text/event-stream' };
const DRIP_MS = 20;
const MEGABYTE = 'x'.repeat(1024 * 1024);
const HUGE_MEGABYTES = 200;

const MESSAGE = {
  id: 'msg_1',
  type: 'message',
  role: 'assistant',
  model: 'claude-haiku-4-5',
  content: [{ type: 'text', text: '{"cluster":"converter","confidence":0.9}' }],
  stop_reason: 'end_turn',
  usage: { input_tokens: 10, output_tokens: 10 },
};
const START = { type: 'message_start', message: { ...MESSAGE, content: [], stop_reason: null } };
const DELTA = { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: 'Hello' } };

const event = (value: { type: string }) => `event: ${value.type}\ndata: ${JSON.stringify(value)}\n\n`;

/** Responds with a status and an error body that echoes the request, as a careless proxy might. */
function status(code: number, headers: Record<string, string> = {}): Fault {
  return (request, response, call) => {
    const message = `${JSON.stringify(request.headers)} ${JSON.stringify(call.body)}`;
    response.writeHead(code, { ...JSON_TYPE, ...headers });
    response.end(JSON.stringify({ type: 'error', error: { type: 'api_error', message } }));
  };
}

/** Responds with a different body for each mode: complete or streamed. */
function body(complete: string, streamed: string): Fault {
  return (_, response, call) => {
    const isStream = call.body.stream === true;
    response.writeHead(200, isStream ? STREAM_TYPE : JSON_TYPE);
    response.end(isStream ? streamed : complete);
  };
}

/** Sends the start of a reply, then passes the response to `goOn`. */
function begin(continueWith: (response: ServerResponse) => void): Fault {
  return (_, response, call) => {
    const isStream = call.body.stream === true;
    response.writeHead(200, isStream ? STREAM_TYPE : JSON_TYPE);
    response.write(isStream ? event(START) + event(DELTA) : '{"id":"msg_1",');
    continueWith(response);
  };
}

function drip(response: ServerResponse): void {
  const timer = setInterval(() => response.write(' '), DRIP_MS);
  response.on('close', () => clearInterval(timer));
}

/** Sends 200 MB as fast as the client reads. */
function pour(response: ServerResponse): void {
  let sent = 0;
  const writeMore = () => {
    while (sent < HUGE_MEGABYTES && !response.destroyed) {
      sent += 1;
      if (!response.write(MEGABYTE)) {
        response.once('drain', writeMore);
        return;
      }
    }
    response.end();
  };
  response.write('"text":"');
  writeMore();
}

const changed = (change: object) => JSON.stringify({ ...MESSAGE, ...change });

export const MODEL_FAULTS = {
  reset: (request) => request.socket.resetAndDestroy(),
  'reset in the body': begin((response) => setTimeout(() => response.socket?.resetAndDestroy(), 20)),
  silent: () => {},
  'stalled body': begin(() => {}),
  drip: begin(drip),
  'HTML 200': (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Sign in</title>');
  },
  null: body('null', 'event: x\ndata: null\n\n'),
  'empty content': body(changed({ content: [] }), event(START) + event({ type: 'message_stop' })),
  'blank text': body(
    changed({ content: [{ type: 'text', text: ' \n ' }] }),
    event(START) + event({ ...DELTA, delta: { type: 'text_delta', text: ' ' } } as typeof DELTA),
  ),
  'tool call': body(
    changed({ content: [{ type: 'tool_use', id: 't', name: 'x', input: {} }], stop_reason: 'tool_use' }),
    event(START) +
      event({
        type: 'message_delta',
        delta: { stop_reason: 'tool_use' },
        usage: { output_tokens: 5 },
      } as { type: string }) +
      event({ type: 'message_stop' }),
  ),
  refusal: body(
    changed({ content: [], stop_reason: 'refusal' }),
    event(START) +
      event({ type: 'message_delta', delta: { stop_reason: 'refusal' }, usage: { output_tokens: 5 } } as {
        type: string;
      }) +
      event({ type: 'message_stop' }),
  ),
  '200 MB': begin(pour),
  '200 MB of error': (_, response) => {
    response.writeHead(400, JSON_TYPE);
    pour(response);
  },
  redirect: status(307, { location: '/stolen' }),
  '400': status(400),
  '401': status(401),
  '413': status(413),
  '429': status(429),
  '429, Retry-After: 86400': status(429, { 'retry-after': '86400' }),
  '500': status(500),
  '529': status(529),
  'error after 200': body(
    event({ type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } } as { type: string }),
    event(START) +
      event(DELTA) +
      event({ ...DELTA, delta: { type: 'text_delta', text: ' from here on' } } as typeof DELTA) +
      event({ type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } } as {
        type: string;
      }),
  ),
} as const satisfies Record<string, Fault>;

export type ModelFault = keyof typeof MODEL_FAULTS;
