import { ROUTE_IDS, ROUTES, type Href } from '@/lib/config/routes';
import { accessibilityCopy } from '@/lib/content/accessibility';
import { dashboardCopy, KPI_IDS } from '@/lib/content/analytics/dashboard-copy';
import { last7Days } from '@/lib/content/analytics/last-7-days';
import { demoViewCopy } from '@/lib/content/demo-view';
import { homeCopy } from '@/lib/content/home';
import { hubArticles } from '@/lib/content/hub/articles';
import { pageMetadata } from '@/lib/content/metadata';
import { aboutCopy } from '@/lib/content/pages/about';
import { casesCopy } from '@/lib/content/pages/cases';
import { compareCopy } from '@/lib/content/pages/compare';
import { contactCopy } from '@/lib/content/pages/contact';
import { demoCopy } from '@/lib/content/pages/demo';
import { featuresCopy } from '@/lib/content/pages/features';
import { industriesCopy } from '@/lib/content/pages/industries';
import { pricingCopy } from '@/lib/content/pages/pricing';
import { settingsCopy } from '@/lib/content/pages/settings';
import { solutionsCopy } from '@/lib/content/pages/solutions';
import { products } from '@/lib/content/products';
import { ruleCopy } from '@/lib/content/rules';
import { shellCopy } from '@/lib/content/shell';
import { voiceCopy } from '@/lib/content/voice';
import type { Passage } from './passage';
import { splitSentences } from './terms';

/** Names that a text is listed under, outermost first, become its title. */
const NAMES = ['heading', 'title', 'question', 'name', 'label', 'feature'] as const;

/** Labels, links, pictures, and texts that only lead on to another page. */
const SKIPPED: ReadonlySet<string> = new Set([
  'action',
  'alternative',
  'article',
  'close',
  'columns',
  'cta',
  'eyebrow',
  'guide',
  'head',
  'help',
  'icon',
  'image',
  'jump',
  'labels',
  'lede',
  'link',
  'links',
  'more',
  'order',
  'orderNote',
  'scene',
  'see',
  'tags',
]);

const isName = (key: string) => NAMES.some((name) => name === key);
const isText = (text: string) => /[.!?”]$/.test(text.trim()) && text.trim().split(/\s+/).length > 2;

/** Two sentences answer more exactly than a paragraph. */
function splitText(text: string): string[] {
  const sentences = splitSentences(text);
  return sentences.flatMap((sentence, at) =>
    at % 2 === 0 ? [(sentence + (sentences[at + 1] ?? '')).trim()] : [],
  );
}

/** `labels`: the page's own names for parts of an entry, such as 'What to learn from it'. */
type Place = {
  href: Href;
  titles: readonly string[];
  labels?: Readonly<Record<string, string>>;
};

/** Every sentence of a part of the copy, as a passage of its own with the names above it. */
function readCopy(copy: unknown, place: Place): Passage[] {
  if (typeof copy === 'string') return isText(copy) ? describeText(copy, place) : [];
  if (Array.isArray(copy)) return copy.flatMap((part: unknown) => readCopy(part, place));
  if (typeof copy !== 'object' || copy === null) return [];
  const entries = Object.entries(copy);
  const named = NAMES.flatMap((name) =>
    entries.filter(([key, value]) => key === name && typeof value === 'string'),
  )[0]?.[1] as string | undefined;
  const titles = named ? [...place.titles, named] : place.titles;
  return entries
    .filter(([key]) => !SKIPPED.has(key) && !isName(key))
    .flatMap(([key, value]: [string, unknown]) => {
      const label = place.labels?.[key];
      return readCopy(value, { ...place, titles: label ? [...titles, label] : titles });
    });
}

function describeText(text: string, { href, titles }: Place): Passage[] {
  const own = titles.at(-1) ?? '';
  const question = own.endsWith('?') ? own : [...new Set(titles)].slice(-2).join(': ');
  return splitText(text).map((part) => row(href, question, part));
}

const row = (href: Href, question: string, text: string): Passage => ({ href, question, text, kind: 'page' });

const place = (href: Href, title: string): Place => ({ href, titles: [title] });

