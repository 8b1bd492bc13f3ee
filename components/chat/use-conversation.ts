'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useReducer } from 'react';
import { useSitePath } from '@/components/hooks/use-site-path';
import { useSession } from '@/components/personalization/personalization-context';
import { announce } from '@/components/ui/announcement-store';
import { logSilently } from '@/lib/browser/log';
import { urlQuery } from '@/lib/browser/query-client';
import { call, request } from '@/lib/browser/request';
import { randomUuid } from '@/lib/browser/request-ids';
import { readUserId } from '@/lib/browser/user-id';
import { readAddresses, readRecentClicks } from '@/lib/browser/watch-behavior';
import { ANSWER_SOURCE_HEADER } from '@/lib/config/answer-source-header';
import { ROUTES } from '@/lib/config/routes';
import { chatCopy } from '@/lib/content/chat';
import { products } from '@/lib/content/products';
import { PRODUCT_IDS } from '@/lib/personalization/products';
import type { ChatContext, AnswerSource } from '@/lib/calls/chat';
import type { Persona } from '@/lib/personalization/persona';
import { isRecord } from '@/lib/personalization/record';
import { selectVariant } from '@/lib/personalization/settings';
import { classifyQuestion } from './classify-question';
import {
  EMPTY_CONVERSATION,
  isReplyPending,
  reduceConversation,
  selectReply,
  type ChatEntry,
  type ChatLine,
  type ChatResponse,
  toPlainReply,
  readReply,
} from './conversation';

/** One conversation per page life. Opening the window loads the stored history. */
export function useConversation(isOpen: boolean) {
  const session = useSession('userId', 'persona', 'settings');
  const currentPage = useSitePath();
  const [conversation, dispatch] = useReducer(reduceConversation, EMPTY_CONVERSATION);
  const userId = session.userId ?? readUserId();

  // After a deletion the visitor has a new id, and so another history.
  const { data, dataUpdatedAt, errorUpdatedAt } = useQuery({
    queryKey: urlQuery('GET /api/chat/{userId}', { userId }).queryKey,
    queryFn: () => fetchChatHistory(userId),
    enabled: isOpen,
    staleTime: 0,
  });
  useEffect(() => {
    if (dataUpdatedAt || errorUpdatedAt) dispatch({ type: 'history-read', lines: data ?? null });
  }, [data, dataUpdatedAt, errorUpdatedAt]);

  /** `key` is also the request id: a retry is the same question. */
  async function sendQuestion(key: string, message: string) {
    announce(chatCopy.thinking);
    // With personalization off, the context is that of the standard visitor.
    const { result: persona } = selectVariant(session.persona, session.settings);
    const context = describeChatContext(message, persona, currentPage);
    const question = { userId, requestId: key, message: JSON.stringify({ message, context }) };
    const response = await sendChatMessage(question);
    dispatch({ type: 'answered', key, response });
    announce(describeReply(selectReply(response.lines)));
  }

  return {
    conversation,
    isPending: isReplyPending(conversation),
    ask(message: string) {
      const key = randomUuid();
      dispatch({ type: 'asked', key, message });
      void sendQuestion(key, message);
    },
    askAgain({ key, message }: ChatEntry) {
      dispatch({ type: 'asked-again', key });
      void sendQuestion(key, message);
    },
  };
}

/** The whole reply, for the live region. */
function describeReply(line: ChatLine | null): string {
  if (line === null) return `${chatCopy.authors.assistant} ${chatCopy.trouble}`;
  const { answers, cards, next } = line.reply ?? toPlainReply(line.message);
  return [
    chatCopy.authors.assistant,
    ...answers.map(({ text }) => text),
    ...(cards.length > 0 && answers.at(-1)?.place ? [chatCopy.related] : []),
    ...cards.map(({ question }) => question),
    ...(next ? [`${chatCopy.nextStep} ${next.label}`] : []),
  ].join(' ');
}

function describeChatContext(
  question: string,
  { segment, cluster }: Persona,
  currentPage: string,
): Required<ChatContext> {
  return {
    currentPage,
    userSegment: segment,
    behavioralCluster: cluster,
    recentActions: [...readRecentClicks()],
    ...classifyQuestion(question),
    lastViewedFeature: selectLastViewedFeature(readAddresses()),
  };
}

const FEATURES_BY_ADDRESS: ReadonlyMap<string, string> = new Map([
  ...PRODUCT_IDS.map((id) => [products[id].href, id] as const),
  [ROUTES.features, 'features'],
  [ROUTES.analytics, 'analytics'],
  [ROUTES.contentHub, 'content-hub'],
  [ROUTES.demo, 'demo'],
]);

/** The last product or feature viewed; null if none. `trail` is oldest first. */
export function selectLastViewedFeature(trail: readonly string[]): string | null {
  const features = trail.map((address) => {
    const [path = ''] = address.split('#');
    return FEATURES_BY_ADDRESS.get(address) ?? FEATURES_BY_ADDRESS.get(path) ?? null;
  });
  return features.findLast((feature) => feature !== null) ?? null;
}

const NO_REPLY: ChatResponse = { lines: [], source: null };

/** Throws unless it is a list: a captive portal can respond 200 with its own page. */
function readLines(body: unknown): ChatLine[] {
  if (!Array.isArray(body)) throw new TypeError('The response is not a list.');
  return body.filter(isLine).map(({ id, message, isUserMessage, reply }) => ({
    id,
    message,
    isUserMessage,
    reply: readReply(reply),
  }));
}

function isLine(item: unknown): item is Omit<ChatLine, 'reply'> & { reply?: unknown } {
  if (!isRecord(item)) return false;
  const { id, message, isUserMessage } = item;
  return Number.isInteger(id) && typeof message === 'string' && typeof isUserMessage === 'boolean';
}

const HISTORY_TIMEOUT_MS = 5000;

type Question = {
  userId: number;
  /** Idempotency key: a question sent several times is stored once. */
  requestId: string;
  message: string;
};

/** Returns what the server stored. A failure is logged and returns NO_REPLY. */
function sendChatMessage(question: Question): Promise<ChatResponse> {
  return request('POST /api/chat', { body: question }, async (response) => ({
    lines: readLines(await response.json()),
    source: readSource(response.headers.get(ANSWER_SOURCE_HEADER)),
  })).catch((error: unknown) => {
    logSilently('The chat message was not answered', error);
    return NO_REPLY;
  });
}

const readSource = (source: string | null): AnswerSource | null =>
  source === 'site' || source === 'model' ? source : null;

/** The stored messages, oldest first. */
async function fetchChatHistory(userId: number): Promise<ChatLine[]> {
  return readLines(await call('GET /api/chat/{userId}', { userId, timeoutMs: HISTORY_TIMEOUT_MS }));
}
