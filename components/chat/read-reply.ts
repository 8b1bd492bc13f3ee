import { isHref } from '@/lib/config/routes';
import type { ChatReply } from '@/lib/calls/chat';
import { isRecord } from '@/lib/personalization/record';

export const toPlainReply = (text: string): ChatReply => ({
  answers: [{ text, place: null }],
  cards: [],
  next: null,
});

/** Null for the parts of another release, whose message is then shown as plain text. */
export const readReply = (value: unknown): ChatReply | null => (isReply(value) ? value : null);

function isReply(value: unknown): value is ChatReply {
  if (!isRecord(value)) return false;
  const { answers, cards, next } = value;
  const isComplete =
    Array.isArray(answers) && answers.every(isAnswer) && Array.isArray(cards) && cards.every(isCard);
  return isComplete && isPlace(next);
}

function isAnswer(value: unknown): boolean {
  return (
    isRecord(value) &&
    hasTexts(value, ['text']) &&
    ['string', 'undefined'].includes(typeof value.lang) &&
    isPlace(value.place)
  );
}

function isCard(value: unknown): boolean {
  return isRecord(value) && hasTexts(value, ['question', 'heading', 'firstSentence', 'text']) && isAt(value);
}

const isPlace = (value: unknown) =>
  value === null || (isRecord(value) && hasTexts(value, ['label']) && isAt(value));

const isAt = ({ href }: Record<string, unknown>) => typeof href === 'string' && isHref(href);

const hasTexts = (record: Record<string, unknown>, names: readonly string[]) =>
  names.every((name) => typeof record[name] === 'string');
