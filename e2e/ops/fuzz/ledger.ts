import { type ApiCallId } from '@/lib/content/pages/api-docs';
import { chatMessagesSchema, chatRequestSchema } from '@/lib/contracts/chat';
import { demoRequestResponseSchema, demoRequestSchema } from '@/lib/contracts/demo-request';
import { eventsRequestSchema, eventsResponseSchema } from '@/lib/contracts/behavior';
import { feedbackRequestSchema, feedbackResponseSchema } from '@/lib/contracts/feedback';
import { MY_DATA_LISTS, myDataSchema, type MyData } from '@/lib/contracts/my-data';
import { settingsChangeSchema, type Settings } from '@/lib/contracts/visitor';
import { type User, userSchema } from '@/lib/contracts/visitor';
import { isDeepStrictEqual } from 'node:util';
import { isAccepted } from './check-answer';
import { findCall } from './tally';
import { type FuzzRequest } from './request';
import { type FuzzAnswer } from './worlds';

type Message = Omit<MyData['messages'][number], 'createdAt'>;
type Feedback = Omit<MyData['feedback'][number], 'createdAt'>;
type Event = Omit<MyData['events'][number], 'createdAt' | 'id'>;
type DemoRequest = Omit<MyData['demoRequests'][number], 'createdAt' | 'id'>;

/** Rows of one visitor according to the responses. */
export type Rows = {
  profiles: Map<number, User>;
  settings: Map<number, Settings>;
  messages: Map<number, Message>;
  feedback: Map<number, Feedback>;
  events: Map<string, Event>;
  demoRequests: Map<string, DemoRequest>;
  /** At most one. Every new event belongs to it. */
  visits: Map<'latest', true>;
  /** Empty, because no A/B test is running. */
  exposures: Map<string, MyData['exposures'][number]>;
};

export function createRows(): Rows {
  return {
    profiles: new Map(),
    settings: new Map(),
    messages: new Map(),
    feedback: new Map(),
    events: new Map(),
    demoRequests: new Map(),
    visits: new Map(),
    exposures: new Map(),
  };
}

export function countRows(rows: Rows, lists: readonly (keyof Rows)[]): Record<string, number> {
  return Object.fromEntries(lists.map((list) => [list, rows[list].size]));
}

/** The rows in the order of GET /api/my-data, without generated times and ids. */
export function formatRows(rows: Rows) {
  const byUserId = <T>(map: Map<number, T>) =>
    [...map].sort(([one], [other]) => other - one).map(([userId, row]) => ({ userId, ...row }));
  return {
    profiles: byUserId(rows.profiles),
    settings: byUserId(rows.settings),
    messages: [...rows.messages.values()].reverse(),
    feedback: [...rows.feedback.values()].reverse(),
    events: [...rows.events.values()].reverse(),
    demoRequests: [...rows.demoRequests.values()].reverse(),
    exposures: [...rows.exposures.values()],
  };
}

/** The response of that call in the same shape. */
export function stripGenerated({
  profiles,
  settings,
  messages,
  feedback,
  events,
  demoRequests,
  exposures,
}: MyData) {
  return {
    profiles: profiles.map(({ updatedAt: _, ...row }) => row),
    settings: settings.map(({ updatedAt: _, ...row }) => row),
    messages: messages.map(({ createdAt: _, ...row }) => row),
    feedback: feedback.map(({ createdAt: _, ...row }) => row),
    events: events.map(({ createdAt: _, id: _id, ...row }) => row),
    demoRequests: demoRequests.map(({ createdAt: _, id: _id, ...row }) => row),
    exposures,
  };
}

/** The visitor who owns a demo request: the first to send it. */
export type Owners = Map<string, number | null>;

