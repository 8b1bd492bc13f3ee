import type { AnswerSource } from '@/lib/contracts/chat';

/** What a message needs to be shown, whoever stored it. */
export type ChatLine = { id: number; message: string; isUserMessage: boolean };

export type ChatEntry = {
  key: string;
  /** The server's number; null as long as it has named none. */
  id: number | null;
  message: string;
  isUserMessage: boolean;
  source: AnswerSource | null;
  /** Of a reply. One that is waited for again still has the words of the try before. */
  state: 'settled' | 'awaited' | 'written' | 'failed';
  /** Of a question asked here: the highest number that the server had given until then; null where that is unknown. */
  askedAfter: number | null;
};

export const NEW_ENTRY: Omit<ChatEntry, 'key'> = {
  id: null,
  message: '',
  isUserMessage: false,
  source: null,
  state: 'settled',
  askedAfter: null,
};

/** The key of the reply to the question with this key. */
export const replyKey = (key: string) => `${key}-reply`;

export function isUnderWay({ state }: ChatEntry): boolean {
  return state === 'awaited' || state === 'written';
}

export function pickLine({ id, message, isUserMessage }: ChatLine): ChatLine {
  return { id, message, isUserMessage };
}
