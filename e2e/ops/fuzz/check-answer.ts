import { problemSchema } from '@/lib/calls/base';
import { listErrors } from '@/lib/calls/api-call';
import { findCall } from './tally';
import { UNKNOWN_PATH, type FuzzRequest } from './request';
import type { FuzzAnswer } from './worlds';

const JSON_TYPE = 'application/json';
const PROBLEM_TYPE = 'application/problem+json';
const REQUEST_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Contradictions between a response and the API reference, one sentence each. Empty if the response is valid. */
export function checkAnswer(request: FuzzRequest, answer: FuzzAnswer): string[] {
  const { status, headers, body } = answer;
  if (status === 0) return [`The handler failed: ${body}`];
  if (status >= 500) return [`Status ${status}: ${body}`];
  const findings = [
    ...(headers['cache-control'] === 'no-store' ? [] : ['Its Cache-Control is not no-store.']),
    ...(headers['x-content-type-options'] === 'nosniff' ? [] : ['It lacks nosniff.']),
    ...(REQUEST_ID.test(headers['x-request-id'] ?? '') ? [] : ['It has no request id.']),
  ];
  if (!listStatuses(request).includes(status)) findings.push(`${status} is not a documented status.`);
  if (request.method === 'HEAD' || request.method === 'OPTIONS')
    return body === '' ? findings : [...findings, `It has a body: ${body}`];
  return [...findings, ...(status >= 400 ? checkProblem(answer) : checkSuccess(request, answer))];
}

function listStatuses(request: FuzzRequest): number[] {
  if (request.method === 'OPTIONS') return [204];
  if (request.path === UNKNOWN_PATH) return [404, ...(isWrite(request) ? [403] : [])];
  const call = findCall(request);
  return call ? [call.response.status, ...listErrors(call).map(Number)] : [405];
}

const isWrite = ({ method }: FuzzRequest) => !['GET', 'HEAD'].includes(method);

function checkProblem({ status, headers, body }: FuzzAnswer): string[] {
  const parsed = problemSchema.safeParse(readJson(body));
  if (headers['content-type'] !== PROBLEM_TYPE) return [`An error of type ${headers['content-type']}.`];
  if (!parsed.success) return [`Not a problem as in RFC 9457: ${body}`];
  const { data } = parsed;
  return [
    ...(data.status === status ? [] : [`The body has status ${data.status}, the response ${status}.`]),
    ...(data.requestId === headers['x-request-id'] ? [] : ['The request ids of body and header differ.']),
    ...(data.title && data.detail ? [] : ['It lacks a title or detail.']),
    ...(status !== 405 || headers.allow ? [] : ['It lacks an Allow header.']),
    ...(status !== 429 || headers['retry-after'] ? [] : ['It lacks a Retry-After header.']),
  ];
}

function checkSuccess(request: FuzzRequest, { headers, body }: FuzzAnswer): string[] {
  const call = findCall(request);
  if (!call) return ['It succeeded, but no reference lists it.'];
  const parsed = call.response.schema.safeParse(readJson(body));
  if (headers['content-type'] !== JSON_TYPE) return [`A response of type ${headers['content-type']}.`];
  return parsed.success ? [] : [`Not the shape of its contract: ${body.slice(0, 500)}`];
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
