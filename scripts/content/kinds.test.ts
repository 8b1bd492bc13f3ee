import { homeCopy } from '@/lib/content/home';
import { limitOf, schemaOf } from './kinds';

/** The messages for a value of a content file, each with its path. */
const check = (file: string, constant: string, value: unknown) =>
  (schemaOf(file, constant)?.safeParse(value).error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );

const x = (length: number) => 'x'.repeat(length);
const page = { title: 'Home', description: 'A page' };
const hero = { eyebrow: 'For you', headline: 'Hello', lede: 'Read on' };
const card = { id: 'developer-1', ...page, picture: 'a', relevanceScore: 50 };
const campaign = { utm_campaign: 'autumn', utm_source: 'google', utm_medium: 'cpc' };
const article = (words: number) => ({
  ...page,
  sections: [{ heading: 'One', paragraphs: [x(1).concat(' x'.repeat(words - 2))] }],
});
const test02 = {
  number: '02',
  kind: 'copy',
  status: 'draft',
  place: 'home-hero',
  segments: ['developer'],
  since: '2027-01-04',
  days: 28,
  goal: 'docs-or-prices',
  guard: 'second-page',
  arms: { b: { headline: 'Another headline' } },
};
const holdout = { ...test02, number: '01', kind: 'holdout', heldOut: 0.1, place: undefined, arms: undefined };
const running = { ...test02, status: 'running' };
const heldOut = { ...holdout, status: 'running' };

const METADATA = ['metadata.ts', 'pageMetadata'] as const;
const HEROES = ['hero-messages.ts', 'heroMessages'] as const;
const PRICING = ['pages/pricing.ts', 'pricingCopy'] as const;
const HUB = ['hub/one.ts', 'one'] as const;
const CARDS = ['recommendations.ts', 'recommendationItems'] as const;
const CAMPAIGNS = ['campaigns.ts', 'campaigns'] as const;
const TESTS = ['experiments.ts', 'experiments'] as const;
const SITE = ['site.ts', 'site'] as const;

test.each([
  [METADATA, { home: { title: x(60), description: x(160) }, demo: page }],
  [HEROES, { one: { ...hero, headline: x(60), lede: x(180) } }],
  [HEROES, { one: { ...hero, headline: '👩'.repeat(60) } }],
  [['home.ts', 'homeCopy'], homeCopy],
  [PRICING, { head: { heading: x(60), lede: { developer: x(180) } } }],
  [HUB, [article(350), article(600)]],
  [CARDS, [0, 100].map((relevanceScore, index) => ({ ...card, picture: x(index), relevanceScore }))],
  [CARDS, [card, { ...card, id: 'sales-prospect-1' }]],
  [CAMPAIGNS, [campaign, { ...campaign, utm_content: 'video' }, { ...campaign, utm_term: x(64) }]],
  [TESTS, [holdout, running]],
  [TESTS, [14, 84].map((days, index) => ({ ...test02, number: `1${index}`, days }))],
  [SITE, { emails: { sales: 'sales@attune.example' } }],
] as const)('%j fits', ([file, constant], value) => {
  expect(check(file, constant, value)).toEqual([]);
});

