import type { Action, Condition } from '@/lib/personalization/rule';
import type { FactOption, RuleField } from '@/lib/personalization/rule-facts';
import type { RULES, RuleId } from '@/lib/personalization/rules';
import { callToActionCopy } from './calls-to-action';
import { pageNames } from './page-names';
import { counts } from './counts';
import { segmentLabels } from './segments';

export type RuleCopy = {
  name: string;
  description: string;
  trigger: string;
  examples: readonly [string, string, ...string[]];
  /** Answers 'Why am I seeing this?' in one sentence. */
  because: string;
};

type AnyRule = (typeof RULES)[number];
type RuleCase = AnyRule['cases'][number];
type Then = RuleCase['then'] | Extract<AnyRule, { otherwise: unknown }>['otherwise']['then'];
type TextIn<Value> = Value extends string
  ? Value
  : Value extends readonly (infer Entry)[]
    ? TextIn<Entry>
    : never;

/** Every value that rules compare with or result in, and those that only a made-up visitor can have. */
type RuleValue = TextIn<RuleCase['when'][number]['value'] | Then['value']> | FactOption;

type RuleWords = {
  field: Record<RuleField, string>;
  operator: Record<Condition['operator'], string>;
  action: Record<Action['type'], string>;
  target: Record<Then['target'], string>;
  value: Record<RuleValue, string>;
  yes: string;
  no: string;
  otherwise: string;
};

export const ruleCopy: Record<RuleId, RuleCopy> = {
  'persona-source': {
    name: 'Where your view comes from',
    description:
      'Decides segment, behavior and visitor type one by one. The address comes first, then what you chose, the ad you clicked, the cookie, what is stored and finally the standard view.',
    trigger: 'Every page request, before the first byte is sent.',
    examples: [
      'A shared link asks for the developer page. It opens, whatever the cookie says.',
      'Somebody who chose the developer page clicks an ad for sales teams. The developer page stays.',
      'Somebody who never chose clicks the same ad. The page of the ad opens, whatever the cookie says.',
      'No link, no cookie, nothing stored: the standard view for innovation leaders opens.',
    ],
    because:
      'This view comes from the link or ad you opened, from your last choice, from how you use the site or from our standard page.',
  },
  'goal-segment': {
    name: 'Your goal sets your segment',
    description: `The goal you choose during onboarding decides which of the ${counts.segments} segments you are in.`,
    trigger: 'A goal is chosen in step 2 of onboarding.',
    examples: [
      'Drive Innovation leads to the page for innovation leaders.',
      'Build & Integrate leads to the page for developers.',
      'Grow Business leads to the page for sales and marketing teams.',
    ],
    because: 'You told us your goal, and this is the page for it.',
  },
  'content-switches': {
    name: 'Your switches come first',
    description: 'Each of the three settings turns one kind of adaptation off, at once and completely.',
    trigger: 'A setting is switched, and on every page after that.',
    examples: [
      'Content personalization off: you read the standard page, like everyone else.',
      'Behavioral analytics off: nothing is tracked and nothing is analyzed.',
    ],
    because: 'You switched this kind of adaptation off, so you see the standard version.',
  },
  'cluster-from-behavior': {
    name: 'Reading behavior',
    description:
      'Sums up the last 20 events and tells an explorer from a researcher from a converter. The first match wins.',
    trigger: 'One second after your behavior changes, while behavioral analytics is on.',
    examples: [
      'Average scroll depth of 82%: researcher, confidence 0.7.',
      'Three clicks on calls to action: converter, confidence 0.8.',
      'Four page views and little else: explorer, confidence 0.65.',
    ],
    because: 'How you scrolled, clicked and moved between pages looks like this kind of visit.',
  },
  'navigation-audience': {
    name: 'Whose pages are suggested',
    description:
      'Suggested pages are those meant for your segment. An unknown segment counts as sales prospect.',
    trigger: 'The suggested pages are shown.',
    examples: [
      `Developers find ${pageNames['api-docs']} here.`,
      `Innovation leaders and sales prospects find ${pageNames['case-studies']} and ${pageNames.pricing} instead.`,
    ],
    because: 'These are the pages that people in your segment use.',
  },
  'navigation-boost': {
    name: 'Order of suggested pages',
    description:
      'Every page has a base score. Your segment adds 20, your behavior up to 30, and the best comes first.',
    trigger: 'The suggested pages are shown, while navigation adaptation is on.',
    examples: [
      `For a researcher, ${pageNames.analytics} starts at 85 and ends at 135: 20 for the segment, 30 for the behavior.`,
      `For a converter, ${pageNames.pricing} starts at 90 and ends at 140.`,
    ],
    because: 'Pages that suit your segment and your behavior move to the top of this list.',
  },
  'primary-call-to-action': {
    name: 'The main button',
    description: 'Picks the one action that makes most sense as a next step for your segment.',
    trigger: 'A page shows its main button.',
    examples: [
      `Developers get ${callToActionCopy['view-api-docs'].label}.`,
      `Innovation leaders get ${callToActionCopy['schedule-demo'].label}.`,
      `Everyone else gets ${callToActionCopy['start-free-trial'].label}.`,
    ],
    because: 'The main button is the next step that suits your segment.',
  },
  'block-priority': {
    name: 'Order of content blocks',
    description: 'Gives each content block a priority from 60 to 95. The highest comes first.',
    trigger: 'Content blocks are shown, or your segment or behavior changes.',
    examples: [
      'Automation has 95 for developers and 90 for everyone else.',
      'Success stories have 80 for researchers and 60 for everyone else.',
    ],
    because: 'This block ranks here because of your segment and how you use the site.',
  },
  'block-urgency': {
    name: 'How much a block stands out',
    description:
      'Marks a block as high, medium or low. Success stories have their own rule: high for researchers, low for others.',
    trigger: 'Content blocks are shown, or your behavior changes.',
    examples: [
      'A converter sees most blocks marked high.',
      'An explorer sees success stories marked low and the rest marked medium.',
    ],
    because: 'A block stands out more when it matches where you are in your decision.',
  },
  'recommendation-boost': {
    name: 'Better matches first',
    description: 'Adds points to recommendations that suit your behavior, up to a score of 100.',
    trigger: 'Recommendations are shown.',
    examples: [
      'For an explorer, demos gain 10 points.',
      'For a researcher, documentation and anything technical gain 15.',
      'For a converter, prices, returns and case studies gain 15.',
    ],
    because: 'It was picked for your segment, and moved up if it suits how you browse.',
  },
  'hub-score': {
    name: 'Recommended for you',
    description:
      'Scores each item in the Content Hub for your segment, your behavior and its kind. The top four are shown.',
    trigger: 'The Content Hub opens, or a search or category changes.',
    examples: [
      'An article for developers scores 5 for a developer: 3 for the segment, 2 for being an article.',
      'A short read adds 1 for a converter, an advanced one adds 1 for a researcher.',
    ],
    because: 'This item scores high for your segment and the way you read.',
  },
  'onboarding-path': {
    name: 'Which steps you get',
    description:
      'Most people answer three short steps. Two kinds of visitor get one extra step that saves them time later.',
    trigger: 'Onboarding starts, or your segment or behavior changes on the way.',
    examples: [
      'A developer who compares details is also asked about integration.',
      'A sales prospect who is ready to act is also asked about business goals.',
    ],
    because: 'You get only the steps that help someone like you.',
  },
};

