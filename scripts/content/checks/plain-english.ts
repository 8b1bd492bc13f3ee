import { writtenTexts, type Content } from '../content';
import { report, type Finding } from '../finding';

/** Phrases that American readers stumble over, each with a better one. */
const HABITS: readonly (readonly [habit: RegExp, better: string])[] = [
  [/\bstands?\b(?! (?:for|out)\b)/iu, '“is” or “appears”'],
  [
    /\bmost fitting\b|\b(?:what|that|which) fits\b|\bfits (?:you|them)\b/iu,
    '“matches”, “suits” or “relevant”',
  ],
  [/\b(?:site|we|it|and|would) notes?\b(?! that\b)|\b(?:is|are|was|were) noted\b/iu, '“record”'],
  [/\bkept\b(?! \w+ing\b)/iu, '“saved” or “stored”'],
  [/\banew\b|\bonce more\b/iu, '“again”'],
  [/\bwhoever\b/iu, '“anyone who”'],
  [/\bwhom\b/iu, '“who”'],
  [/\be-mails?\b|(?<!\bpaper )\bmails?\b/iu, '“email”; what a letter carrier brings is “paper mail”'],
  [/\bfirms?\b/iu, '“company”'],
  [/\badvisers?\b/iu, '“advisor”'],
  [/\badverts?\b/iu, '“ad”'],
  [/\bchanges? along\b/iu, '“changes too”'],
  [/\bat hand\b/iu, '“available”'],
  [/\b(?:the|with|redo) sums\b/iu, '“the math” or “numbers”'],
  [
    /\bdoes not answer\b|\bno answer came\b|\bg(?:ot|ave) no answer\b/iu,
    '“is not responding” or “no response”',
  ],
  [/\bof current interest\b/iu, '“trending”'],
  [/\bordinary page\b/iu, '“regular page”'],
  [/\bgrey\b/iu, '“gray”'],
  [/\bafterwards\b/iu, '“afterward”'],
  [/\bbase line\b/iu, '“baseline”'],
  [/\bset-up\b/iu, '“setup”'],
  [/\bworking (?:day|hour)s?\b/iu, '“business day” or “business hours”'],
  [/\d %/u, 'the number and % without a space'],
];

export const checkPlainEnglish = (content: Content): Finding[] =>
  writtenTexts(content).flatMap((text) =>
    HABITS.flatMap(([habit, better]) => {
      const found = text.value.match(habit)?.[0];
      return found ? [report(text, `“${found}” reads oddly. Plainer English is ${better}.`)] : [];
    }),
  );
