import { test } from 'playwright/test';

/** One line of the table that `npm test -- faults` prints. */
export type Figure = { fault: string; rounds: number | string; figure: string; bar: string };

/** Notes a measured figure; whether its bar is met is what the test's expectations say. */
export function noteFigure(figure: Figure): void {
  test.info().annotations.push({ type: 'figure', description: JSON.stringify(figure) });
}

/** For what this machine can not try. */
export function noteSkipped(fault: string, reason: string): void {
  console.log(`${fault} is skipped: ${reason}`);
  test.info().annotations.push({ type: 'skipped', description: JSON.stringify({ fault, reason }) });
}

/** The same, where nothing of the test is left: it is counted as skipped, never as passed. */
export function skipWhole(fault: string, reason: string): never {
  noteSkipped(fault, reason);
  test.skip(true, reason);
  throw new Error('Playwright leaves a skipped test by itself.');
}

export const worst = (numbers: readonly number[]): number => Math.max(...numbers);

/** How much is done: `npm test` has a busy machine, and less time for what the bars do not ask of it. */
export function scale<T>(choices: { test: T; short: T; long: T }): T {
  const { FAULTS } = process.env;
  return FAULTS === 'short' || FAULTS === 'long' ? choices[FAULTS] : choices.test;
}

/** Times are judged by the command: in `npm test` other tests run beside, and get a multiple. */
export const isTimed = scale({ test: false, short: true, long: true });

/** Ports of these tests, away from the site's own. */
export const faultPort = (offset: number) => 3160 + offset;
