import { formatPersonaSlug, PERSONAS } from '@/lib/personalization/persona';
import type { Cell, Slot } from './matrix';

/** The copy that some kinds of visitors see in one place, before and after; undefined where they see none. */
export type Change = { visitors: readonly string[]; before: string | undefined; after: string | undefined };
export type ChangedText = Pick<Slot, 'file' | 'line' | 'name'> & { changes: readonly Change[] };

type Draft = Change & { visitors: string[] };

const textsOf = ({ cells }: Slot) => cells.map(({ text }) => text).join('\n');

/** Ignores the position, because a new list entry moves the others. */
const signature = (slot: Slot) => `${slot.file}\n${textsOf(slot)}`;

const read = (cell: Cell | undefined) => (cell?.text ? cell.text : undefined);

function compare(before: Slot | undefined, after: Slot | undefined): Change[] {
  const changes = new Map<string, Draft>();
  for (const [index, persona] of PERSONAS.entries()) {
    const [old, now] = [read(before?.cells[index]), read(after?.cells[index])];
    if (old === now) continue;
    const key = JSON.stringify([old, now]);
    const change: Draft = changes.get(key) ?? { visitors: [], before: old, after: now };
    change.visitors.push(formatPersonaSlug(persona));
    changes.set(key, change);
  }
  return [...changes.values()];
}

export function findChangedTexts(before: readonly Slot[], after: readonly Slot[]): ChangedText[] {
  const [oldSignatures, newSignatures] = [new Set(before.map(signature)), new Set(after.map(signature))];
  const old = new Map(
    before.filter((slot) => !newSignatures.has(signature(slot))).map((slot) => [slot.key, slot]),
  );
  const changed = after.filter((slot) => !oldSignatures.has(signature(slot)));
  const pairs = changed.map((slot) => ({ slot, changes: compare(old.get(slot.key), slot) }));
  for (const { key } of changed) old.delete(key);
  const removed = [...old.values()].map((slot) => ({ slot, changes: compare(slot, undefined) }));
  return [...pairs, ...removed]
    .filter(({ changes }) => changes.length > 0)
    .map(({ slot: { file, line, name }, changes }) => ({ file, line, name, changes }))
    .sort((a, b) => a.file.localeCompare(b.file));
}
