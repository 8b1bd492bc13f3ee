import { ROUTES, type Href } from '@/lib/config/routes';
import { apiFacts } from '@/lib/content/answers/api';
import { assistantFacts } from '@/lib/content/answers/assistant';
import { companyFacts } from '@/lib/content/answers/company';
import { exampleFacts } from '@/lib/content/answers/examples';
import type { FactsByPlace } from '@/lib/content/answers/fact';
import { notStatedFacts } from '@/lib/content/answers/not-stated';
import { personalizationFacts } from '@/lib/content/answers/personalization';
import { pricingFacts } from '@/lib/content/answers/pricing';
import { settingsFacts } from '@/lib/content/answers/privacy';
import { productFacts } from '@/lib/content/answers/products';
import { readingFacts } from '@/lib/content/answers/reading';
import { apiPassages } from './api-passages';
import { CONTEXT_QUESTIONS } from './context-passages';
import { pagePassages } from './page-passages';
import type { Passage, PassageKind } from './passage';
import { planPassages } from './plan-passages';
import { readWordings } from './wordings';

function listPassages(kind: PassageKind, places: FactsByPlace): Passage[] {
  return Object.entries(places).flatMap(([href, facts]) =>
    facts.map(({ says, ...fact }): Passage => ({ ...fact, href: href as Href, text: says, kind })),
  );
}

const context = CONTEXT_QUESTIONS.map((question): Passage => ({
  question,
  href: ROUTES.home,
  text: '',
  kind: 'context',
}));

/** The answers that are written as such, not read from a page's copy. */
const writtenPassages: readonly Passage[] = [
  ...[
    pricingFacts,
    productFacts,
    companyFacts,
    settingsFacts,
    personalizationFacts,
    apiFacts,
    readingFacts,
    exampleFacts,
    assistantFacts,
  ].flatMap((places) => listPassages('fact', places)),
  ...listPassages('not-stated', notStatedFacts),
  ...context,
];

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
