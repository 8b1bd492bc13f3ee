import { ROUTE_IDS, ROUTES, type Href, type RouteId, type RoutePath } from '@/lib/config/routes';
import { apiFacts } from '@/lib/content/answers/api';
import { companyFacts } from '@/lib/content/answers/company';
import { exampleFacts } from '@/lib/content/answers/examples';
import type { FactsByPlace } from '@/lib/content/answers/fact';
import { pageSteps } from '@/lib/content/answers/next-steps';
import { notStatedFacts } from '@/lib/content/answers/not-stated';
import { personalizationFacts } from '@/lib/content/answers/personalization';
import { pricingFacts } from '@/lib/content/answers/pricing';
import { settingsFacts } from '@/lib/content/answers/privacy';
import { productFacts } from '@/lib/content/answers/products';
import { readingFacts } from '@/lib/content/answers/reading';
import { elsewhere, pageFacts, type PageFact } from '@/lib/content/answers/this-page';
import { pageMetadata } from '@/lib/content/metadata';
import type { Passage, PassageKind } from './passage';
import { readWordings } from './wordings';

export const wordings = readWordings();

const asksOf = (question: string) => [question, ...(wordings.get(question) ?? [])].join('; ');

export const pageIdOf = (href: string): RouteId =>
  ROUTE_IDS.find((id) => ROUTES[id] === href.split('#')[0]) ?? 'home';

function listPassages(kind: PassageKind, places: FactsByPlace): Passage[] {
  return Object.entries(places).flatMap(([href, facts]) =>
    facts.map(({ says, question, ...fact }): Passage => ({
      next: pageSteps[pageIdOf(href)],
      ...fact,
      title: question,
      href: href as Href,
      text: says,
      kind,
      asks: asksOf(question),
    })),
  );
}

const thisPage = (['about', 'more', 'next'] as const).map((title): Passage => ({
  title,
  href: ROUTES.home,
  text: '',
  kind: 'this-page',
  asks: asksOf(title),
}));

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
  ].flatMap((places) => listPassages('fact', places)),
  ...listPassages('not-stated', notStatedFacts),
  ...thisPage,
];

/** Resolves 'this page' to the open page. */
export function describeThisPage(passage: Passage, page: RoutePath): Passage {
  const { about, more, next } = factsOf(pageIdOf(page));
  const text = passage.title === 'next' ? next.says : passage.title === 'more' ? more : about;
  return { ...passage, href: page, text, next: next.step };
}

function factsOf(id: RouteId): PageFact {
  const { description } = pageMetadata[id];
  return pageFacts[id] ?? { about: description, more: description, next: elsewhere };
}

const MAIN_PLACES = [
  '/pricing#plans',
  '/pricing#trial',
  '/solutions',
  '/settings#privacy',
  '/contact#addresses',
  '/api',
];

/** What most visitors ask about, for a question that cannot be compared with passages. The page's own facts come first. */
export function listMainFacts(page: RoutePath, max: number): Passage[] {
  const facts = writtenPassages.filter(({ kind }) => kind === 'fact');
  const own = facts.filter(({ href }) => href.split('#')[0] === page).slice(0, 2);
  const main = MAIN_PLACES.flatMap((place) => facts.find(({ href }) => href === place) ?? []);
  return [...new Set([...own, ...main])].slice(0, max);
}
