import { pathOf, type BodyOf, type Endpoint, type ResponseOf } from '@/lib/calls/endpoint';
import { CALL_TIMEOUT_MS } from '@/lib/config/timings';
import { fromOrigin } from './from-origin';
import { readVisitMode } from './visit-mode';

export type CallOptions<Body> = {
  userId?: number;
  /** Includes the question mark. */
  query?: string;
  timeoutMs?: number;
  /** Not delayed by the visit's first call: the response is the same for everybody, or the visitor may be leaving. */
  isOpen?: boolean;
  /** Completes after the page is gone. At most 64 KB at a time. */
  keepalive?: boolean;
  /** Without cookies, neither sent nor set: what a guest of a shared view submits stays out of their browser. */
  isAnonymous?: boolean;
  /** Sent only if consent has not been withdrawn while the call waited for its turn. */
  needsConsent?: boolean;
} & (undefined extends Body ? { body?: Body } : { body: Body });

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

/** Whether a retry is pointless. 408 and 429 are temporary; consent given again starts anew. */
export function isRefusal(error: unknown): boolean {
  if (!(error instanceof ApiError)) return error instanceof DOMException && error.name === 'NotAllowedError';
  const { status } = error;
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
}

/** Failures on these paths read `API error: 404` (spec §7). */
const PERSONALIZATION_PATHS = ['/api/user/', '/api/personalization-settings/'];

const FIRST_CALL_WAIT_MS = 3000;
/** A page in an experiment may make its first call before this module loads (lib/experiments/watch-exposures.ts). */
const page: typeof globalThis & { firstCall?: Promise<void> } = globalThis;
let onSuccess = () => {};

export function onCallSucceeded(listener: () => void): void {
  onSuccess = listener;
}

async function describeFailure(path: string, response: Response): Promise<string> {
  if (PERSONALIZATION_PATHS.some((prefix) => path.startsWith(prefix))) {
    void response.body?.cancel();
    return `API error: ${response.status}`;
  }
  return `${response.status}: ${(await response.text()) || response.statusText}`;
}

/**
 * A first response sets a new visitor cookie, so parallel first calls wait for it, at most FIRST_CALL_WAIT_MS; those
 * that outlive the page no longer than it.
 */
async function sendAfterFirstCall(send: () => Promise<Response>, keepalive = false): Promise<Response> {
  const pending = page.firstCall;
  if (pending) {
    await Promise.race([
      pending,
      new Promise((resolve) => {
        setTimeout(resolve, FIRST_CALL_WAIT_MS);
        if (keepalive) window.addEventListener('pagehide', resolve, { once: true });
      }),
    ]);
    return page.firstCall === pending ? send() : sendAfterFirstCall(send, keepalive);
  }
  const call = send();
  const reset = () => {
    if (page.firstCall === settled) resetFirstCall();
  };
  const settled: Promise<void> = call.then((response) => {
    if (!response.ok) reset();
  }, reset);
  page.firstCall = settled;
  return call;
}

/** Treats the next call as the first: the visitor was deleted, or has just consented. */
export function resetFirstCall(): void {
  page.firstCall = undefined;
}

/** @throws ApiError if the response is not OK; TypeError if the network failed; AbortError after `timeoutMs` */
export async function request<Answer>(
  endpoint: string,
  options: CallOptions<unknown>,
  read: (response: Response) => Promise<Answer>,
): Promise<Answer> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), options.timeoutMs ?? CALL_TIMEOUT_MS);
  const response = fetchResponse(endpoint, options, controller.signal).then(read);
  inFlight.add(response);
  try {
    return await response;
  } finally {
    clearTimeout(timer);
    inFlight.delete(response);
  }
}

const inFlight = new Set<Promise<unknown>>();

/** Longer than the server takes for any call that stores something. */
const IN_FLIGHT_WAIT_MS = 10_000;

/** Resolves when the calls under way have ended, after IN_FLIGHT_WAIT_MS, or when the visitor leaves. */
export function waitForCalls(): Promise<void> {
  return new Promise((resolve) => {
    const proceed = () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', proceed);
      resolve();
    };
    const timer = setTimeout(proceed, IN_FLIGHT_WAIT_MS);
    window.addEventListener('pagehide', proceed);
    void Promise.allSettled([...inFlight, page.firstCall]).then(proceed);
  });
}

async function fetchResponse(
  endpoint: string,
  { userId, query = '', body, isOpen, isAnonymous = false, needsConsent, keepalive }: CallOptions<unknown>,
  signal: AbortSignal,
): Promise<Response> {
  // A query's key can be any path.
  const path = pathOf(endpoint as Endpoint, userId);
  const init: RequestInit = {
    method: endpoint.split(' ', 1).join(),
    credentials: isAnonymous ? 'omit' : 'include',
    keepalive,
    signal,
    ...(body !== undefined && {
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  };
  const send = async () => {
    if (needsConsent && readVisitMode() !== 'own')
      throw new DOMException('Consent was withdrawn', 'NotAllowedError');
    return fetch(fromOrigin(path + query), init);
  };
  const response = await (isOpen || isAnonymous ? send() : sendAfterFirstCall(send, keepalive));
  if (!response.ok) throw new ApiError(response.status, await describeFailure(path, response));
  onSuccess();
  return response;
}

/** Discards the response body, which would otherwise keep the connection open. Throws like `request`. */
export function send<E extends Endpoint>(endpoint: E, options: CallOptions<BodyOf<E>>): Promise<void> {
  return request(endpoint, options, async ({ body }) => void body?.cancel());
}

/** Returns the JSON, which the server has validated. In a demo view, returns `demo` if given and sends nothing. */
export async function call<E extends Endpoint>(
  endpoint: E,
  options: CallOptions<BodyOf<E>> & { demo?: ResponseOf<E> },
): Promise<ResponseOf<E>> {
  if (options.demo !== undefined && readVisitMode() === 'demo') return options.demo;
  return request(endpoint, options, (response): Promise<ResponseOf<E>> => response.json());
}
