import { problemSchema } from '@/lib/calls/base';

type Params = Record<string, string | string[] | undefined>;
export type Handler = (request: Request, context: { params: Promise<Params> }) => Promise<Response>;

export type CallOptions = {
  params?: Params;
  /** Sent as JSON, except strings, which are sent as they are. */
  body?: unknown;
  headers?: Record<string, string>;
  query?: string;
};

export type Answer = { status: number; body: unknown; headers: Headers };

/** Acts as a browser: stores the cookie it receives and sends it with later calls. */
export function createVisitor(cookie = '') {
  const visitor = {
    cookie,
    /** Calls a handler, and checks what applies to every response. */
    async call(handler: Handler, method: string, options: CallOptions = {}): Promise<Answer> {
      const { params = {}, body, headers = {}, query = '' } = options;
      const request = new Request(`http://localhost:3000/api/test${query}`, {
        method,
        headers: {
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(visitor.cookie && { cookie: visitor.cookie }),
          ...headers,
        },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      const response = await handler(request, { params: Promise.resolve(params) });
      const issued = response.headers.get('set-cookie');
      if (issued) visitor.cookie = issued.split(';')[0] ?? '';
      return readAnswer(response);
    },
  };
  return visitor;
}

async function readAnswer(response: Response): Promise<Answer> {
  const { status, headers } = response;
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  const text = await response.text();
  const body: unknown = text === '' ? null : JSON.parse(text);
  if (text !== '' && status >= 400 && headers.get('content-type')?.startsWith('application/problem')) {
    const problem = problemSchema.parse(body);
    expect(problem).toMatchObject({ status, requestId: headers.get('x-request-id') });
  }
  return { status, body, headers };
}
