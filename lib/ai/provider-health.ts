import 'server-only';
import { findMetrics } from '@/lib/metrics/metrics';
import type { ModelError } from './model-error';

/** `openUntil`: when the next probe is allowed; null while closed. Milliseconds on the caller's clock. */
export type Circuit = { readonly failures: number; readonly openUntil: number | null };

export const CLOSED_CIRCUIT: Circuit = { failures: 0, openUntil: null };
export const FAILURES_TO_OPEN = 5;
export const OPEN_MS = 30_000;

type Admission = { readonly circuit: Circuit; readonly isAdmitted: boolean; readonly isProbe: boolean };

/** Whether a call is allowed. The first one after a pause is the half-open probe; others wait for its result. */
export function admitCall(circuit: Circuit, now: number): Admission {
  if (circuit.openUntil === null) return { circuit, isAdmitted: true, isProbe: false };
  if (now < circuit.openUntil) return { circuit, isAdmitted: false, isProbe: false };
  return { circuit: { ...circuit, openUntil: now + OPEN_MS }, isAdmitted: true, isProbe: true };
}

export function recordFailure(circuit: Circuit, now: number): Circuit {
  const failures = circuit.failures + 1;
  return { failures, openUntil: failures >= FAILURES_TO_OPEN ? now + OPEN_MS : null };
}

export function releaseProbe(circuit: Circuit, now: number): Circuit {
  return circuit.openUntil === null ? circuit : { ...circuit, openUntil: now };
}

// Errors that a visitor's input can cause. They must not open the circuit for others.
const REFUSED_REQUESTS = new Set([400, 413, 422]);

const NOT_THE_PROVIDERS = new Set(['no-key', 'budget', 'database', 'circuit-open', 'stopped']);

let circuit = CLOSED_CIRCUIT;

let probe: object | null = null;

export function admitModelCall(call: object): boolean {
  const admission = admitCall(circuit, performance.now());
  circuit = admission.circuit;
  if (admission.isProbe) probe = call;
  return admission.isAdmitted;
}

export function reportSuccess(): void {
  circuit = CLOSED_CIRCUIT;
  probe = null;
  findMetrics()?.circuitOpen.set(0);
}

export function reportFailure({ failure, status }: ModelError): void {
  if (NOT_THE_PROVIDERS.has(failure)) return;
  if (failure === 'refused' || (status !== undefined && REFUSED_REQUESTS.has(status))) return reportSuccess();
  circuit = recordFailure(circuit, performance.now());
  probe = null;
  findMetrics()?.circuitOpen.set(circuit.openUntil === null ? 0 : 1);
}

/** If the half-open probe was aborted, let the next call be the probe. */
export function abandonProbe(call: object): void {
  if (probe !== call) return;
  circuit = releaseProbe(circuit, performance.now());
  probe = null;
}
