import { test } from 'playwright/test';

/** A measurement, in the test's annotations. */
export type Figure = { fault: string; rounds: number | string; figure: string; bar: string };

/** Records a measurement. Whether it meets the bar is up to the test's assertions. */
export function recordFigure(figure: Figure): void {
  test.info().annotations.push({ type: 'figure', description: JSON.stringify(figure) });
}

export function recordSkipped(fault: string, reason: string): void {
  console.log(`${fault} is skipped: ${reason}`);
  test.info().annotations.push({ type: 'skipped', description: JSON.stringify({ fault, reason }) });
}

/** Skips the whole test, so that it counts as skipped rather than passed. */
export function skipTest(fault: string, reason: string): never {
  recordSkipped(fault, reason);
  test.skip(true, reason);
  throw new Error('test.skip() did not end the test.');
}

export const worst = (numbers: readonly number[]): number => Math.max(...numbers);

/** Chooses the amount of work: FAULTS=long takes about an hour, FAULTS=short 15 minutes. */
export function scale<T>(choices: { test: T; short: T; long: T }): T {
  const { FAULTS } = process.env;
  return FAULTS === 'short' || FAULTS === 'long' ? choices[FAULTS] : choices.test;
}

/** Strict time limits apply only when nothing else runs. */
export const isTimed = scale({ test: false, short: true, long: true });

export const faultPort = (offset: number) => 3160 + offset;
