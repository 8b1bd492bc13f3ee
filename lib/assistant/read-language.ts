import {
  foreignTopics,
  languages,
  otherLanguageLine,
  type ForeignTopic,
} from '@/lib/content/answers/languages';

const TOPICS = Object.keys(foreignTopics) as ForeignTopic[];

const MAX_CARDS = 3;
const MIN_HITS = 2;
const MIN_SHARE = 0.34;

const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;
const SPANISH = /^\s*[¿¡]/;
const LETTER = /\p{L}/u;
const LATIN = /\p{Script=Latin}/u;

const known = languages.map(({ lang, line, words = '', topics }) => ({
  lang,
  line,
  words: new Set(words.split(' ').filter((word) => word !== '')),
  topics: TOPICS.map((topic) => [topic, topics[topic].split(' ')] as const),
}));

export type Foreign = { lang?: string; line: string; questions: readonly string[] };

/** The line and the questions for a message in another language, or null. */
export function readLanguage(message: string): Foreign | null {
  const text = message.toLowerCase();
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  const japanese = JAPANESE.test(message) ? known.find((language) => language.words.size === 0) : undefined;
  const spoken =
    japanese ??
    (SPANISH.test(message) ? known.find(({ lang }) => lang === 'es') : undefined) ??
    known
      .map((language) => ({ ...language, hits: words.filter((word) => language.words.has(word)).length }))
      .filter(({ hits }) => hits >= MIN_HITS && hits / words.length >= MIN_SHARE)
      .reduce<((typeof known)[number] & { hits: number }) | undefined>(
        (best, language) => (best && best.hits >= language.hits ? best : language),
        undefined,
      );
  if (!spoken) {
    const isOther = LETTER.test(message) && !LATIN.test(message);
    return isOther ? { line: otherLanguageLine, questions: [foreignTopics.contact] } : null;
  }
  const topics = spoken.topics.filter(([, beginnings]) =>
    beginnings.some((beginning) =>
      japanese ? text.includes(beginning) : words.some((word) => word.startsWith(beginning)),
    ),
  );
  const questions = topics.map(([topic]) => foreignTopics[topic]).slice(0, MAX_CARDS);
  return {
    lang: spoken.lang,
    line: spoken.line,
    questions: questions.length > 0 ? questions : [foreignTopics.contact],
  };
}
