import 'server-only';
import { composeAnswer } from '@/lib/assistant/compose-answer';
import { passages } from '@/lib/assistant/passages';
import { findPassages } from '@/lib/assistant/find-passages';
import type { ChatContext } from '@/lib/contracts/chat';

export type ChatTurn = { message: string; isUserMessage: boolean };

export type ChatQuestion = { message: string; context: ChatContext; history: readonly ChatTurn[] };

export type ChatAnswer = { text: string; source: 'site' | 'model' };

/** The assistant's answer, in plain text. Always answers: without a model, from the words of this site alone. */
export async function answerChat({ message }: ChatQuestion, signal: AbortSignal): Promise<ChatAnswer> {
  signal.throwIfAborted();
  return { text: composeAnswer(findPassages(passages, message)), source: 'site' };
}
