import { listCalls } from '@/lib/calls/calls';

/** Names and codes that a question is about: a passage about another one of the same kind is no answer to it. */
export const TOKEN_KINDS = ['status', 'call', 'field', 'plan', 'product', 'case', 'persona'] as const;

type TokenKind = (typeof TOKEN_KINDS)[number];

export type Tokens = Readonly<Partial<Record<TokenKind, readonly string[]>>>;

/** A passage that does not name the token at all is no answer either. */
const REQUIRED: ReadonlySet<TokenKind> = new Set(['status', 'call', 'field', 'case']);

const calls = listCalls().map(({ id, method, path }) => ({
  id,
  method,
  segments: path.split('/'),
}));

const PATH = /\/api\/[\w/${}:.-]*[\w}]/g;
/** An id, or a name such as `{userId}`, `:id` or `$id`. */
const PARAMETER = /^(?:\{?:?\w+\}?|\$\w+)$/;

const isPathOf = (segments: readonly string[], path: readonly string[]): boolean =>
  segments.length === path.length &&
  segments.every((segment, at) =>
    segment.startsWith('{') ? PARAMETER.test(path[at] ?? '') : segment === path[at],
  );

const KB = /(?<!\d)(\d+(?:[.,]\d+)?) ?(kb|kib|kilobytes?|k?bytes?|mb|mib|megabytes?)\b/i;
const MAX_BODY_KB = 16;

const STATUS_WORDS: readonly (readonly [string, RegExp])[] = [
  ['413', /\b(?:body|payload|request|message) (?:is |was )?(?:too )?(?:large|big|long)\b/i],
  ['415', /\bunsupported media type\b|\b(?:wrong|missing|no) content[ -]type\b/i],
  ['429', /\btoo many (?:requests|calls)\b|\brate[ -]?limit(?:s|ed|ing)?\b|\bthrottl\w+/i],
  ['405', /\bmethod not allowed\b/i],
  ['403', /\bforbidden\b|\bcors\b|\bcross[ -](?:site|origin)\b/i],
  ['408', /\brequest timeout\b/i],
  ['400', /\bbad request\b/i],
  ['503', /\bservice unavailable\b/i],
  ['500', /\binternal (?:server )?error\b/i],
];

const NAMES: Readonly<
  Record<'plan' | 'product' | 'case' | 'persona', readonly (readonly [string, RegExp])[]>
> = {
  plan: [
    [
      'start',
      /\b(?:start(?:er)?|smallest|small|cheapest|lowest|basic|entry(?:[ -]level)?|first|bottom|\$?290)[ -](?:plan|tier|package|option|subscription|one)\b|\b(?:plan|tier) start\b|\b(?:on|in|of|with|does|for|is|and|or|than|to|the) Start\b(?! (?:with|by|small|from))|\bStart (?:and|or|include|comes?|plan|is|has|fits|does)\b/,
    ],
    [
      'grow',
      /\b(?:[Gg]row|middle|medium|mid|second|standard|\$?1,?200)[ -](?:plan|tier|package|option|subscription|one|level)\b|\b[Gg]row\b(?! (?:fast|with|our|my|the|quick))/,
    ],
    [
      'enterprise',
      /\b(?:[Ee]nterprise|biggest|largest|highest|top|big|third|last|premium|most expensive|\$?4,?800)[ -](?:plan|tier|package|option|subscription|one)\b|\b[Ee]nterprise\b(?! (?:AI|ai|[Pp]latform))/,
    ],
  ],
  product: [
    ['ai-automation', /\b(?:ai|process|workflow) automation\b|\bautomation product\b/i],
    ['market-intelligence', /\bmarket intelligence\b|\bpredictive model(?:l?ing|s)\b|\btrend product\b/i],
    ['enterprise-ai', /\benterprise ai\b|\bthe platform\b|\bai platform\b/i],
    ['sentiment-analysis', /\bsentiment(?: analysis)?\b/i],
  ],
  case: [
    ['outdoor-shop', /\boutdoor\b|\btents? (?:shop|case)\b/i],
    ['docs-first', /\bdocs[ -]first\b|\bsaas (?:platform )?(?:case|example|story)\b|\bdeveloper case\b/i],
    ['invoice-desk', /\binvoice (?:desk|case|example|story)\b|\bfinance (?:team|case|office)\b/i],
    [
      'evening-paper',
      /\b(?:regional|local) (?:news)?paper\b|\b(?:news)?paper (?:case|example|story)\b|\bheat networks?\b/i,
    ],
    ['kitchen-shop', /\bkitchen shop\b|\bpans\b/i],
    ['billing-tool', /\bbilling tool\b/i],
    ['savings-bank', /\bsavings bank\b/i],
  ],
  persona: [
    ['innovation-leader', /\b(?:innovation )?leaders?\b/i],
    ['developer', /\bdevelopers?\b/i],
    ['sales-prospect', /\bsales prospects?\b/i],
    ['explorer', /\bexplorers?\b/i],
    ['researcher', /\bresearchers?\b/i],
    ['converter', /\bconverters?\b/i],
  ],
};

