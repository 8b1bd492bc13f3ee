import type { SiteEntry } from '@/lib/calls/get-site-index';
import { ROUTE_IDS, ROUTES, type Href } from '@/lib/config/routes';
import type { Link } from '@/lib/content/calls-to-action';
import { pageMetadata } from '@/lib/content/metadata';
import { navigationCopy } from '@/lib/content/navigation';
import { INDUSTRY_IDS, industriesCopy } from '@/lib/content/pages/industries';
import { pricingCopy } from '@/lib/content/pages/pricing';
import { settingsCopy } from '@/lib/content/pages/settings';
import { solutionsCopy, type SolutionCopy } from '@/lib/content/pages/solutions';
import { products } from '@/lib/content/products';
import { site } from '@/lib/content/site';
import { PRODUCT_IDS } from '@/lib/personalization/products';

type SitePlace = SiteEntry & { href: Href };

const BRAND = ` | ${site.name}`;

const pages = ROUTE_IDS.map((id): SitePlace => ({
  title: pageMetadata[id].title.replace(BRAND, ''),
  description: pageMetadata[id].description,
  href: ROUTES[id],
  kind: 'page',
}));

const industries = INDUSTRY_IDS.map((id): SitePlace => ({
  title: industriesCopy.items[id].name,
  description: industriesCopy.items[id].line,
  href: `${ROUTES.industries}#${id}`,
  kind: 'page',
}));

const solutions: Readonly<Record<string, SolutionCopy>> = solutionsCopy.items;

const offerings = PRODUCT_IDS.flatMap((id): SitePlace[] => {
  const { name, line, text, href } = products[id];
  const part = solutions[id]?.part;
  return [
    { title: name, description: `${line}. ${text}`, href, kind: 'offering' },
    ...(part
      ? [
          {
            title: part.title,
            description: part.text,
            href: `${ROUTES.solutions}#${part.id}`,
            kind: 'offering',
          } as const,
        ]
      : []),
  ];
});

type Questions = readonly { question: string; answer: string }[];

const listQuestions = (href: Href, questions: Questions) =>
  questions.map(({ question, answer }): SitePlace => ({
    title: question,
    description: answer,
    href,
    kind: 'question',
  }));

/** What the search and the assistant both find. */
export const sitePlaces: readonly SitePlace[] = [
  ...pages,
  ...offerings,
  ...industries,
  ...listQuestions(`${ROUTES.pricing}#questions`, pricingCopy.faq.items),
  ...listQuestions(`${ROUTES.solutions}#questions`, solutionsCopy.questions),
  ...listQuestions(`${ROUTES.settings}#privacy`, settingsCopy.privacy.questions),
  ...listQuestions(ROUTES.industries, [industriesCopy.others]),
];

/** Linked in the footer, such as Careers, with the description of their page. */
export const siteSections: readonly SitePlace[] = navigationCopy.footer.columns
  .flatMap(({ links }): readonly Link[] => links)
  .filter(({ href }) => href.includes('#') && !offerings.some((offering) => offering.href === href))
  .map(({ label, href }) => ({
    title: label,
    description: pages.find((page) => page.href === href.split('#')[0])?.description ?? '',
    href,
    kind: 'page',
  }));
