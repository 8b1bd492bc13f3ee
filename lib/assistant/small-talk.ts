import { smallTalk } from '@/lib/content/answers/small-talk';
import { listWords } from './terms';

const lines: ReadonlyMap<string, string> = new Map(
  Object.values(smallTalk).flatMap(({ line, messages }) => messages.map((message) => [message, line])),
);

const readLine = (text: string) => lines.get(listWords(text).join(' '));

/** The reply to a message that asks nothing, or null. */
export function readSmallTalk(message: string): string | null {
  const whole = readLine(message);
  if (whole !== undefined) return whole;
  const sentences = message.split(/[.!?,;]/).filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
  const replies = sentences.map(readLine);
  return replies.length > 0 && replies.every((reply) => reply !== undefined) ? (replies[0] ?? null) : null;
}
