import { site } from '@/lib/content/site';
import { splitSentences } from './terms';

/** Characters of a model's reply that are read. */
const MAX_READ_LENGTH = 3000;

const MAX_WORDS = 90;

const HOST = /\b(?:https?:)?\/\/(?:www\.)?([a-z0-9.-]*[a-z0-9])/gi;
const MARKDOWN_LINK = /!?\[([^\][\n]{0,150})\]\(\s*([^)\s]{0,300})[^)\n]{0,100}\)/g;

/** Plain text from model output: no control characters, no Markdown, this site's addresses as paths. */
export function cleanAnswer(text: string): string {
  return text
    .slice(0, MAX_READ_LENGTH)
    .replace(/\r\n?/g, '\n')
    .replace(/[\t\u2028\u2029]/g, ' ')
    .replace(/[^\P{C}\n]/gu, '')
    .replace(/(\p{M}{3})\p{M}+/gu, '$1')
    .replace(MARKDOWN_LINK, (_, label: string, address: string) =>
      label.trim() === address ? address : `${label.trim()} (${address})`,
    )
    .replace(HOST, (address, host: string) => (host.toLowerCase() === site.domain ? '' : address))
    .replace(/\*\*|__|`/g, '')
    .replace(/^#{1,6}(?: |$)/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** As many whole sentences as fit the chat window. Empty if even the first is too long. */
export function shortenAnswer(text: string): string {
  let words = 0;
  const sentences = splitSentences(text).filter((sentence) => {
    words += sentence.trim().split(/\s+/).length;
    return words <= MAX_WORDS;
  });
  return sentences.join('').trim();
}
