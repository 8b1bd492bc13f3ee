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
import type { Passage, PassageKind } from './passage';
import { planPassages } from './plan-passages';
import { accessibilityCopy } from '@/lib/content/accessibility';
import { contactCopy } from '@/lib/content/pages/contact';
import { settingsCopy } from '@/lib/content/pages/settings';
import { ruleCopy } from '@/lib/content/rules';
import { shellCopy } from '@/lib/content/shell';
import { sitePlaces } from '@/lib/site-search/site-places';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { productNames } from '@/lib/content/product-names';
import { site } from '@/lib/content/site';

const NAMES: Readonly<Record<string, string>> = { name: site.name, ...productNames };

/** `{name}` is the company's name, `{ai-automation}` that of a product. */
export function fillNames(text: string): string {
  return text.replace(/\{([a-z-]+)\}/g, (gap, key: string) => NAMES[key] ?? gap);
}

type Line = { question: string; wordings: readonly string[] };

/** Other wordings of a passage's question, by the question or, for a page's own copy, by its place. */
export function readWordings(): ReadonlyMap<string, readonly string[]> {
  const text = readFileSync(join(process.cwd(), 'lib/content/answers/wordings.jsonl'), 'utf8');
  const lines = text.split('\n').filter((line) => line !== '');
  return new Map(
    lines.map((line) => {
      const { question, wordings }: Line = JSON.parse(line);
      return [fillNames(question), wordings.map(fillNames)];
    }),
  );
}

const row = (href: Href, question: string, text: string): Passage => ({ href, question, text, kind: 'page' });

const places = sitePlaces.map(({ href, title, description }) => row(href, title, description));

const contacts = Object.entries(contactCopy.ways).map(([id, { title, text, email }]) =>
  row(
    `${ROUTES.contact}#${id}` as Href,
    `${contactCopy.head.eyebrow}: ${title}`,
    `${text} ${contactCopy.write}: ${email}.`,
  ),
);

const stored = settingsCopy.privacy.stored.map(({ what, where, why }) =>
  row(`${ROUTES.settings}#privacy`, `What is stored: ${what}`, `${what}. Where: ${where}. Why: ${why}.`),
);

const { shortcuts, switches, title } = accessibilityCopy;

const accessibility = [
  ...settingsCopy.accessibility.points,
  ...Object.values(switches).map(({ label, description }) => ({ title: label, text: description })),
  ...[shortcuts.panel, shortcuts.main].map(({ key, text }) => ({
    title: text,
    text: `${shortcuts.keys.join(' + ')} + ${key}: ${text}.`,
  })),
].map((point) => row(`${ROUTES.settings}#accessibility`, `${title}: ${point.title}`, point.text));

const personalization = Object.values(shellCopy.settings.switches).map(({ label, description }) =>
  row(`${ROUTES.settings}#personalization`, `${shellCopy.settings.heading}: ${label}`, description),
);

const rules = Object.entries(ruleCopy).map(([id, { name, description }]) =>
  row(`${ROUTES.features}#rule-${id}`, `Rule: ${name}`, description),
);

/** What the pages list and ask themselves. The rest of their copy is in the written answers, in fewer words. */
const pagePassages: readonly Passage[] = [
  ...places,
  ...contacts,
  ...stored,
  ...accessibility,
  ...personalization,
  ...rules,
];

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
