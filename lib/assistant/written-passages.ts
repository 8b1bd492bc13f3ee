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
import { CONTEXT_QUESTIONS } from './context-passages';
import type { Passage, PassageKind } from './passage';

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
export const writtenPassages: readonly Passage[] = [
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
