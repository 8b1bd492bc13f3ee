/** Letters that are written and not spoken, taken out before the vowels are counted. */
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

/** Vowels that stand together and are spoken apart, as in trial, video, usual, client and going. */
const APART = [
  /(?<![ctsg])ia|(?<=[ct])iat/u,
  /(?<![tscgxl]|hav)io|iu/u,
  /eo(?![up])|(?<![gq])ua[lt]|(?<![gq])ue[lt]|fluid|ruin/u,
  /creat|[a-z][dr]eas?$|(?<=id)eal|seum|oe[mt]/u,
  /(?<![ct])ien[ct]|iet|[^aeiou]ie(?:r|st)$(?<=.{5})/u,
  /[aeou]y(?=[aeiou])|yi|[aeou]ing/u,
  /[sz]m$|[sdt]n’t$/u,
] as const;

/** How many syllables an English word is spoken with. A good guess, not a dictionary. */
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
