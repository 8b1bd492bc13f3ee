import 'server-only';
import type * as PromClient from 'prom-client';

type Metrics = ReturnType<typeof createMetrics>;

// On globalThis because handlers can be bundled separately, and a process has one registry.
const shared = globalThis as typeof globalThis & { adaptiveSiteMetrics?: Metrics };

/** Enables metrics. Until then the library is not loaded, and recording is a no-op. */
export async function startMetrics(): Promise<void> {
  if (shared.adaptiveSiteMetrics) return;
  const client = await import('prom-client');
  shared.adaptiveSiteMetrics ??= createMetrics(client);
}

export function findMetrics(): Metrics | undefined {
  return shared.adaptiveSiteMetrics;
}

/** No label may contain visitor input: all values come from closed lists, as a test checks. */
function createMetrics({ Registry, Counter, Gauge, Histogram, collectDefaultMetrics }: typeof PromClient) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of HTTP requests by route, method and status code.',
    labelNames: ['route', 'method', 'status_code'],
    registers,
  });
  // So that the first lead after a start is an increase (deploy/monitoring/alerts.yml).
  requests.zero({ route: '/api/demo-requests', method: 'POST', status_code: 201 });
  return {
    registry,
    requests,
    modelCalls: new Counter({
      name: 'site_model_calls_total',
      help: 'Calls of the model by outcome. "budget": the token budget was used up.',
      labelNames: ['outcome'],
      registers,
    }),
    modelTokens: new Counter({
      name: 'site_model_tokens_total',
      help: 'Tokens by kind, as the provider counts them.',
      labelNames: ['kind'],
      registers,
    }),
    answersWithheld: new Counter({
      name: 'site_model_answers_withheld_total',
      help: 'Answers of the model that its sources do not support, by what was invented.',
      labelNames: ['invention'],
      registers,
    }),
    circuitOpen: new Gauge({
      name: 'site_model_circuit_open',
      help: '1 while the circuit breaker is open.',
      registers,
    }),
    leadsUndelivered: new Gauge({
      name: 'site_leads_undelivered',
      help: 'Demo requests that did not arrive, by channel and state. "failed": there are no more attempts.',
      labelNames: ['channel', 'state'],
      registers,
    }),
    clientErrors: new Counter({
      name: 'site_client_errors_total',
      help: 'Errors in browsers by kind, page, browser family and release of the page.',
      labelNames: ['kind', 'page', 'browser', 'release'],
      registers,
    }),
  };
}

/** `route` is a call's pattern, never a path, or `page` or `asset`. */
export function recordRequest(route: string, method: string, status: number, ms: number): void {
  findMetrics()?.requests.observe({ route, method, status_code: status }, ms / 1000);
}

export function recordWithheldAnswer(invention: string): void {
  findMetrics()?.answersWithheld.inc({ invention });
}

export function recordModelCall(outcome: string, tokens: Readonly<Record<string, number>> = {}): void {
  const metrics = findMetrics();
  metrics?.modelCalls.inc({ outcome });
  for (const [kind, count] of Object.entries(tokens)) metrics?.modelTokens.inc({ kind }, count);
}

export function recordUndelivered(channel: string, state: string, count: number): void {
  findMetrics()?.leadsUndelivered.set({ channel, state }, count);
}
