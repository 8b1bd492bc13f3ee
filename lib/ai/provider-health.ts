import 'server-only';
import { recordCircuit } from '@/lib/metrics/record';
import { admitCall, CLOSED_CIRCUIT, recordFailure } from './circuit';
import type { ModelError } from './model-error';

// What one visitor's words can bring about must not close the model to the others.
const NOT_THE_PROVIDERS_FAULT = new Set([
  'no-key',
  'budget',
  'database',
  'circuit-open',
  'stopped',
  'refused',
]);
const REFUSED_REQUESTS = new Set([400, 413, 422]);

let circuit = CLOSED_CIRCUIT;

/** Whether the provider has answered well enough of late to be asked again. */
export function admitModelCall(): boolean {
  const admission = admitCall(circuit, performance.now());
  circuit = admission.circuit;
  return admission.isAdmitted;
}

export function reportAnswer(): void {
  circuit = CLOSED_CIRCUIT;
  recordCircuit(false);
}

export function reportFailure({ failure, status }: ModelError): void {
  if (NOT_THE_PROVIDERS_FAULT.has(failure)) return;
  if (status !== undefined && REFUSED_REQUESTS.has(status)) return;
  circuit = recordFailure(circuit, performance.now());
  recordCircuit(circuit.openUntil !== null);
}
