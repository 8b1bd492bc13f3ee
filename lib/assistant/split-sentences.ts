/** Sentences and lines, each with the space after it. A period inside a number or an address ends no sentence. */
export const splitSentences = (text: string): string[] => text.split(/(?<=[.!?]["”’)]*\s{1,3}|\n)(?!\s)/);
