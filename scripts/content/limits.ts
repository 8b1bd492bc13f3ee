import { z } from 'zod';

/** A text with a limit, which the edit panel shows, too. `why` ends the message. */
export const limited = (name: string, max: number, why: string) =>
  z
    .string()
    .refine((text) => [...text].length <= max, {
      error: ({ input }) => {
        const { length } = [...String(input)];
        return `The ${name} has ${length} characters, and the limit is ${max}: cut ${length - max}. ${why}`;
      },
    })
    .meta({ name, max });

export const HEADLINE = limited('headline', 60, 'It has to fit on a phone.');
export const LEDE = limited('lede', 180, 'It has to fit on a phone.');

/** Reports entries whose key an earlier one has. @param path of the repeated value within an entry */
export function unique<Entry>(
  keyOf: (entry: Entry) => string,
  path: readonly string[],
  say: (first: string, entry: Entry) => string,
) {
  return (entries: Readonly<Record<string, Entry>> | readonly Entry[], { addIssue }: z.RefinementCtx) => {
    const names = new Map<string, string>();
    for (const [name, entry] of Object.entries<Entry>(entries)) {
      const first = names.get(keyOf(entry));
      if (first === undefined) names.set(keyOf(entry), name);
      else addIssue({ code: 'custom', path: [name, ...path], message: say(first, entry) });
    }
  };
}