/** One place for each entry of a record, such as each product on its own part of the page. */
const readEntries = (
  copy: Readonly<Record<string, unknown>>,
  page: Href,
  title: (id: string) => string,
  labels?: Readonly<Record<string, string>>,
) =>
  Object.entries(copy).flatMap(([id, part]) =>
    readCopy(part, { ...place(`${page}#${id}` as Href, title(id)), labels }),
  );

const productName = (id: string) => Object.values(products).find((product) => product.id === id)?.name ?? id;
const { points } = settingsCopy.accessibility;

const figures = Object.entries(casesCopy.items).flatMap(([id, { title, figures: rows }]) =>
  rows.map(({ label, before, after }) =>
    row(
      `${ROUTES.cases}#${id}`,
      `${title}: ${label}`,
      `${casesCopy.exampleLabel}: ${label}: ${before} before, ${after} after.`,
    ),
  ),
);

const { userBehavior, personalization, engagement } = last7Days;
const sample = dashboardCopy.sample;
const kpiValues: Readonly<Record<string, number>> = {
  totalSessions: userBehavior.totalSessions,
  avgSessionDuration: userBehavior.avgSessionDuration,
  bounceRate: userBehavior.bounceRate,
  engagementScore: engagement.engagementScore,
};

const dashboard: readonly Passage[] = [
  ...KPI_IDS.map((id) => {
    const { label, help } = dashboardCopy.kpis.items[id];
    const value = kpiValues[id]?.toLocaleString('en-US') ?? '';
    return row(
      ROUTES.analytics,
      `Dashboard: ${label} in the last 7 days`,
      `${label}: ${value} in the last 7 days (${sample.toLowerCase()}). ${help}`,
    );
  }),
  ...engagement.conversionFunnel.map(({ step, users, conversion }) =>
    row(
      ROUTES.analytics,
      `Conversion funnel: ${step}`,
      `${step}: ${conversion}% of sessions, ${users.toLocaleString('en-US')} of them (${sample.toLowerCase()}, last 7 days).`,
    ),
  ),
  ...userBehavior.topPages.map(({ page, views }) =>
    row(
      ROUTES.analytics,
      `Top pages: ${page}`,
      `${page}: ${views.toLocaleString('en-US')} views in the last 7 days (${sample.toLowerCase()}).`,
    ),
  ),
  ...personalization.segmentDistribution.map(({ segment, percentage }) =>
    row(
      ROUTES.analytics,
      `Dashboard: share of the segment ${segment}`,
      `The segment ${segment}: ${percentage}% of sessions in the last 7 days (${sample.toLowerCase()}).`,
    ),
  ),
];

const { keys, panel, main } = accessibilityCopy.shortcuts;

const shortcuts: readonly Passage[] = [
  ...[panel, main].map(({ key, text }) =>
    row(
      `${ROUTES.settings}#accessibility`,
      `Keyboard shortcut: ${text}`,
      `${keys.join(' + ')} + ${key}: ${text}.`,
    ),
  ),
  ...Object.values(demoViewCopy.keys.list).map(({ key, text }) =>
    row(ROUTES.home, `Key in the demo view: ${text}`, `In the demo view, press ${key}: ${text}.`),
  ),
  ...demoCopy.keys.rows.map(({ key, result }) => row(ROUTES.demo, `Key: ${key}`, `${key}: ${result}`)),
];

const stored = settingsCopy.privacy.stored.map(({ what, where, why }) =>
  row(`${ROUTES.settings}#privacy`, `What is stored: ${what}`, `${what}. Where: ${where}. Why: ${why}.`),
);

const pages = ROUTE_IDS.map((id) =>
  row(ROUTES[id], pageMetadata[id].title.replace(/ \| .*$/, ''), pageMetadata[id].description),
);

const articles = hubArticles.flatMap(({ id, title, description, sections }) => {
  const href = `${ROUTES.contentHub}#${id}` as const;
  const names = (heading: string): Place => ({ href, titles: [title, heading] });
  return [
    row(href, title, description),
    ...sections.flatMap(({ heading, ...texts }) => readCopy(texts, names(heading))),
  ];
});

