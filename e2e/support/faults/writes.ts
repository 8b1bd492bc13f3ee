import { randomUUID } from 'node:crypto';
import type { MyData } from '@/lib/calls/get-my-data';

/** A write, and how to find the rows that it should store. */
export type Write = {
  method: 'POST' | 'PATCH';
  path: string;
  body: object;
  rows: number;
  /** Number of its rows in a visitor's data. */
  count: (stored: MyData) => number;
  /** Idempotent, so a browser can retry it without a response. */
  isIdempotent: boolean;
};

const EVENTS_PER_BATCH = 3;

const KINDS: readonly ((number: number) => Write)[] = [
  writeChat,
  writeFeedback,
  writeDemoRequest,
  writeSegment,
  writeSettings,
  writeEvents,
];

/** The visitor's nth write. Cycles through the kinds; no two writes are equal. */
export function composeWrite(number: number): Write {
  const compose = KINDS[number % KINDS.length] ?? writeChat;
  return compose(number);
}

function writeChat(userId: number): Write {
  const requestId = randomUUID();
  return {
    method: 'POST',
    path: '/api/chat',
    isIdempotent: true,
    rows: 2,
    body: { userId, requestId, message: `How do I start? ${requestId}` },
    count: ({ messages }) => messages.filter((message) => message.requestId === requestId).length,
  };
}

function writeFeedback(userId: number): Write {
  const feedback = randomUUID();
  return {
    method: 'POST',
    path: '/api/feedback',
    isIdempotent: false,
    rows: 1,
    body: { userId, rating: 5, feedback },
    count: (stored) => stored.feedback.filter((row) => row.feedback === feedback && row.rating === 5).length,
  };
}

function writeDemoRequest(userId: number): Write {
  const requestId = randomUUID();
  const company = `Company ${requestId}`;
  const persona = { segment: 'developer', cluster: 'converter', visitor: 'new' };
  return {
    method: 'POST',
    path: '/api/demo-requests',
    isIdempotent: true,
    rows: 1,
    body: { userId, requestId, name: 'Ada', email: 'ada@example.com', company, persona },
    count: ({ demoRequests }) =>
      demoRequests.filter((row) => row.requestId === requestId && row.company === company).length,
  };
}

function writeSegment(userId: number): Write {
  const segment = userId % 2 === 0 ? 'developer' : 'sales-prospect';
  return {
    method: 'PATCH',
    path: `/api/user/${userId}/segment`,
    isIdempotent: true,
    rows: 1,
    body: { segment },
    count: ({ profiles }) =>
      profiles.filter((row) => row.userId === userId && row.segment === segment).length,
  };
}

function writeSettings(userId: number): Write {
  return {
    method: 'PATCH',
    path: `/api/personalization-settings/${userId}`,
    isIdempotent: true,
    rows: 1,
    body: { behavioralAnalytics: false, navigationAdaptation: false },
    count: ({ settings }) =>
      settings.filter((row) => row.userId === userId && !row.behavioralAnalytics && !row.navigationAdaptation)
        .length,
  };
}

function writeEvents(userId: number): Write {
  const ids = Array.from({ length: EVENTS_PER_BATCH }, (): string => randomUUID());
  const occurredAt = new Date().toISOString();
  const events = ids.map((eventId) => ({ eventId, eventType: 'pageview', occurredAt }));
  return {
    method: 'POST',
    path: '/api/events',
    isIdempotent: true,
    rows: EVENTS_PER_BATCH,
    body: { userId, events },
    count: (stored) => stored.events.filter(({ eventId }) => ids.includes(eventId)).length,
  };
}
