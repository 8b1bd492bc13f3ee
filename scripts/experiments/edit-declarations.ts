import { inspect } from 'node:util';
import type { Experiment } from '@/lib/content/experiment';

const END = '\n];\n';

/** The number after the highest, because numbers are never reused. */
export function nextNumber(experiments: readonly Pick<Experiment, 'number'>[]): string {
  return String(Math.max(0, ...experiments.map(({ number }) => Number(number))) + 1).padStart(2, '0');
}

/** Adds an entry to the text of lib/content/experiments.ts. */
export function addDeclaration(source: string, entry: object): string {
  if (!source.endsWith(END)) throw new Error('experiments.ts does not end with its list.');
  const text = inspect(entry, { depth: null, compact: false, breakLength: Infinity, maxStringLength: null });
  return `${source.slice(0, -END.length)}\n${text.replace(/^/gm, '  ')},${END}`;
}

/** A draft starts on `day` (UTC). */
export function startDeclaration(source: string, number: string, day: string): string {
  return changeEntry(source, number, (entry) =>
    entry.includes("status: 'draft'")
      ? entry.replace("status: 'draft'", "status: 'running'").replace(/since: '[^']*'/, `since: '${day}'`)
      : entry,
  );
}

export function endDeclaration(source: string, number: string, winner: string): string {
  return changeEntry(source, number, (entry) =>
    entry.replace("status: 'running',", `status: 'ended',\n    winner: '${winner}',`),
  );
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** The day (UTC) on which an experiment's days are over, or null once they are. */
export function runsUntil({ since, days }: Pick<Experiment, 'since' | 'days'>, now: number): string | null {
  const end = Date.parse(since) + days * DAY_MS;
  return now < end ? new Date(end).toISOString().slice(0, since.length) : null;
}

/** An entry reaches from its number to the next one's. */
function changeEntry(source: string, number: string, change: (entry: string) => string): string {
  const start = source.indexOf(`number: '${number}'`);
  if (start < 0) return source;
  const next = source.indexOf("number: '", start + 1);
  const end = next < 0 ? source.length : next;
  return source.slice(0, start) + change(source.slice(start, end)) + source.slice(end);
}