const copyPassages: readonly Passage[] = [
  ...readCopy(pricingCopy.plans, place(`${ROUTES.pricing}#plans`, pricingCopy.plansHeading)),
  ...readCopy(pricingCopy.trial, place(`${ROUTES.pricing}#trial`, pricingCopy.trial.heading)),
  ...readCopy(pricingCopy.faq, place(`${ROUTES.pricing}#questions`, pricingCopy.head.eyebrow)),
  ...readEntries(products, ROUTES.solutions, productName),
  ...readEntries(solutionsCopy.items, ROUTES.solutions, productName, solutionsCopy.labels),
  ...readCopy(
    [aboutCopy.vision, aboutCopy.mission],
    place(`${ROUTES.about}#vision`, aboutCopy.visionHeading),
  ),
  ...readCopy(aboutCopy.differentiators, place(`${ROUTES.about}#differentiators`, aboutCopy.head.eyebrow)),
  ...readCopy(aboutCopy.careers, place(`${ROUTES.about}#careers`, aboutCopy.careers.heading)),
  ...Object.entries(contactCopy.ways).map(([id, { title, text, email }]) =>
    row(
      `${ROUTES.contact}#${id}` as Href,
      `${contactCopy.head.eyebrow}: ${title}`,
      `${text} ${contactCopy.write}: ${email}.`,
    ),
  ),
  ...readCopy(contactCopy.demo, place(`${ROUTES.contact}#demo`, contactCopy.demo.heading)),
  ...readCopy(
    settingsCopy.privacy,
    place(`${ROUTES.settings}#privacy`, settingsCopy.sections.privacy.heading),
  ),
  ...readCopy(
    [points, accessibilityCopy],
    place(`${ROUTES.settings}#accessibility`, accessibilityCopy.title),
  ),
  ...readCopy(
    shellCopy.settings.switches,
    place(`${ROUTES.settings}#personalization`, shellCopy.settings.heading),
  ),
  ...readCopy(
    settingsCopy.sections.theme,
    place(`${ROUTES.settings}#theme`, settingsCopy.sections.theme.heading),
  ),
  ...readCopy(voiceCopy.privacy, place(ROUTES.home, voiceCopy.badge)),
  ...readEntries(demoCopy.topics, ROUTES.demo, () => demoCopy.head.eyebrow),
  ...readCopy(homeCopy.tabs, place(`${ROUTES.home}#how-it-works`, homeCopy.tabs.heading)),
  ...readCopy(homeCopy.brand, place(`${ROUTES.home}#brand`, homeCopy.brand.heading)),
  ...readCopy(homeCopy.industries, place(`${ROUTES.home}#industries`, homeCopy.industries.heading)),
  ...readCopy(featuresCopy.overview.items, place(`${ROUTES.features}#overview`, featuresCopy.head.eyebrow)),
  ...readCopy(
    solutionsCopy.questions,
    place(`${ROUTES.solutions}#questions`, solutionsCopy.questionsHeading),
  ),
  ...readCopy(
    featuresCopy.documentation,
    place(`${ROUTES.features}#documentation`, featuresCopy.documentation.heading),
  ),
  ...Object.entries(ruleCopy).flatMap(([id, rule]) =>
    readCopy(rule, place(`${ROUTES.features}#rule-${id}`, 'Rule')),
  ),
  ...readCopy(compareCopy.reading, place(ROUTES.compare, compareCopy.head.heading)),
  ...readEntries(casesCopy.items, ROUTES.cases, () => casesCopy.exampleLabel, casesCopy.labels),
  ...readCopy(casesCopy.method, place(`${ROUTES.cases}#method`, casesCopy.method.heading)),
  ...readCopy(casesCopy.notice, place(ROUTES.cases, casesCopy.head.eyebrow)),
  ...readCopy(industriesCopy.others, place(ROUTES.industries, industriesCopy.head.eyebrow)),
  ...readEntries(
    industriesCopy.items,
    ROUTES.industries,
    () => industriesCopy.head.eyebrow,
    industriesCopy.labels,
  ),
];

/** What the pages say, two sentences a passage, under the headings that they stand under. */
export const pagePassages: readonly Passage[] = [
  ...pages,
  ...copyPassages,
  ...figures,
  ...stored,
  ...shortcuts,
  ...dashboard,
  ...articles,
];
