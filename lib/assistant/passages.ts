import { apiPassages } from './api-passages';
import { pagePassages } from './page-passages';
import type { Passage } from './passage';
import { planPassages } from './plan-passages';
import { readWordings } from './wordings';
import { writtenPassages } from './written-passages';

/** Everything that the assistant can say, with its wordings. */
export function readPassages(): Passage[] {
  return addWordings(distinct([...writtenPassages, ...planPassages, ...apiPassages, ...pagePassages]));
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
