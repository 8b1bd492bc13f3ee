import 'server-only';
import { assistantCopy } from '@/lib/content/assistant';
import type { AnswerSource, ChatEvent, ChatMessage } from '@/lib/contracts/chat';
import { describeError, getLogger } from '@/lib/log/logger';
import { answerChat, type AskModel, type ChatQuestion } from './answer';

export type SaveAnswer = (answer: string, source: AnswerSource) => Promise<readonly ChatMessage[]>;

/** What is shown is stored once, before the last event. */
export async function* writeChatEvents(
  question: ChatQuestion,
  save: SaveAnswer,
  signal: AbortSignal,
  ask?: AskModel,
): AsyncGenerator<ChatEvent, void, undefined> {
  const { text, source } = await answerChat(question, signal, ask);
  yield { event: 'start', data: { source } };
  yield { event: 'delta', data: { text } };
  try {
    yield { event: 'done', data: { source, messages: [...(await save(text, source))] } };
  } catch (error) {
    getLogger().error({ purpose: 'chat', error: describeError(error) });
    yield { event: 'error', data: { detail: assistantCopy.notSaved, messages: [] } };
  }
}

export async function* repeatChatEvents(
  exchange: readonly ChatMessage[],
  source: AnswerSource,
): AsyncGenerator<ChatEvent, void, undefined> {
  yield { event: 'start', data: { source } };
  yield { event: 'delta', data: { text: exchange.at(-1)?.message ?? '' } };
  yield { event: 'done', data: { source, messages: [...exchange] } };
}
