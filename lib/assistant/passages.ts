import { ROUTES } from '@/lib/config/routes';
import { HOME_INDUSTRY_IDS, homeCopy } from '@/lib/content/home';
import type { HubArticle } from '@/lib/content/hub/article';
import { hubArticles } from '@/lib/content/hub/articles';
import { CASE_IDS, casesCopy } from '@/lib/content/pages/cases';
import { industriesCopy, INDUSTRY_IDS } from '@/lib/content/pages/industries';
import { site } from '@/lib/content/site';
import { joinSentence, type Passage } from './passage';
import { adaptationPassages } from './passages/adaptation';
import { apiPassages } from './passages/api';
import { comfortPassages } from './passages/comfort';
import { pagePassages, privacyPassages } from './passages/pages';
import { writtenPassages } from './written-passages';

const ARTICLE_ASKS: Readonly<Record<string, string>> = {
  'a-budget-for-model-calls':
    'limit what model calls cost; token budget; keep token spending under control; estimate tokens',
  'clusters-from-clicks':
    'how do events become a cluster; turn clicks into a cluster; local rules for behavior',
  'events-worth-tracking':
    'which events should we track; what to track and what not; scroll depth and clicks',
  'explainable-decisions':
    'explain a decision of an ai; explainability; why am i seeing this as a feature; reason for each decision',
  'first-three-segments': 'how many segments do we need; how to choose segments; first audiences',
  'four-week-trial-plan': 'plan a trial; what to do in each week of a trial; pilot that ends with a decision',
  'how-to-read-a-forecast':
    'how to read a forecast; can i trust a forecast; questions about a forecast; range of a forecast',
  'read-the-funnel-by-segment': 'how to read a funnel; where do visitors drop out; funnel by segment',
  'rules-first-models-second':
    'rules or models; when is a rule better than machine learning; when do we need a model',
  'uplift-you-can-defend':
    'avoid fooling yourself with test results; is the result luck; measure uplift; prove that personalization works; holdout group; control group; sample size of an a/b test',
  'walkthrough-one-page-three-openings':
    'watch the site change step by step; how the page changes for each visitor',
  'walkthrough-read-the-rules': 'how is the order of links computed; redo the sum of the navigation score',
  'weak-signals': 'tell a trend from noise; spot a shift early; weak signals',
  'what-ratings-hide':
    'what do star ratings hide; irony in reviews; read reviews by topic; traps of sentiment analysis',
};

function describeArticle({ id, title, description, tags, sections }: HubArticle): Passage[] {
  const href = `${ROUTES.contentHub}#${id}` as const;
  return [
    {
      title,
      href,
      text: description,
      kind: 'article',
      asks: `article about ${tags.join(', ')}; ${ARTICLE_ASKS[id] ?? ''}`,
    },
    ...sections.map(({ heading, paragraphs, list = [] }): Passage => ({
      title: `${title}: ${heading}`,
      href,
      text: [...paragraphs, ...list].join(' '),
      kind: 'article',
    })),
  ];
}

const cases = CASE_IDS.map((id): Passage => {
  const { title, industry, situation, change, result, lesson } = casesCopy.items[id];
  return {
    title: `${casesCopy.exampleLabel}: ${title} (${industry})`,
    href: `${ROUTES.cases}#${id}`,
    text: `${casesCopy.exampleLabel}: ${situation} ${change} ${result} ${lesson}`,
    kind: 'example',
    asks: 'case study; example',
  };
});

const industries = INDUSTRY_IDS.map((id): Passage => {
  const { name, line, problem, adapts } = industriesCopy.items[id];
  return {
    title: `${name}: what ${site.name} does for this industry`,
    href: `${ROUTES.industries}#${id}`,
    text: `${line} ${problem} ${adapts.map(({ title, text }) => `${title}: ${text}`).join(' ')}`,
    kind: 'example',
    asks: `do you work with ${name}; we are a company in ${name}, is this for us; what can you do for ${name}`,
  };
});

const industryExamples = INDUSTRY_IDS.map((id): Passage => {
  const { name, example } = industriesCopy.items[id];
  return {
    title: `${name}, ${industriesCopy.labels.example}: ${example.title}`,
    href: `${ROUTES.industries}#${id}`,
    text: `${industriesCopy.labels.example}: ${example.text} ${example.steps.map(({ title, text }) => `${title}: ${text}`).join(' ')}`,
    kind: 'example',
  };
});

const homeIndustries = HOME_INDUSTRY_IDS.map((id): Passage => ({
  title: `${homeCopy.industries.items[id].title}: industry`,
  href: `${ROUTES.home}#industries`,
  text: `${homeCopy.industries.items[id].title}: ${homeCopy.industries.items[id].text}`,
  kind: 'example',
}));

const readingPassages: readonly Passage[] = [
  ...hubArticles.flatMap(describeArticle),
  {
    title: `Case studies: ${casesCopy.notice.title}`,
    href: ROUTES.cases,
    text: casesCopy.notice.text,
    kind: 'example',
    bySegment: casesCopy.head.lede,
    asks: 'do you have case studies; success stories; references; are the case studies real customers; are they invented',
  },
  ...cases,
  {
    title: casesCopy.method.heading,
    href: `${ROUTES.cases}#method`,
    text: `${casesCopy.method.lede} ${casesCopy.method.steps.map(({ title, text }) => `${title} ${text}`).join(' ')}`,
    kind: 'example',
    asks: 'how do i judge a success story; can i believe a case study',
  },
  {
    title: `Industries: ${industriesCopy.head.heading}`,
    href: ROUTES.industries,
    text: joinSentence(
      'The pages go through these industries',
      INDUSTRY_IDS.map((id) => industriesCopy.items[id].name),
    ),
    kind: 'example',
    bySegment: industriesCopy.head.lede,
    asks: 'which industries do you serve; do you work in my sector; is my industry missing; what could you do for a hotel, a school or an airline',
  },
  ...industries,
  ...industryExamples,
  ...homeIndustries,
];

export const passages: readonly Passage[] = [
  ...writtenPassages,
  ...privacyPassages,
  ...adaptationPassages,
  ...comfortPassages,
  ...apiPassages,
  ...readingPassages,
  ...pagePassages,
];
