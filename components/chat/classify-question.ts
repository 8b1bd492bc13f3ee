type Intent = 'demo' | 'pricing' | 'support' | 'contact' | 'privacy' | 'integration' | 'learn';

/** The first match wins, so intents that request an action precede those that request knowledge. */
const INTENT_WORDS: readonly (readonly [Intent, RegExp])[] = [
  ['demo', matchWords('demos?', 'demonstrations?', 'walk-?through', 'show me')],
  ['pricing', matchWords('pric\\w*', 'costs?', 'plans?', 'trials?', 'pay\\w*', 'invoices?', 'discounts?')],
  ['support', matchWords('support', 'help', 'stuck', 'broken', 'errors?', 'bugs?', 'problems?')],
  [
    'contact',
    matchWords('contact', 'call', 'phone', 'e-?mail', 'sales', 'talk to', 'speak to', 'partner\\w*'),
  ],
  ['privacy', matchWords('privacy', 'gdpr', 'cookies?', 'delete', 'tracking', 'my data', 'consent')],
  ['integration', matchWords('apis?', 'openapi', 'sdk', 'integrat\\w*', 'webhooks?', 'endpoints?', 'code')],
  ['learn', matchWords('what', 'how', 'why', 'which', 'where', 'who', 'when', 'explain', 'tell me', 'learn')],
];

const HELP_WORDS = matchWords(
  'help',
  'support',
  'stuck',
  'lost',
  'confus\\w*',
  'broken',
  'errors?',
  'problems?',
  "(?:do|does|did|is|was)(?:n[’']t| not) work\\w*",
  "(?:can|could)(?:n[’']t|not| not)",
  'how (?:do|can|should) i',
);

const FEATURE_WORDS = matchWords(
  'features?',
  'automat\\w*',
  'workflows?',
  'forecast\\w*',
  'trends?',
  'market intelligence',
  'platforms?',
  'sentiment',
  'narratives?',
  'personaliz\\w*',
  'personalis\\w*',
  'recommend\\w*',
  'onboarding',
  'tutorials?',
  'dashboards?',
  'products?',
);

const DATA_WORDS = matchWords(
  'data',
  'analytics?',
  'metrics?',
  'statistics?',
  'figures?',
  'numbers?',
  'reports?',
  'dashboards?',
  'charts?',
  'accura\\w*',
  'kpis?',
  'conversions?',
  'privacy',
  'cookies?',
);

export function classifyQuestion(question: string) {
  return {
    intent: INTENT_WORDS.find(([, words]) => words.test(question))?.[0] ?? null,
    needsHelp: HELP_WORDS.test(question),
    isAboutFeature: FEATURE_WORDS.test(question),
    isAboutData: DATA_WORDS.test(question),
  };
}

function matchWords(...words: readonly string[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'iu');
}