/** Records a question and its reply. Negative ids mean that nothing was stored. */
export function recordChat(rows: Rows, sent: unknown, returned: unknown): string[] {
  const { userId, message, requestId = null, context = {} } = chatRequestSchema.parse(sent);
  const [question, answer] = chatMessagesSchema.parse(returned);
  if (!question || !answer || !question.isUserMessage || answer.isUserMessage)
    return ['No question and answer.'];
  if (question.id < 0 || rows.messages.has(question.id)) return [];
  const lastAction = context.recentActions?.at(-1);
  const row = {
    userId,
    page: context.currentPage ?? null,
    userAction: lastAction ? JSON.stringify(lastAction) : null,
    relevantFeature: context.lastViewedFeature ?? null,
    requestId,
    isWhole: true,
  };
  rows.messages.set(question.id, { ...row, id: question.id, message, isUserMessage: true, source: null });
  const reply = { id: answer.id, message: answer.message, isUserMessage: false, source: 'site' };
  rows.messages.set(answer.id, { ...row, ...reply });
  return question.message === message
    ? []
    : [`The question came back as ${JSON.stringify(question.message)}.`];
}

export function recordFeedback(rows: Rows, sent: unknown, returned: unknown): string[] {
  const {
    userId,
    rating = null,
    relevanceRating = null,
    feedback = null,
  } = feedbackRequestSchema.parse(sent);
  const { id } = feedbackResponseSchema.parse(returned);
  if (rows.feedback.has(id)) return [`The number ${id} was given twice.`];
  rows.feedback.set(id, { id, userId, rating, relevanceRating, feedback });
  return [];
}

/** Records the new events of a batch, the first of each id; none if the visitor is not tracked. */
export function recordEvents(rows: Rows, sent: unknown, returned: unknown): string[] {
  const { userId, events, campaign } = eventsRequestSchema.parse(sent);
  const { accepted } = eventsResponseSchema.parse(returned);
  if (accepted === 0) return [];
  rows.visits.set('latest', true);
  const newEvents = new Map<string, (typeof events)[number]>();
  for (const event of events) {
    const isKnown = rows.events.has(event.eventId) || newEvents.has(event.eventId);
    if (!isKnown) newEvents.set(event.eventId, event);
  }
  for (const [eventId, { eventType, eventData, page = null, occurredAt }] of newEvents) {
    const data = { elementType: null, depth: null, href: null, name: null, ...eventData };
    const isCallToAction = data.elementType === 'cta';
    rows.events.set(eventId, {
      ...data,
      elementType: data.elementType ?? null,
      userId,
      eventId,
      eventType,
      page,
      campaign: isCallToAction && campaign ? JSON.stringify(campaign) : null,
      occurredAt: new Date(occurredAt).toISOString(),
    });
  }
  return accepted === newEvents.size ? [] : [`${accepted} accepted of ${newEvents.size} new events.`];
}

/** Only the first sender of a request id owns it; the same id from other visitors changes nothing. */
export function recordDemoRequest(
  rows: Rows,
  sent: unknown,
  returned: unknown,
  owners: Owners,
  visitor: number | null,
): string[] {
  const {
    subject,
    persona,
    campaign = {},
    firstCampaign = campaign,
    ...request
  } = demoRequestSchema.parse(sent);
  const { requestId } = demoRequestResponseSchema.parse(returned);
  if (requestId !== request.requestId) return [`It returned the request id ${requestId}.`];
  if (subject) return [];
  if (!owners.has(requestId)) owners.set(requestId, visitor);
  if (owners.get(requestId) !== visitor) return [];
  const format = (campaignFields: object) =>
    Object.keys(campaignFields).length > 0 ? JSON.stringify(campaignFields) : null;
  rows.demoRequests.set(requestId, {
    ...request,
    userId: rows.demoRequests.get(requestId)?.userId ?? request.userId,
    companySize: request.companySize ?? null,
    message: request.message || null,
    segment: persona.segment,
    cluster: persona.cluster,
    visitorType: persona.visitor,
    campaign: format(campaign),
    firstCampaign: format(firstCampaign),
  });
  return [];
}

type Entry = {
  rows: Rows;
  request: FuzzRequest;
  userId: number;
  sent: unknown;
  returned: unknown;
  owners: Owners;
};

const USER = { segment: 'innovation-leader', isNewUser: true };
const SETTINGS = { contentPersonalization: true, navigationAdaptation: true, behavioralAnalytics: true };

