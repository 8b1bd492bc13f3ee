import { CALL_PATIENCE_MS } from '@/lib/config/timings';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

type Options = { patienceMs?: number; accept?: string };

/** A response that was not OK. `message` is `404: text`, or `API error: 404` on the personalization paths (spec §7). */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
    this.name = 'ApiError';
  }
}

/** What will be refused later, too. Too slow (408) and too often (429) say nothing about the call itself. */
export function isRefusal(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { status } = error;
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
}

const FIRST_CALL_WAIT_MS = 3000;

/** What is nobody's own brings no cookie. */
const OPEN_PATHS = ['/api/site-index.json'];

let firstCall: Promise<void> | null = null;

let hearSuccess = () => {};

/** Has `listener` called after each call that succeeded, instead of the one given before. */
export function onCallSucceeded(listener: () => void): void {
  hearSuccess = listener;
}

const PERSONALIZATION_PATHS = ['/api/user/', '/api/personalization-settings/'];

async function describeFailure(path: string, response: Response): Promise<string> {
  if (PERSONALIZATION_PATHS.some((prefix) => path.startsWith(prefix))) {
    void response.body?.cancel();
    return `API error: ${response.status}`;
  }
  const body = await response.text();
  return `${response.status}: ${body === '' ? response.statusText : body}`;
}

async function settledWithin(call: Promise<void>, limitMs: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, limitMs);
  });
  await Promise.race([call, limit]);
  clearTimeout(timer);
}

/**
 * The answer to a browser's first call brings its visitor cookie. Calls sent beside it would each be given
 * another one, and what they save would belong to nobody; so they wait for it, but not for long. A call that failed
 * has brought none: the next one is the first.
 */
async function inTurn(send: () => Promise<Response>): Promise<Response> {
  if (firstCall) {
    const awaited = firstCall;
    await settledWithin(awaited, FIRST_CALL_WAIT_MS);
    return firstCall === awaited ? send() : inTurn(send);
  }
  const call = send();
  const forget = () => {
    if (firstCall === settled) firstCall = null;
  };
  const settled: Promise<void> = call.then((response) => {
    if (!response.ok) forget();
  }, forget);
  firstCall = settled;
  return call;
}

/** The next call is the first one again: a visitor was forgotten, or may be remembered from now on. */
export function expectNewVisitor(): void {
  firstCall = null;
}

/**
 * Sends one call with the visitor's cookie and a JSON body when there is a payload, and has its answer read. Before a
 * server that falls silent, be it in the midst of its answer, the call is given up once the patience is over.
 * @throws ApiError when the answer is not OK; TypeError when the network failed; AbortError when it was given up
 */
export function request<Answer>(
  method: Method,
  path: string,
  payload: unknown,
  read: (response: Response) => Promise<Answer>,
  { patienceMs, accept }: Options = {},
): Promise<Answer> {
  return withPatience(
    async (signal) => read(await fetchResponse(method, path, payload, signal, accept)),
    patienceMs,
  );
}

async function fetchResponse(
  method: Method,
  path: string,
  payload: unknown,
  signal: AbortSignal,
  accept?: string,
): Promise<Response> {
  const init: RequestInit = {
    method,
    credentials: 'include',
    signal,
    ...(payload === undefined
      ? {}
      : {
          headers: { 'Content-Type': 'application/json', ...(accept && { Accept: accept }) },
          body: JSON.stringify(payload),
        }),
  };
  const send = () => fetch(path, init);
  const response = await (OPEN_PATHS.includes(path) ? send() : inTurn(send));
  if (!response.ok) throw new ApiError(response.status, await describeFailure(path, response));
  hearSuccess();
  return response;
}

/** A call whose answer says nothing that is needed. Left alone, it would keep its connection. Throws as `request` does. */
export function send(method: Method, path: string, payload?: unknown): Promise<void> {
  return request(method, path, payload, async ({ body }) => void body?.cancel());
}

/** The answer of a call as its contract types it; the server checks the shape, the browser trusts its own site. */
export function requestJson<T>(
  method: Method,
  path: string,
  payload?: unknown,
  patienceMs?: number,
): Promise<T> {
  return request<T>(method, path, payload, (response) => response.json(), { patienceMs });
}

/** Makes a call that is given up, by its signal, once the patience is over. Throws as the call does. */
export async function withPatience<Result>(
  call: (signal: AbortSignal) => Promise<Result>,
  patienceMs: number = CALL_PATIENCE_MS,
): Promise<Result> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), patienceMs);
  try {
    return await call(patience.signal);
  } finally {
    clearTimeout(timer);
  }
}
