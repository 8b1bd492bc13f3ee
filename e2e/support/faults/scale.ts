/** Chooses the amount of work: FAULTS=long takes about an hour. */
export function scale<T>(choices: { test: T; long: T }): T {
  return process.env.FAULTS === 'long' ? choices.long : choices.test;
}

/** Strict time limits apply only when nothing else runs. */
export const isTimed = scale({ test: false, long: true });

export const worst = (numbers: readonly number[]): number => Math.max(...numbers);

export const faultPort = (offset: number) => 3160 + offset;
