import {
  admitCall,
  CLOSED_CIRCUIT,
  FAILURES_TO_OPEN,
  OPEN_MS,
  recordFailure,
  releaseProbe,
  type Circuit,
} from './provider-health';

const START = 1_000_000;

function failTimes(count: number, now: number): Circuit {
  let circuit = CLOSED_CIRCUIT;
  for (let failure = 0; failure < count; failure += 1) circuit = recordFailure(circuit, now);
  return circuit;
}

test.each([
  [0, true],
  [1, true],
  [4, true],
  [5, false],
  [6, false],
])('after %d consecutive failures a call is admitted: %s', (failures, isAdmitted) => {
  expect(admitCall(failTimes(failures, START), START).isAdmitted).toBe(isAdmitted);
});

test.each([
  [0, false],
  [29_999, false],
  [30_000, true],
  [30_001, true],
])('%d ms after it opened a call is admitted: %s', (elapsed, isAdmitted) => {
  expect(admitCall(failTimes(FAILURES_TO_OPEN, START), START + elapsed).isAdmitted).toBe(isAdmitted);
});

test('a single call is the probe, and the others wait for it', () => {
  const now = START + OPEN_MS;
  const { circuit, ...first } = admitCall(failTimes(FAILURES_TO_OPEN, START), now);
  expect(first).toEqual({ isAdmitted: true, isProbe: true });
  expect(admitCall(circuit, now)).toEqual({ circuit, isAdmitted: false, isProbe: false });
  expect(admitCall(circuit, now + OPEN_MS - 1).isAdmitted).toBe(false);
  expect(admitCall(circuit, now + OPEN_MS).isAdmitted).toBe(true);
});

test('a failed probe reopens the circuit at once, a success closes and resets it', () => {
  const now = START + OPEN_MS;
  const { circuit } = admitCall(failTimes(FAILURES_TO_OPEN, START), now);
  expect(recordFailure(circuit, now + 5)).toEqual({ failures: 6, openUntil: now + 5 + OPEN_MS });
  expect(recordFailure(CLOSED_CIRCUIT, now)).toEqual({ failures: 1, openUntil: null });
});

test('if a probe was aborted, the next call becomes the probe, and no other is admitted', () => {
  const now = START + OPEN_MS;
  const { circuit } = admitCall(failTimes(FAILURES_TO_OPEN, START), now);
  const next = admitCall(releaseProbe(circuit, now + 5), now + 5);
  expect(next).toEqual({
    circuit: { failures: 5, openUntil: now + 5 + OPEN_MS },
    isAdmitted: true,
    isProbe: true,
  });
  expect(admitCall(next.circuit, now + 5).isAdmitted).toBe(false);
});

test('a closed circuit has no probe to release', () => {
  expect(admitCall(CLOSED_CIRCUIT, START).isProbe).toBe(false);
  expect(releaseProbe(CLOSED_CIRCUIT, START)).toBe(CLOSED_CIRCUIT);
});
