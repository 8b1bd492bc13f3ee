/** Variants of a page in an experiment. `a` is the control: the ordinary page or, in a holdout, the standard page. */
export const ARMS = ['a', 'b', 'c', 'd'] as const;

export type Arm = (typeof ARMS)[number];

export type Arms = Readonly<Record<string, Arm>>;

/** Experiment numbers and arms of this browser, such as `01b.02a`. Not an identifier of a person. */
export const EXPERIMENTS_COOKIE = 'experiments';

const ENTRY = /^(\d\d)([a-d])$/;

/** Null unless in the exact format of `formatArms`: sorted, without duplicates. */
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
