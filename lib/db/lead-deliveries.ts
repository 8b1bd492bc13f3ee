import 'server-only';
import { randomUUID } from 'node:crypto';
import type { LEAD_EVENTS } from '@/lib/calls/lead-event';
import { readEnv } from '@/lib/config/env';
import { openDatabase, type Database } from './client';
import type { DemoRequest, LeadDelivery } from './generated/sqlite/client';

export const LEAD_CHANNELS = ['webhook', 'email'] as const;

export type LeadChannel = (typeof LEAD_CHANNELS)[number];

export const listLeadChannels = (): readonly LeadChannel[] =>
  LEAD_CHANNELS.filter((channel) => readEnv().leads[channel] !== null);

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Between attempts: a restart passes within minutes, an outage within a day, a wrong setting within a long weekend. */
export const RETRY_DELAYS_MS = [
  ...[10 * SECOND_MS, MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS],
  ...[2 * HOUR_MS, 6 * HOUR_MS, 12 * HOUR_MS, DAY_MS, DAY_MS, DAY_MS],
];

/** Adds a request to the outbox, in the transaction that stores it. */
export async function queueLead(
  transaction: Pick<Database, 'leadDelivery'>,
  { visitorId, requestId }: Pick<DemoRequest, 'visitorId' | 'requestId'>,
  event: (typeof LEAD_EVENTS)[number],
): Promise<void> {
  const rows = listLeadChannels().map((channel) => ({
    ...{ id: randomUUID(), visitorId, requestId, channel, event },
    nextAttemptAt: new Date(),
  }));
  if (rows.length > 0) await transaction.leadDelivery.createMany({ data: rows });
}

export type QueuedLead = LeadDelivery & { request: DemoRequest };

const isDue = (channel: LeadChannel, now: Date) => ({
  ...{ channel, state: 'waiting', nextAttemptAt: { lte: now } },
});

export async function hasDueLeads(channel: LeadChannel, now: Date): Promise<boolean> {
  const { leadDelivery } = await openDatabase();
  return (await leadDelivery.findFirst({ where: isDue(channel, now), select: { id: true } })) !== null;
}

/**
 * Begins an attempt of up to `limit` events, oldest first. From now on, deleting a request counts it as passed on, unless
 * `recordFailure` says otherwise.
 */
export async function beginDeliveries(
  channel: LeadChannel,
  now: Date,
  limit: number,
): Promise<{ lead: QueuedLead; sentBefore: Date | null }[]> {
  const { leadDelivery } = await openDatabase();
  const due = await leadDelivery.findMany({
    where: isDue(channel, now),
    orderBy: { nextAttemptAt: 'asc' },
    take: limit,
    select: { id: true, sentAt: true },
  });
  const ids = due.map(({ id }) => id);
  await leadDelivery.updateMany({ where: { id: { in: ids }, sentAt: null }, data: { sentAt: now } });
  const leads = await leadDelivery.findMany({ where: { id: { in: ids } }, include: { request: true } });
  return leads.map((lead) => ({ lead, sentBefore: due.find(({ id }) => id === lead.id)?.sentAt ?? null }));
}

export async function recordDelivery({ id, attempts }: LeadDelivery): Promise<void> {
  const { leadDelivery } = await openDatabase();
  // Many, because the visitor may have deleted it meanwhile.
  await leadDelivery.updateMany({
    where: { id },
    data: { state: 'delivered', attempts: attempts + 1, lastError: null },
  });
}

export type Failure = {
  /** Without words of a visitor or of the receiver. */
  reason: string;
  /** When the receiver may first have got the event, in spite of the failure. */
  sentAt: Date | null;
};

/** True if there will be another attempt. */
export async function recordFailure(
  { id, attempts }: LeadDelivery,
  { reason, sentAt }: Failure,
  now: Date,
): Promise<boolean> {
  const { leadDelivery } = await openDatabase();
  const delay = RETRY_DELAYS_MS[attempts];
  const next = delay === undefined ? { state: 'failed' } : { nextAttemptAt: new Date(now.getTime() + delay) };
  await leadDelivery.updateMany({
    where: { id },
    data: { ...next, attempts: attempts + 1, lastError: reason, sentAt },
  });
  return delay !== undefined;
}

/** Numbers of events that did not arrive, by channel and state. */
export async function countUndelivered(): Promise<{ channel: string; state: string; count: number }[]> {
  const { leadDelivery } = await openDatabase();
  const groups = await leadDelivery.groupBy({
    by: ['channel', 'state'],
    where: { state: { in: ['waiting', 'failed'] } },
    _count: true,
  });
  return groups.map(({ channel, state, _count }) => ({ channel, state, count: _count }));
}

/** Lets the next run of an instance send every event that did not arrive, with all attempts ahead. */
export async function retryUndelivered(now: Date): Promise<number> {
  const { leadDelivery } = await openDatabase();
  const { count } = await leadDelivery.updateMany({
    where: { state: { in: ['waiting', 'failed'] } },
    data: { state: 'waiting', attempts: 0, nextAttemptAt: now },
  });
  return count;
}
