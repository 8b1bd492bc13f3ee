import 'server-only';
import { findMetrics } from './metrics';

export type RateLimit = 'address' | 'visitor' | 'demo-view' | 'demo-request';

/** `route` is the pattern, never a path. */
export function recordCall(route: string, method: string, status: number, ms: number): void {
  const metrics = findMetrics();
  metrics?.calls.inc({ route, method, status: nameClass(status) });
  metrics?.callSeconds.observe({ route, method }, ms / 1000);
}

export function recordResponse(kind: 'page' | 'asset' | 'call', status: number): void {
  findMetrics()?.responses.inc({ kind, status: nameClass(status) });
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

function nameClass(status: number): string {
  return `${Math.floor(status / 100)}xx`;
}