/** How each response must agree with earlier ones; written independently of the code under test. */
const RECORDERS: Partial<Record<ApiCallId, (entry: Entry) => string[]>> = {
  'get-user': ({ rows, userId, returned }) => compare(returned, rows.profiles.get(userId) ?? USER),
  'get-settings': ({ rows, userId, returned, request }) =>
    compare(returned, rows.settings.get(userId) ?? defaultsOf(request)),
  'patch-segment': recordProfile,
  'patch-new-user-status': recordProfile,
  'patch-settings'({ rows, userId, sent, returned, request }) {
    const before = rows.settings.get(userId) ?? defaultsOf(request);
    const after = { ...before, ...settingsChangeSchema.parse(sent) };
    rows.settings.set(userId, after);
    return compare(returned, after);
  },
  'send-events': ({ rows, sent, returned }) => recordEvents(rows, sent, returned),
  'send-chat': ({ rows, sent, returned }) => recordChat(rows, sent, returned),
  'send-feedback': ({ rows, sent, returned }) => recordFeedback(rows, sent, returned),
  'request-demo': ({ rows, sent, returned, owners, request }) =>
    recordDemoRequest(rows, sent, returned, owners, request.visitor),
  'get-my-data': ({ rows, request, returned }) =>
    request.query === '' ? compare(stripGenerated(myDataSchema.parse(returned)), formatRows(rows)) : [],
  'delete-my-data'({ rows, returned, owners }) {
    const findings = compare(returned, { deleted: countRows(rows, MY_DATA_LISTS) });
    for (const requestId of rows.demoRequests.keys()) owners.delete(requestId);
    for (const list of MY_DATA_LISTS) rows[list].clear();
    return findings;
  },
  'withdraw-consent'({ rows, returned }) {
    const lists = ['profiles', 'settings', 'events', 'exposures'] as const;
    const findings = compare(returned, { deleted: countRows(rows, lists) });
    for (const list of [...lists, 'visits' as const]) rows[list].clear();
    return findings;
  },
};

/** Records responses and reports each that contradicts earlier ones: accepted data must read back equal. */
export function createLedger(visitors: number) {
  const ledgers = Array.from({ length: visitors }, createRows);
  const owners: Owners = new Map();
  return function record(request: FuzzRequest, answer: FuzzAnswer): string[] {
    const { method, visitor, params, body } = request;
    const call = findCall(request);
    if (!call || method === 'HEAD' || !isAccepted(answer) || isDemoView(request)) return [];
    const rows = (visitor === null ? undefined : ledgers[visitor]) ?? createRows();
    const sent: unknown = call.request && JSON.parse(readText(body));
    const entry = { rows, request, userId: Number(params.id), sent, returned: readAnswer(answer), owners };
    return RECORDERS[call.id]?.(entry) ?? [];
  };
}

function recordProfile({ rows, userId, sent, returned }: Entry): string[] {
  const after = userSchema.parse(Object.assign({ ...USER }, rows.profiles.get(userId), sent));
  rows.profiles.set(userId, after);
  return compare(returned, after);
}

function compare(returned: unknown, expected: unknown): string[] {
  // JSON has no -0.
  if (isDeepStrictEqual(returned, JSON.parse(JSON.stringify(expected)))) return [];
  return [`It returned ${JSON.stringify(returned)}, stored is ${JSON.stringify(expected)}.`];
}

const readAnswer = ({ body }: FuzzAnswer): unknown => JSON.parse(body);

const isDemoView = ({ headers }: FuzzRequest) =>
  headers.some(([name, value]) => name === 'cookie' && value.startsWith('demo-view='));

const defaultsOf = ({ headers }: FuzzRequest) => ({
  ...SETTINGS,
  behavioralAnalytics: headers.findLast(([name]) => name === 'sec-gpc')?.[1] !== '1',
});

/** Decodes as a server does, dropping a byte order mark. */
const readText = (body: string | null) => new TextDecoder().decode(Buffer.from(body ?? '', 'base64'));
