import 'server-only';
import { recordCircuit } from '@/lib/metrics/record';
import type { ModelError } from './model-error';

/** `openUntil`: when the next trial may be made, or null while every call may. Milliseconds on the caller's clock. */
export type Circuit = { readonly failures: number; readonly openUntil: number | null };

export const CLOSED_CIRCUIT: Circuit = { failures: 0, openUntil: null };
export const FAILURES_TO_OPEN = 5;
export const OPEN_MS = 30_000;

type Admission = { readonly circuit: Circuit; readonly isAdmitted: boolean; readonly isTrial: boolean };

/** Whether a call may be made. The first one after a pause is a trial: the others wait for its report, or another pause. */
export function admitCall(circuit: Circuit, now: number): Admission {
  if (circuit.openUntil === null) return { circuit, isAdmitted: true, isTrial: false };
  if (now < circuit.openUntil) return { circuit, isAdmitted: false, isTrial: false };
  return { circuit: { ...circuit, openUntil: now + OPEN_MS }, isAdmitted: true, isTrial: true };
}

/** The circuit after one more failure in a row. */
export function recordFailure(circuit: Circuit, now: number): Circuit {
  const failures = circuit.failures + 1;
  return { failures, openUntil: failures >= FAILURES_TO_OPEN ? now + OPEN_MS : null };
}

/** The circuit after a trial that has learned nothing of the provider: the next call is one. */
export function returnTrial(circuit: Circuit, now: number): Circuit {
  return circuit.openUntil === null ? circuit : { ...circuit, openUntil: now };
}

// What one visitor's words can bring about must not close the model to the others: the provider has answered.
const REFUSED_REQUESTS = new Set([400, 413, 422]);

// These come about before or beside the provider.
const NOT_THE_PROVIDERS = new Set(['no-key', 'budget', 'database', 'circuit-open', 'stopped']);

let circuit = CLOSED_CIRCUIT;

/** The call that is the trial, as long as it has learned nothing of the provider. */
let trial: object | null = null;

/** Whether the provider has answered well enough of late to be asked again, by the call that `call` stands for. */
export function admitModelCall(call: object): boolean {
  const admission = admitCall(circuit, performance.now());
  circuit = admission.circuit;
  if (admission.isTrial) trial = call;
  return admission.isAdmitted;
}

export function reportAnswer(): void {
  circuit = CLOSED_CIRCUIT;
  trial = null;
  recordCircuit(false);
}

export function reportFailure({ failure, status }: ModelError): void {
  if (NOT_THE_PROVIDERS.has(failure)) return;
  if (failure === 'refused' || (status !== undefined && REFUSED_REQUESTS.has(status))) return reportAnswer();
  circuit = recordFailure(circuit, performance.now());
  trial = null;
  recordCircuit(circuit.openUntil !== null);
}

/** The end of every call: a trial that the visitor left, or that never came to the provider, is the next call's. */
export function leaveTrial(call: object): void {
  if (trial !== call) return;
  circuit = returnTrial(circuit, performance.now());
  trial = null;
}
