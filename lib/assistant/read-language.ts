import { languageCopy, scriptCopy } from '@/lib/content/answers/languages';
import { EVERYDAY_WORDS } from './lexicon';
import { isFiller, KNOWN_WORDS } from './list-terms';
import { writtenPassages } from './written-passages';

/** `opening` precedes the answer if the question was not in English. `text` is the question in English keywords. */
export type Translation = { opening: string; text: string };

const ENGLISH: ReadonlySet<string> = new Set([
  ...KNOWN_WORDS,
  ...EVERYDAY_WORDS,
  ...writtenPassages.flatMap(({ asks = '' }) => listPlainWords(asks)),
]);

type Language = { opening: string; signs: ReadonlySet<string>; terms: ReadonlyMap<string, string> };

const languages = Object.values(languageCopy).map(({ opening, signs, terms }): Language => ({
  opening,
  signs: new Set(signs.split(' ')),
  terms: readTable(terms),
}));

/** Parses lines such as 'preis preise: price'. Returns a map from each word to its translation. */
function readTable(table: string): Map<string, string> {
  return new Map(
    table
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [words = '', meaning = ''] = line.split(':');
        return words
          .trim()
          .split(/\s+/)
          .map((word) => [word, meaning.trim()] as const);
      }),
  );
}

export function readLanguage(message: string): Translation {
  const script = scriptCopy.find(({ letters }) => new RegExp(letters, 'u').test(message));
  if (script) {
    const translated = [...readTable(script.terms)].filter(([word]) => message.toLowerCase().includes(word));
    const latin = message.match(/[a-z0-9]+/gi) ?? [];
    return {
      opening: script.opening,
      text: [...latin, ...translated.map(([, meaning]) => meaning)].join(' ') || message,
    };
  }
  const words = listPlainWords(message);
  const english = words.filter((word) => ENGLISH.has(word) || isFiller(word)).length;
  const counted = languages.map((language) => ({
    language,
    hits: words.filter((word) => language.signs.has(word) || language.terms.has(word)).length,
  }));
  const [best] = counted.sort((a, b) => b.hits - a.hits);
  if (!best || best.hits <= english || best.hits < words.length / 3) return { opening: '', text: message };
  const { opening, terms, signs } = best.language;
  const translated = words.flatMap((word) => terms.get(word) ?? (signs.has(word) ? [] : [word]));
  return { opening, text: translated.join(' ') || message };
}

/** Strips accents, which many people do not type. */
function listPlainWords(text: string): string[] {
  const plain = text.toLowerCase().replaceAll('ß', 'ss').normalize('NFKD').replace(/\p{M}/gu, '');
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}
