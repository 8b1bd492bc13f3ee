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