/** Words for the parts of conditions, actions and signals. */
export const ruleLabels = {
  field: {
    knownInUrl: 'the address names it',
    chosenByHand: 'you chose it',
    knownInCampaign: 'the ad you clicked is meant for it',
    knownInCookie: 'the cookie names it',
    knownInStore: 'it is stored for you',
    goal: 'your goal',
    contentPersonalization: 'content personalization',
    navigationAdaptation: 'navigation adaptation',
    behavioralAnalytics: 'behavioral analytics',
    scrollDepth: 'average scroll depth in percent',
    ctaClicks: 'clicks on calls to action',
    buttonClicks: 'clicks on buttons',
    pageViews: 'page views',
    segment: 'your segment',
    cluster: 'your behavior',
    matchesSegment: 'made for your segment',
    matchesCluster: 'made for your behavior',
    entry: 'the page',
    block: 'the block',
    topics: 'its topics',
    featured: 'featured',
    type: 'its kind',
    difficulty: 'its difficulty',
    readTime: 'reading time in minutes',
  },
  operator: { equals: 'is', above: 'is above', below: 'is below', 'one-of': 'is', 'includes-any': 'include' },
  action: { use: 'Use', show: 'Show', set: 'Set', add: 'Add', stop: 'Stop' },
  target: {
    persona: 'source of your view',
    segment: 'segment',
    content: 'content',
    navigation: 'suggested pages',
    behavior: 'behavior',
    cluster: 'behavior group',
    userScore: 'points to the page',
    'call-to-action': 'main button',
    priority: 'priority',
    urgency: 'emphasis',
    relevanceScore: 'points to the match',
    score: 'to the score',
    'onboarding-steps': 'onboarding steps',
  },
  value: {
    url: 'the address',
    chosen: 'your choice',
    campaign: 'the ad',
    cookie: 'the cookie',
    stored: 'what is stored',
    default: 'the standard view',
    'drive-innovation': 'Drive Innovation',
    'build-integrate': 'Build & Integrate',
    'grow-business': 'Grow Business',
    'default-variant': 'the standard page',
    'base-importance': 'base order',
    'tracking-and-analysis': 'tracking and analysis',
    ...segmentLabels,
    unknown: 'A word we do not know',
    explorer: 'Explorer',
    researcher: 'Researcher',
    converter: 'Ready to decide',
    automation: 'Automation',
    'market-intelligence': 'Market intelligence',
    platform: 'Platform',
    sentiment: 'Sentiment',
    'success-stories': 'Success stories',
    'get-started': 'Get started',
    high: 'High',
    medium: 'Medium',
    low: 'Low',
    'view-api-docs': callToActionCopy['view-api-docs'].label,
    'schedule-demo': callToActionCopy['schedule-demo'].label,
    'start-free-trial': callToActionCopy['start-free-trial'].label,
    ...pageNames,
    technical: 'Technical',
    documentation: 'Documentation',
    roi: 'Return on investment',
    'case-study': 'Case study',
    article: 'Article',
    video: 'Video script',
    whitepaper: 'Whitepaper',
    beginner: 'Beginner',
    intermediate: 'Intermediate',
    advanced: 'Advanced',
  },
  yes: 'yes',
  no: 'no',
  otherwise: 'Otherwise',
} as const satisfies RuleWords;