test.each([
  [
    METADATA,
    { home: { ...page, title: x(61) } },
    'home.title: The title has 61 characters, and the limit is 60',
  ],
  [METADATA, { home: { ...page, description: x(161) } }, 'home.description: The description has 161'],
  [METADATA, { home: page, demo: { ...page, title: 'Demo' } }, 'demo.description: home has the same text'],
  [HEROES, { one: { ...hero, headline: x(61) } }, 'one.headline: The headline has 61 characters'],
  [HEROES, { one: { ...hero, lede: x(181) } }, 'one.lede: The lede has 181 characters'],
  [PRICING, { head: { heading: x(61), lede: {} } }, 'head.heading: The headline has 61 characters'],
  [
    HUB,
    [article(349)],
    '0.sections: The article has 349 words, and an article has 350 to 600: write 1 more.',
  ],
  [HUB, [article(601)], '0.sections: The article has 601 words, and an article has 350 to 600: cut 1.'],
  [CARDS, [{ ...card, title: x(61) }], '0.title: The title has 61 characters'],
  [CARDS, [{ ...card, relevanceScore: 101 }], '0.relevanceScore: A score is a number from 0 to 100.'],
  [CARDS, [{ ...card, relevanceScore: -1 }], '0.relevanceScore: A score is a number from 0 to 100.'],
  [CARDS, [card, { ...card, id: 'general-1' }], '1.picture: Another card'],
  [CAMPAIGNS, [{ ...campaign, utm_campaign: 'A b' }], '0.utm_campaign: “A b” would not survive'],
  [CAMPAIGNS, [{ ...campaign, utm_source: 'a&b' }], '0.utm_source: “a&b” would not survive'],
  [CAMPAIGNS, [{ ...campaign, utm_term: x(65) }], '0.utm_term: This has 65 characters, and the limit is 64'],
  [CAMPAIGNS, [campaign, campaign], '1.utm_campaign: Row 1 already has the same'],
  [TESTS, [{ ...test02, number: '2' }], '0.number: A number has two digits'],
  [TESTS, [test02, test02], '1.number: There is already an experiment 02, and numbers are never reused'],
  [TESTS, [{ ...test02, since: '2027-02-30' }], '0.since: Write the first day as year-month-day'],
  [TESTS, [{ ...test02, days: 7 }], '0.days: An experiment runs for whole weeks, from 14 to 84 days'],
  [TESTS, [{ ...test02, days: 30 }], '0.days: An experiment runs for whole weeks'],
  [TESTS, [{ ...test02, days: 91 }], '0.days: An experiment runs for whole weeks'],
  [TESTS, [{ ...holdout, heldOut: 10 }], '0.heldOut: Write a share from 0.01 to 0.5'],
  [TESTS, [{ ...test02, guard: 'docs-or-prices' }], '0.guard: The guard is the goal itself.'],
  [TESTS, [{ ...test02, arms: { b: {} } }], '0.arms.b: This arm changes nothing.'],
  [TESTS, [{ ...test02, arms: { b: { headline: x(61) } } }], '0.arms.b.headline: The headline has 61'],
  [TESTS, [{ ...test02, arms: { b: { label: x(31) } } }], '0.arms.b.label: The label has 31 characters'],
  [TESTS, [running, { ...running, number: '03' }], '1.status: Experiment 02 is already running on /.'],
  [TESTS, ['01', '02'].map((number) => ({ ...heldOut, number })), '1.status: Another holdout'],
  [SITE, { emails: { sales: 'sales@attune' } }, 'emails.sales: “sales@attune” is not an email address.'],
] as const)('%j: %j', ([file, constant], value, message) => {
  expect(check(file, constant, value)).toEqual([expect.stringContaining(message)]);
});

test('the Content Hub has enough articles, something for every filter, and no picture twice', () => {
  const found = check('hub/articles.ts', 'hubArticles', Array(15).fill({ picture: 'a' }));
  expect(found).toContain(': There are 15 articles, and the Content Hub needs 16: add 1.');
  expect(found).toContainEqual(expect.stringContaining('No article has “beginner” under difficulty'));
  expect(found).toContainEqual(expect.stringContaining('1.picture: Another card'));
});

test.each([
  ['home.ts', 'homeCopy.hero.copy.developer.explorer.headline', { name: 'headline', max: 60 }],
  ['pages/pricing.ts', 'pricingCopy.head.lede.developer', { name: 'lede', max: 180 }],
  ['experiments.ts', 'experiments.1.arms.b.label', { name: 'label', max: 30 }],
  ['home.ts', 'homeCopy.brand.heading', null],
])('the limit of %s %s', (file, keys, limit) => {
  expect(limitOf(file, keys.split('.'))).toEqual(limit);
});
