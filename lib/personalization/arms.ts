/** The version of a page that a test shows: `a` is the ordinary page or, of a holdout, the standard one. */
export const ARMS = ['a', 'b', 'c', 'd'] as const;

export type Arm = (typeof ARMS)[number];

/** The arm of each test by its number of two digits. */
export type Arms = Readonly<Record<string, Arm>>;

/** Numbers and letters of the tests that a browser takes part in, such as `01b.02a`. Identifies nobody. */
export const EXPERIMENTS_COOKIE = 'experiments';

const ENTRY = /^(\d\d)([a-d])$/;

/** Null for anything that `formatArms` does not write: numbers in order, each once. */
export function parseArms(value: string | null | undefined): Arms | null {
  const entries = (value ?? '').split('.').map((entry) => ENTRY.exec(entry));
  const arms: Record<string, Arm> = {};
  for (const entry of entries) {
    const [number, arm] = [entry?.[1], ARMS.find((letter) => letter === entry?.[2])];
    if (!number || !arm) return null;
    arms[number] = arm;
  }
  return formatArms(arms) === value ? arms : null;
}

export function formatArms(arms: Arms): string {
  return Object.entries(arms)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([number, arm]) => `${number}${arm}`)
    .join('.');
}
