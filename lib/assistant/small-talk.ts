import { smallTalk } from '@/lib/content/answers/small-talk';
import { listWords } from './terms';

const lines: ReadonlyMap<string, string> = new Map(
  Object.values(smallTalk).flatMap(({ line, messages }) => messages.map((message) => [message, line])),
);

/** Of messages in words, longest first. */
const LENGTHS = [6, 5, 4, 3, 2, 1];

/** The reply to a message that asks nothing, or null. It may be several, as in 'ok great thanks'. */
export function readSmallTalk(message: string): string | null {
  const words = listWords(message);
  let reply: string | undefined;
  for (let start = 0; start < words.length;) {
    const length = LENGTHS.find((count) => lines.has(words.slice(start, start + count).join(' ')));
    if (!length) return null;
    reply ??= lines.get(words.slice(start, start + length).join(' '));
    start += length;
  }
  return reply ?? null;
}
