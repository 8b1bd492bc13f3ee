import { ROUTE_IDS, ROUTES, type RoutePath } from '@/lib/config/routes';
import { apiFacts } from '@/lib/content/answers/api';
import { companyFacts } from '@/lib/content/answers/company';
import { detailFacts } from '@/lib/content/answers/details';
import type { Fact } from '@/lib/content/answers/fact';
import { notStatedFacts } from '@/lib/content/answers/not-stated';
import { objectionFacts } from '@/lib/content/answers/objections';
import { personalizationFacts } from '@/lib/content/answers/personalization';
import { pricingFacts } from '@/lib/content/answers/pricing';
import { privacyFacts } from '@/lib/content/answers/privacy';
import { productFacts } from '@/lib/content/answers/products';
import { readingFacts } from '@/lib/content/answers/reading';
import { siteHelpFacts } from '@/lib/content/answers/site-help';
import { smallTalk } from '@/lib/content/answers/small-talk';
import { pageAsks, pageFacts } from '@/lib/content/answers/this-page';
import type { Passage, PassageKind } from './passage';

const toPassage =
  (kind: PassageKind) =>
  ({ says, asks, ...fact }: Fact): Passage => ({
    ...fact,
    title: asks.split(';')[0] ?? '',
    text: says,
    kind,
    asks,
  });

const thisPage = (['about', 'more', 'next'] as const).map((title): Passage => ({
  title,
  href: ROUTES.home,
  text: '',
  kind: 'this-page',
  asks: pageAsks[title],
}));

export const writtenPassages: readonly Passage[] = [
  ...[
    pricingFacts,
    productFacts,
    companyFacts,
    objectionFacts,
    privacyFacts,
    personalizationFacts,
    apiFacts,
    siteHelpFacts,
    readingFacts,
    detailFacts,
  ].flatMap((facts) => facts.map(toPassage('fact'))),
  ...notStatedFacts.map(toPassage('not-stated')),
  ...smallTalk.map(({ says, asks, next }): Passage => ({
    title: asks.split(';')[0] ?? '',
    href: ROUTES.home,
    text: says,
    kind: 'small-talk',
    asks,
    ...(next && { next }),
  })),
  ...thisPage,
];

/** Resolves 'this page' to the open page. */
export function describeThisPage(passage: Passage, page: RoutePath): Passage {
  const id = ROUTE_IDS.find((known) => ROUTES[known] === page) ?? 'home';
  const { about, more, next } = pageFacts[id];
  const text = passage.title === 'next' ? next.says : passage.title === 'more' ? more : about;
  return { ...passage, href: page, text, next: next.step };
}
