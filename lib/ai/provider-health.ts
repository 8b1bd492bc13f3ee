import 'server-only';
import { recordCircuit } from '@/lib/metrics/record';
import { admitCall, CLOSED_CIRCUIT, recordFailure, returnTrial } from './circuit';
import type { ModelError } from './model-error';

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
