import 'server-only';
import { readEnv } from '@/lib/config/env';
import {
  beginDeliveries,
  countUndelivered,
  hasDueLeads,
  LEAD_CHANNELS,
  type LeadChannel,
  listLeadChannels,
  type QueuedLead,
  recordDelivery,
  recordFailure,
} from '@/lib/db/lead-deliveries';
import { runAlone } from '@/lib/db/lease';
import { describeError, getLogger } from '@/lib/log/logger';
import { recordUndelivered } from '@/lib/metrics/metrics';
import type { LeadEvent } from '@/lib/calls/lead-event';
import { sendEmail } from './send-email';
import { SendError } from './send-error';
import { sendWebhook } from './send-webhook';

/** Attempts at once, of each channel. */
const CONCURRENCY = 4;
const POLL_MS = 5000;

type Sent = { delivered: number; failed: number };

/**
 * Sends each waiting lead of a channel that is due, once, at least until its receiver has confirmed it. One instance at a
 * time does this. Null if another is doing it, or if nothing is due.
 */
export async function deliverLeads(
  channel: LeadChannel,
  now: Date,
  isStopping: () => boolean = () => false,
): Promise<Sent | null> {
  if (!(await hasDueLeads(channel, now))) return null;
  return runAlone(`leads by ${channel}`, { isStopping }, async (rest) => {
    const sent: Sent = { delivered: 0, failed: 0 };
    for (;;) {
      const begun = await beginDeliveries(channel, now, CONCURRENCY);
      const arrived = await Promise.all(
        begun.map(({ lead, sentBefore }) => attempt(channel, lead, sentBefore, now)),
      );
      sent.delivered += arrived.filter(Boolean).length;
      sent.failed += arrived.filter((hasArrived) => !hasArrived).length;
      if (begun.length < CONCURRENCY) return sent;
      await rest();
    }
  });
}

/** True if the receiver has confirmed it. */
async function attempt(
  channel: LeadChannel,
  lead: QueuedLead,
  sentBefore: Date | null,
  now: Date,
): Promise<boolean> {
  try {
    await send(channel, lead);
  } catch (error) {
    const { message, mayHaveArrived } =
      error instanceof SendError ? error : new SendError('invalid request', false);
    const sentAt = mayHaveArrived ? (lead.sentAt ?? now) : sentBefore;
    const isRetried = await recordFailure(lead, { reason: message, sentAt }, now);
    const { id, attempts } = lead;
    getLogger()[isRetried ? 'warn' : 'error']({
      purpose: 'leads',
      ...{ channel, id, attempt: attempts + 1, reason: message, isRetried },
      ...(!(error instanceof SendError) && { error: describeError(error) }),
    });
    return false;
  }
  await recordDelivery(lead);
  return true;
}

function send(channel: LeadChannel, lead: QueuedLead): Promise<void> {
  const { siteOrigin, leads } = readEnv();
  const event = composeEvent(lead, siteOrigin);
  if (channel === 'webhook' && leads.webhook) return sendWebhook(leads.webhook, lead.id, event);
  if (channel === 'email' && leads.email) return sendEmail(leads.email, lead.id, event);
  throw new Error(`Leads do not go on by ${channel}.`);
}

/** Says where demo requests are, and sends them on from now on. */
export function startDelivery(isStopping: () => boolean): void {
  const channels = listLeadChannels();
  if (channels.length === 0) {
    getLogger().info(
      'Demo requests are in the database: npm run data -- leads exports them. LEADS_WEBHOOK_URL or LEADS_EMAIL sends them on.',
    );
    return;
  }
  getLogger().info(`Demo requests are in the database and go on by ${channels.join(' and ')}.`);
  for (const channel of channels) repeat(() => deliverLeads(channel, new Date(), isStopping), isStopping);
  repeat(measureUndelivered, isStopping);
}

function repeat(task: () => Promise<unknown>, isStopping: () => boolean): void {
  async function run(): Promise<void> {
    try {
      await task();
    } catch (error) {
      if (!isStopping()) getLogger().error({ purpose: 'leads', error: describeError(error) });
    }
    if (!isStopping()) setTimeout(run, POLL_MS).unref();
  }
  setTimeout(run, POLL_MS).unref();
}

export async function measureUndelivered(): Promise<void> {
  const counts = await countUndelivered();
  for (const channel of LEAD_CHANNELS)
    for (const state of ['waiting', 'failed'] as const)
      recordUndelivered(
        channel,
        state,
        counts.find((group) => group.channel === channel && group.state === state)?.count ?? 0,
      );
}

/** The event as its receivers get it. */
export function composeEvent({ event, request }: QueuedLead, siteUrl: string): LeadEvent {
  const { segment, cluster, visitorType: visitor, page } = request;
  const url = new URL(page ?? '/', siteUrl);
  url.search = new URLSearchParams({ segment, cluster, visitor }).toString();
  const { requestId, name, email, company, companySize, message, isSuspected } = request;
  return {
    type: event === 'corrected' ? 'demo_request.corrected' : 'demo_request.created',
    timestamp: request.createdAt.toISOString(),
    data: {
      ...{ requestId, name, email, company, companySize, message, isSuspected },
      campaign: JSON.parse(request.campaign ?? '{}'),
      firstCampaign: JSON.parse(request.firstCampaign ?? '{}'),
      saw: { segment, cluster, visitor, page, url: url.href },
    },
  };
}
