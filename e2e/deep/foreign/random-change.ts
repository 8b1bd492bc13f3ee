import type { ForeignKind } from '../../support/foreign/foreign-kinds';

/** One to six operations on random nodes, deterministic per seed. Even seeds run before hydration, odd ones after. */
export function pickForeignKind(seed: number): ForeignKind {
  return {
    name: `random change ${seed}`,
    when: seed % 2 === 0 ? 'before' : 'after',
    change: `let state = ${seed * 2654435761} >>> 0;
const draw = (end) => {
  state = (state + 0x6d2b79f5) >>> 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) % end;
};
const pick = (list) => list[draw(list.length)];
const element = () => pick([...document.body.querySelectorAll('*:not(script, noscript, noscript *, main, main *:has(main))')]);
const operations = [
  () => foreign.remove(element()),
  () => element().prepend(foreign.make('span', '※')),
  () => element().append(foreign.make('div')),
  () => element().before(foreign.make('div', '※')),
  () => element().after('※'),
  () => foreign.mark(pick(foreign.texts())),
  () => { const node = pick(foreign.texts()); foreign.note(node); node.nodeValue = node.nodeValue.slice(0, draw(node.length)) },
  () => { const node = pick(foreign.texts()); foreign.note(node); node.remove() },
  () => { const node = pick(foreign.texts()); node.splitText(draw(node.length)) },
  () => foreign.wrap(pick(foreign.texts()), 'font'),
  () => foreign.wrap(element(), 'div'),
  () => element().setAttribute('data-foreign-id', 'x'),
  () => element().normalize(),
];
for (let count = 1 + draw(6); count > 0; count -= 1) pick(operations)();`,
  };
}
