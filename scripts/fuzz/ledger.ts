import { isDeepStrictEqual } from 'node:util';
import type { ApiCallId } from '@/lib/content/pages/api-docs';
import { chatEventSchemas } from '@/lib/contracts/chat';
import { createEventReader, EVENT_STREAM } from '@/lib/contracts/event-stream';
import { MY_DATA_LISTS, myDataSchema } from '@/lib/contracts/my-data';
import { settingsChangeSchema, userSchema } from '@/lib/contracts/visitor';
import { isAccepted } from './check-answer';
import { findCall } from './find-call';
import { countRows, createRows, formatRows, stripOwn, type Rows } from './ledger-rows';
import { noteChat, noteDemoRequest, noteEvents, noteFeedback, type Owners } from './ledger-writes';
import type { FuzzRequest } from './request';
import type { FuzzAnswer } from './worlds';

type Entry = {
  rows: Rows;
  request: FuzzRequest;
  userId: number;
  sent: unknown;
  answered: unknown;
  owners: Owners;
};

const USER = { segment: 'innovation-leader', isNewUser: true };
const SETTINGS = { contentPersonalization: true, navigationAdaptation: true, behavioralAnalytics: true };

/** What of each call's answer must fit the answers before it; written without a look at the code that stores. */
const NOTES: Partial<Record<ApiCallId, (entry: Entry) => string[]>> = {
  'get-user': ({ rows, userId, answered }) => compare(answered, rows.profiles.get(userId) ?? USER),
  'get-settings': ({ rows, userId, answered, request }) =>
    compare(answered, rows.settings.get(userId) ?? defaultsOf(request)),
  'patch-segment': noteProfile,
  'patch-new-user-status': noteProfile,
  'patch-settings'({ rows, userId, sent, answered, request }) {
    const before = rows.settings.get(userId) ?? defaultsOf(request);
    const after = { ...before, ...settingsChangeSchema.parse(sent) };
    rows.settings.set(userId, after);
    return compare(answered, after);
  },
  'send-events': ({ rows, sent, answered }) => noteEvents(rows, sent, answered),
  'send-chat': ({ rows, sent, answered }) => noteChat(rows, sent, answered),
  'send-feedback': ({ rows, sent, answered }) => noteFeedback(rows, sent, answered),
  'request-demo': ({ rows, sent, answered, owners, request }) =>
    noteDemoRequest(rows, sent, answered, owners, request.visitor),
  'get-my-data': ({ rows, request, answered }) =>
    request.query === '' ? compare(stripOwn(myDataSchema.parse(answered)), formatRows(rows)) : [],
  'delete-my-data'({ rows, answered, owners }) {
    const findings = compare(answered, { deleted: countRows(rows, MY_DATA_LISTS) });
    for (const requestId of rows.demoRequests.keys()) owners.delete(requestId);
    for (const list of MY_DATA_LISTS) rows[list].clear();
    return findings;
  },
  'withdraw-consent'({ rows, answered }) {
    const lists = ['profiles', 'settings', 'events'] as const;
    const findings = compare(answered, { deleted: countRows(rows, lists) });
    for (const list of lists) rows[list].clear();
    return findings;
  },
};

/** Takes answers down and says of each what does not fit those before it: what was accepted must read back equal. */
export function createLedger(visitors: number) {
  const ledgers = Array.from({ length: visitors }, createRows);
  const owners: Owners = new Map();
  return function note(request: FuzzRequest, answer: FuzzAnswer): string[] {
    const { method, visitor, params, body } = request;
    const call = findCall(request);
    if (!call || method === 'HEAD' || !isAccepted(answer) || isDemoView(request)) return [];
    const rows = (visitor === null ? undefined : ledgers[visitor]) ?? createRows();
    const sent: unknown = call.request && JSON.parse(readText(body));
    const entry = { rows, request, userId: Number(params.id), sent, answered: readAnswer(answer), owners };
    return NOTES[call.id]?.(entry) ?? [];
  };
}

function noteProfile({ rows, userId, sent, answered }: Entry): string[] {
  const after = userSchema.parse(Object.assign({ ...USER }, rows.profiles.get(userId), sent));
  rows.profiles.set(userId, after);
  return compare(answered, after);
}

function compare(answered: unknown, expected: unknown): string[] {
  // As JSON says it, which has no -0.
  if (isDeepStrictEqual(answered, JSON.parse(JSON.stringify(expected)))) return [];
  return [`It answered ${JSON.stringify(answered)} where ${JSON.stringify(expected)} was stored.`];
}

function readAnswer({ headers, body }: FuzzAnswer): unknown {
  if (headers['content-type'] !== EVENT_STREAM) return JSON.parse(body);
  return chatEventSchemas.done.parse(createEventReader()(body).at(-1)?.data).messages;
}

const isDemoView = ({ headers }: FuzzRequest) =>
  headers.some(([name, value]) => name === 'cookie' && value.startsWith('demo-view='));

const defaultsOf = ({ headers }: FuzzRequest) => ({
  ...SETTINGS,
  behavioralAnalytics: headers.findLast(([name]) => name === 'sec-gpc')?.[1] !== '1',
});

/** As a server reads it: a mark of the byte order is no part of the text. */
const readText = (body: string | null) => new TextDecoder().decode(Buffer.from(body ?? '', 'base64'));
