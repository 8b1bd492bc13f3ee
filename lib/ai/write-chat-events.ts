import 'server-only';
import { assistantCopy } from '@/lib/content/assistant';
import type { AnswerSource, ChatEvent, ChatMessage } from '@/lib/contracts/chat';
import { describeError, getLogger } from '@/lib/log/logger';
import { openAnswer, type AskModel, type ChatQuestion } from './answer';

export type SaveAnswer = (
  answer: string,
  origin: { source: AnswerSource; isWhole: boolean },
) => Promise<readonly ChatMessage[]>;

/** What was shown is stored once, at the end, also if the model broke off: then the last event is an error. */
export async function* writeChatEvents(
  question: ChatQuestion,
  save: SaveAnswer,
  signal: AbortSignal,
  ask?: AskModel,
): AsyncGenerator<ChatEvent, void, undefined> {
  let text = '';
  let isBroken = false;
  const { source, pieces } = await openAnswer(question, signal, ask);
  yield { event: 'start', data: { source } };
  try {
    for await (const piece of pieces) {
      text += piece;
      yield { event: 'delta', data: { text: piece } };
    }
  } catch {
    isBroken = true;
  }
  const answer = text.trimEnd();
  const messages = await save(answer, { source, isWhole: !isBroken }).catch((error: unknown) => {
    getLogger().error({ purpose: 'chat', error: describeError(error) });
    return null;
  });
  if (messages && !isBroken) {
    yield { event: 'done', data: { source, messages: [...messages] } };
  } else {
    const detail = messages ? assistantCopy.brokenOff : assistantCopy.notSaved;
    yield { event: 'error', data: { detail, messages: [...(messages ?? [])] } };
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
