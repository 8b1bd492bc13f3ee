import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Passage } from './passage';
import { readWordings } from './wordings';

/** Everything that the assistant can say, with its wordings. In pieces, so that nobody waits meanwhile. */
export async function readPassages(): Promise<Passage[]> {
  const sources = [
    async () => (await import('./written-passages')).writtenPassages,
    async () => (await import('./plan-passages')).planPassages,
    async () => (await import('./api-passages')).apiPassages,
    async () => (await import('./page-passages')).pagePassages,
  ];
  const passages: Passage[] = [];
  for (const read of sources) {
    passages.push(...(await read()));
    await nextTurn();
  }
  return addWordings(distinct(passages));
}

/** A page often asks and answers what is written as a fact, too. The first one counts. */
function distinct(passages: readonly Passage[]): Passage[] {
  const known = new Set<string>();
  return passages.filter(({ kind, question, href, text }) => {
    const isNew = kind !== 'page' || ![question, `${href} ${text}`].some((key) => known.has(key));
    if (kind !== 'page') known.add(question);
    known.add(`${href} ${text}`);
    return isNew;
  });
}

/** The first passage under a question or a heading, or of a place, also has the wordings for it. */
function addWordings(passages: readonly Passage[]): Passage[] {
  const known = readWordings();
  const added = new Set<string>();
  return passages.map((passage) => {
    const { question, href, kind, wordings = [] } = passage;
    const own = kind === 'page' || kind === 'api' ? [question.split(': ').at(-1) ?? '', href] : [];
    const keys = [...new Set([question, ...own])].filter((key) => known.has(key) && !added.has(key));
    keys.forEach((key) => added.add(key));
    return { ...passage, wordings: [...wordings, ...keys.flatMap((key) => known.get(key) ?? [])] };
  });
}
