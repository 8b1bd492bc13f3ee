import type { FieldError, Problem } from '@/lib/calls/base';

const TITLES = {
  400: 'Bad Request',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
} as const;

type ProblemStatus = keyof typeof TITLES;

type ProblemOptions = {
  errors?: FieldError[];
  headers?: Record<string, string>;
  /** For the log: the fields of `errors`, by names of the schema alone. Others are visitors' input. */
  fields?: string[];
};

/** An error that is safe to show to the caller. Caught only by `route`. */
export class HttpProblem extends Error {
  readonly status: ProblemStatus;
  readonly options: ProblemOptions;

  constructor(status: ProblemStatus, detail: string, options: ProblemOptions = {}) {
    super(detail);
    this.name = 'HttpProblem';
    this.status = status;
    this.options = options;
  }
}

export function respondProblem(problem: HttpProblem, requestId: string): Response {
  const { status, message, options } = problem;
  const body: Problem = {
    type: 'about:blank',
    title: TITLES[status],
    status,
    detail: message,
    requestId,
    ...(options.errors && { errors: options.errors }),
  };
  return Response.json(body, {
    status,
    headers: { ...options.headers, 'Content-Type': 'application/problem+json' },
  });
}
