/** Silent letters, removed before vowels are counted. */
const UNSPOKEN = [
  [/(?<=ev)e(?=r[yi])|(?<=ev)e(?=ning)|(?<=bus)i(?=ness)|(?<=diff)e(?=ren)|(?<=int)e(?=rest)/u, ''],
  [/(?<=for)e(?=c|s)|(?<=som|ther|wher|hom|tim|bas|cas|lif)e(?=[bfhlotw][a-z]{2})/u, ''],
  [/(?<=[a-z]{2}[^aeioul])e(?=(?:ly|ments?|less|ful|fully|ness)$)/u, ''],
  [/(?<=[^aeiou])(?<![^aeiou]l|[scgxz]|[cs]h)es$|(?<=i)es$/u, ''],
  [/(?<![td]|[^aeiou]l)ed$/u, ''],
  [/(?<=[qg])ue$/u, ''],
  [/(?<![^aeiou]l)e$/u, ''],
] as const;

const VOWELS = /[aeiouy]+/gu;

/** Adjacent vowels in separate syllables, as in trial, video, usual, client and going. */
const APART = [
  /(?<![ctsg])ia|(?<=[ct])iat/u,
  /(?<![tscgxl]|hav)io|iu/u,
  /eo(?![up])|(?<![gq])ua[lt]|(?<![gq])ue[lt]|fluid|ruin/u,
  /creat|[a-z][dr]eas?$|(?<=id)eal|seum|oe[mt]/u,
  /(?<![ct])ien[ct]|iet|[^aeiou]ie(?:r|st)$(?<=.{5})/u,
  /[aeou]y(?=[aeiou])|yi|[aeou]ing/u,
  /[sz]m$|[sdt]n’t$/u,
] as const;

export function countSyllables(word: string): number {
  const letters = word
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll("'", '’')
    .replace(/’s?$/u, '');
  const parts = letters.split('-').filter(Boolean);
  if (parts.length > 1) return parts.reduce((sum, part) => sum + countSyllables(part), 0);
  const spoken = UNSPOKEN.reduce((rest, [pattern, empty]) => rest.replace(pattern, empty), letters);
  const apart = APART.filter((pattern) => pattern.test(spoken)).length;
  return Math.max(1, (spoken.match(VOWELS)?.length ?? 0) + apart);
}

/** Words that readers of this site know from every page; they count as two syllables. */
const FAMILIAR =
  /^(?:personaliz\w+|automat\w+|analy[tsz]\w+|intelligence|enterprise|innovation|developers?|explorers?|researchers?|converters?|behavior\w*|visitors?|accuracy|conversions?|api|saas|javascript|json)$/u;

const WORD = /[\p{L}\p{N}](?:[\p{L}\p{N}’'-]|[.,](?=\p{N}))*/gu;
/** As in Flesch's formula, a colon or semicolon also ends a sentence. */
const SENTENCE_END = /(?<=[.!?…][”"’)]?)\s+(?=[\p{Lu}\p{N}“"‘(])|(?<=[:;])\s+/u;

export const splitWords = (text: string): string[] => text.match(WORD) ?? [];

export const splitSentences = (text: string): string[] =>
  text.split(SENTENCE_END).filter((sentence) => splitWords(sentence).length > 0);

const syllables = (word: string) => {
  const count = countSyllables(word);
  return count > 2 && FAMILIAR.test(word.toLowerCase()) ? 2 : count;
};

/** The Flesch–Kincaid grade: the school year whose readers understand the text easily. 0 for a text without words. */
export function readingGrade(text: string): number {
  const words = splitWords(text);
  if (words.length === 0) return 0;
  const perSentence = words.length / splitSentences(text).length;
  const perWord = words.reduce((sum, word) => sum + syllables(word), 0) / words.length;
  return Math.max(0, 0.39 * perSentence + 11.8 * perWord - 15.59);
}
