import 'server-only';
import type * as PromClient from 'prom-client';

const CALL_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const STATEMENT_SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1];

export type Metrics = ReturnType<typeof createMetrics>;

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

type Library = typeof PromClient;
type Registers = PromClient.Registry[];

function createCallMetrics({ Counter, Histogram }: Library, registers: Registers) {
  return {
    responses: new Counter({
      name: 'site_responses_total',
      help: 'Answers that were sent to their end, by what was asked for and class of status.',
      labelNames: ['kind', 'status'] as const,
      registers,
    }),
    calls: new Counter({
      name: 'site_calls_total',
      help: 'Calls by pattern of the path, method and class of status.',
      labelNames: ['route', 'method', 'status'] as const,
      registers,
    }),
    callSeconds: new Histogram({
      name: 'site_call_seconds',
      help: 'How long calls took, to the first byte where the answer is a stream.',
      labelNames: ['route', 'method'] as const,
      buckets: CALL_SECONDS,
      registers,
    }),
    refusals: new Counter({
      name: 'site_rate_limit_refusals_total',
      help: 'Calls that were refused because there were too many, by the limit that was reached.',
      labelNames: ['limit'] as const,
      registers,
    }),
  };
}

function createStatementMetrics({ Counter, Histogram }: Library, registers: Registers) {
  return {
    statementSeconds: new Histogram({
      name: 'site_database_seconds',
      help: 'How long the database took, waiting for a turn included.',
      labelNames: ['operation'] as const,
      buckets: STATEMENT_SECONDS,
      registers,
    }),
    databaseErrors: new Counter({
      name: 'site_database_errors_total',
      help: 'Statements that failed, by the kind of failure that Prisma names.',
      labelNames: ['kind'] as const,
      registers,
    }),
    databaseRetries: new Counter({
      name: 'site_database_retries_total',
      help: 'Waits for a locked SQLite file.',
      registers,
    }),
  };
}

function createModelMetrics({ Counter, Gauge, Histogram }: Library, registers: Registers) {
  return {
    modelCalls: new Counter({
      name: 'site_model_calls_total',
      help: 'Calls of the model by purpose and outcome.',
      labelNames: ['purpose', 'outcome'] as const,
      registers,
    }),
    modelSeconds: new Histogram({
      name: 'site_model_seconds',
      help: 'How long calls of the model took.',
      labelNames: ['purpose'] as const,
      buckets: CALL_SECONDS,
      registers,
    }),
    modelTokens: new Counter({
      name: 'site_model_tokens_total',
      help: 'Tokens as the provider counts them.',
      labelNames: ['kind'] as const,
      registers,
    }),
    modelCircuit: new Gauge({
      name: 'site_model_circuit_open',
      help: '1 while the model is spared because it failed too often in a row.',
      registers,
    }),
  };
}

function createEventMetrics({ Counter }: Library, registers: Registers) {
  return {
    events: new Counter({
      name: 'site_behavior_events_total',
      help: 'Behavior events that arrived, by what became of them.',
      labelNames: ['outcome'] as const,
      registers,
    }),
    eventBatches: new Counter({
      name: 'site_behavior_event_batches_total',
      help: 'Batches of behavior events that arrived.',
      registers,
    }),
  };
}

function createClientErrorMetrics({ Counter }: Library, registers: Registers) {
  return {
    clientErrors: new Counter({
      name: 'site_client_errors_total',
      help: 'Errors in browsers by kind, page, browser family and release of the page.',
      labelNames: ['kind', 'page', 'browser', 'release'] as const,
      registers,
    }),
  };
}

/** No label may contain visitor input: all values come from closed lists, as a test checks. */
function createMetrics(client: Library) {
  const registry = new client.Registry();
  const registers = [registry];
  client.collectDefaultMetrics({ register: registry });
  return {
    registry,
    ...createCallMetrics(client, registers),
    ...createStatementMetrics(client, registers),
    ...createModelMetrics(client, registers),
    ...createEventMetrics(client, registers),
    ...createClientErrorMetrics(client, registers),
  };
}

export type RateLimit = 'address' | 'visitor' | 'demo-view' | 'demo-request';

/** `route` is the pattern, never a path. */
export function recordCall(route: string, method: string, status: number, ms: number): void {
  const metrics = findMetrics();
  metrics?.calls.inc({ route, method, status: statusClass(status) });
  metrics?.callSeconds.observe({ route, method }, ms / 1000);
}

export function recordResponse(kind: 'page' | 'asset' | 'call', status: number): void {
  findMetrics()?.responses.inc({ kind, status: statusClass(status) });
}

export function recordRefusal(limit: RateLimit): void {
  findMetrics()?.refusals.inc({ limit });
}

export function recordStatement(operation: 'query' | 'execute' | 'transaction', ms: number): void {
  findMetrics()?.statementSeconds.observe({ operation }, ms / 1000);
}

/** `kind` comes from the closed list of Prisma's drivers. */
export function recordDatabaseError(kind: string): void {
  findMetrics()?.databaseErrors.inc({ kind });
}

export function recordDatabaseRetry(): void {
  findMetrics()?.databaseRetries.inc();
}

type ModelCall = {
  purpose: string;
  outcome: string;
  ms: number;
  tokens?: Readonly<Record<string, number>>;
};

export function recordModelCall({ purpose, outcome, ms, tokens = {} }: ModelCall): void {
  const metrics = findMetrics();
  metrics?.modelCalls.inc({ purpose, outcome });
  metrics?.modelSeconds.observe({ purpose }, ms / 1000);
  for (const [kind, count] of Object.entries(tokens)) metrics?.modelTokens.inc({ kind }, count);
}

export function recordCircuit(isOpen: boolean): void {
  findMetrics()?.modelCircuit.set(isOpen ? 1 : 0);
}

export function recordEvents(sent: number, stored: number): void {
  const metrics = findMetrics();
  metrics?.eventBatches.inc();
  metrics?.events.inc({ outcome: 'stored' }, stored);
  metrics?.events.inc({ outcome: 'skipped' }, sent - stored);
}

/** Every value comes from a closed list; `release` is this server's own or `other`. */
export function recordClientError(labels: Record<'kind' | 'page' | 'browser' | 'release', string>): void {
  findMetrics()?.clientErrors.inc(labels);
}

function statusClass(status: number): string {
  return `${Math.floor(status / 100)}xx`;
}