function readStatuses(text: string): string[] {
  const codes =
    text.match(
      /(?<![$€£\d.,/])\b(?:40[03458]|41[35]|429|50[03])\b(?![%+]|[.,]\d| ?(?:\w+ )?(?:visit|people|user|dollar|euro|page|month|words?)\w*)/g,
    ) ?? [];
  const size = KB.exec(text);
  const kilobytes = size
    ? Number((size[1] ?? '').replace(',', '.')) * (/^m/i.test(size[2] ?? '') ? 1000 : 1)
    : 0;
  const isTooLarge = kilobytes > MAX_BODY_KB && !/^bytes?$/i.test(size?.[2] ?? '');
  const named = STATUS_WORDS.flatMap(([code, words]) => (words.test(text) ? [code] : []));
  return [...codes, ...(isTooLarge ? ['413'] : []), ...named];
}

/** With a method, only the calls that have it, if there are any. */
function readCalls(text: string): string[] {
  const paths = (text.match(PATH) ?? []).map((path) => path.split('/'));
  const named = calls.filter(({ segments }) => paths.some((path) => isPathOf(segments, path)));
  const words: readonly string[] = text.match(/\b[A-Z]+\b/g) ?? [];
  const withMethod = named.filter(({ method }) => words.includes(method));
  return (withMethod.length > 0 ? withMethod : named).map(({ id }) => id);
}

const readFields = (text: string): string[] => text.match(/\b[a-z]+(?:[A-Z][a-z]+)+\b/g) ?? [];

export function readTokens(text: string): Tokens {
  const found: [TokenKind, string[]][] = [
    ['status', readStatuses(text)],
    ['call', readCalls(text)],
    ['field', readFields(text)],
    ...Object.entries(NAMES).map(([kind, names]): [TokenKind, string[]] => [
      kind as TokenKind,
      names.flatMap(([name, words]) => (words.test(text) ? [name] : [])),
    ]),
  ];
  return Object.fromEntries(
    found.flatMap(([kind, names]) => (names.length > 0 ? [[kind, [...new Set(names)]]] : [])),
  );
}

/** How many kinds match, and how many of those that an answer has to name. */
export type TokenMatch = { count: number; exact: number };

/** How well a passage's tokens fit a question's. Null if the passage is about something else. */
export function matchTokens(
  asked: Tokens,
  passage: Tokens,
  isKnown: (kind: TokenKind, name: string) => boolean,
): TokenMatch | null {
  const match = { count: 0, exact: 0 };
  for (const kind of TOKEN_KINDS) {
    const names = asked[kind]?.filter((name) => isKnown(kind, name)) ?? [];
    // A status is answered the same way for every call.
    if (names.length === 0 || (asked.status && kind !== 'status')) continue;
    const own = passage[kind];
    if (own?.some((name) => names.includes(name))) {
      match.count += 1;
      if (REQUIRED.has(kind)) match.exact += 1;
    } else if (own || REQUIRED.has(kind)) return null;
  }
  return match;
}
