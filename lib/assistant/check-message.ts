import { COUNTED_MESSAGE_LENGTH, MAX_MESSAGE_LENGTH } from '@/lib/config/chat-limits';

export type MessageCheck = {
  /** What would be sent. */
  message: string;
  length: number;
  isEmpty: boolean;
  isTooLong: boolean;
  /** Whether the limit is near enough to be told about. */
  isCounted: boolean;
};

/** Whether a draft can be sent: 1 to 2000 characters after trimming, counted as the server counts them. */
export function checkMessage(draft: string): MessageCheck {
  const message = draft.trim();
  // Characters, of which an emoji is one and a string's `length` counts two.
  const { length } = [...message];
  return {
    message,
    length,
    isEmpty: length === 0,
    isTooLong: length > MAX_MESSAGE_LENGTH,
    isCounted: length >= COUNTED_MESSAGE_LENGTH,
  };
}
