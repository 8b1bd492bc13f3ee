import { assistantCopy } from '@/lib/content/assistant';
import { segmentReaders } from '@/lib/content/segments';
import { SEGMENTS, type Cluster, type Segment } from '@/lib/personalization/persona';

type Intent = 'demo' | 'pricing' | 'support' | 'contact' | 'privacy' | 'integration' | 'learn';

/** The first match wins, so intents that request an action precede those that request knowledge. */
const INTENT_WORDS: readonly (readonly [Intent, RegExp])[] = [
  ['demo', /(?<![\p{L}\p{N}])(?:demos?|demonstrations?|walk-?through|show me)(?![\p{L}\p{N}])/iu],
  [
    'pricing',
    /(?<![\p{L}\p{N}])(?:pric\w*|costs?|plans?|trials?|pay\w*|invoices?|discounts?)(?![\p{L}\p{N}])/iu,
  ],
  ['support', /(?<![\p{L}\p{N}])(?:support|help|stuck|broken|errors?|bugs?|problems?)(?![\p{L}\p{N}])/iu],
  [
    'contact',
    /(?<![\p{L}\p{N}])(?:contact|call|phone|e-?mail|sales|talk to|speak to|partner\w*)(?![\p{L}\p{N}])/iu,
  ],
  ['privacy', /(?<![\p{L}\p{N}])(?:privacy|gdpr|cookies?|delete|tracking|my data|consent)(?![\p{L}\p{N}])/iu],
  [
    'integration',
    /(?<![\p{L}\p{N}])(?:apis?|openapi|sdk|integrat\w*|webhooks?|endpoints?|code)(?![\p{L}\p{N}])/iu,
  ],
  ['learn', /(?<![\p{L}\p{N}])(?:what|how|why|which|where|who|when|explain|tell me|learn)(?![\p{L}\p{N}])/iu],
];

const HELP_WORDS =
  /(?<![\p{L}\p{N}])(?:help|support|stuck|lost|confus\w*|broken|errors?|problems?|(?:do|does|did|is|was)(?:n[’']t| not) work\w*|(?:can|could)(?:n[’']t|not| not)|how (?:do|can|should) i)(?![\p{L}\p{N}])/iu;

const FEATURE_WORDS =
  /(?<![\p{L}\p{N}])(?:features?|automat\w*|workflows?|forecast\w*|trends?|market intelligence|platforms?|sentiment|narratives?|personaliz\w*|personalis\w*|recommend\w*|onboarding|tutorials?|dashboards?|products?)(?![\p{L}\p{N}])/iu;

const DATA_WORDS =
  /(?<![\p{L}\p{N}])(?:data|analytics?|metrics?|statistics?|figures?|numbers?|reports?|dashboards?|charts?|accura\w*|kpis?|conversions?|privacy|cookies?)(?![\p{L}\p{N}])/iu;

export function classifyQuestion(question: string) {
  return {
    intent: INTENT_WORDS.find(([, words]) => words.test(question))?.[0] ?? null,
    needsHelp: HELP_WORDS.test(question),
    isAboutFeature: FEATURE_WORDS.test(question),
    isAboutData: DATA_WORDS.test(question),
  };
}

/** Actions of the chat window. Each runs only when the visitor presses its button. */
export type AssistantAction =
  | { type: 'choose-persona'; label: string; segment?: Segment; cluster?: Cluster }
  | { type: 'start-tour'; label: string };

const { actions: copy } = assistantCopy;

const SEGMENT_WORDS: Readonly<Record<Segment, RegExp>> = {
  'innovation-leader': /\binnovation[ -]leaders?\b/i,
  developer: /\bdevelopers?\b/i,
  'sales-prospect': /\bsales[ -]prospects?\b/i,
};
const CLUSTER_WORDS: readonly (readonly [Cluster, RegExp])[] = [
  ['explorer', /\bexplorers?\b/i],
  ['researcher', /\bresearchers?\b/i],
  ['converter', /\bconverters?\b/i],
];
const WANTS_A_VIEW = /\b(?:switch|change|show|see|view|page|become|i am|i['’]m|as an?)\b/i;
const WANTS_A_TOUR = /\b(?:tour|tutorial|show me around|get started|new here|walk ?through|introduction)\b/i;

/** Actions to offer below an answer in addition to its next step, chosen by keywords in the question. */
export function listActions(question: string): AssistantAction[] {
  const tour = WANTS_A_TOUR.test(question) ? [{ type: 'start-tour' as const, label: copy.startTour }] : [];
  return [...listViews(question), ...tour];
}

function listViews(question: string): AssistantAction[] {
  if (!WANTS_A_VIEW.test(question)) return [];
  const segment = SEGMENTS.find((each) => SEGMENT_WORDS[each].test(question));
  const cluster = CLUSTER_WORDS.find(([, words]) => words.test(question))?.[0];
  if (segment) {
    const label = `${copy.switchTo} ${segmentReaders[segment]}`;
    return [{ type: 'choose-persona', label, segment, ...(cluster && { cluster }) }];
  }
  return cluster
    ? [{ type: 'choose-persona', label: `${copy.switchTo} ${copy.clusters[cluster]}`, cluster }]
    : [];
}
