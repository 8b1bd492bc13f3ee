import { chatMessagesSchema, chatRequestSchema } from '@/lib/contracts/chat';
import { demoRequestResponseSchema, demoRequestSchema } from '@/lib/contracts/demo-request';
import { eventsRequestSchema, eventsResponseSchema } from '@/lib/contracts/behavior';
import { feedbackRequestSchema, feedbackResponseSchema } from '@/lib/contracts/feedback';
import type { Rows } from './ledger-rows';

/** Which visitor's a demo request is: whoever sent it first. */
export type Owners = Map<string, number | null>;

/** A question and its answer; numbers below 0 are those of rows that are not. */
export function noteChat(rows: Rows, sent: unknown, answered: unknown): string[] {
  const { userId, message, requestId = null, context = {} } = chatRequestSchema.parse(sent);
  const [question, answer] = chatMessagesSchema.parse(answered);
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

export function noteFeedback(rows: Rows, sent: unknown, answered: unknown): string[] {
  const {
    userId,
    rating = null,
    relevanceRating = null,
    feedback = null,
  } = feedbackRequestSchema.parse(sent);
  const { id } = feedbackResponseSchema.parse(answered);
  if (rows.feedback.has(id)) return [`The number ${id} was given twice.`];
  rows.feedback.set(id, { id, userId, rating, relevanceRating, feedback });
  return [];
}

/** All events of a batch that are new, the first of each id, or none where nobody is counted. */
export function noteEvents(rows: Rows, sent: unknown, answered: unknown): string[] {
  const { userId, events, campaign } = eventsRequestSchema.parse(sent);
  const { accepted } = eventsResponseSchema.parse(answered);
  if (accepted === 0) return [];
  const fresh = new Map<string, (typeof events)[number]>();
  for (const event of events) {
    const isKnown = rows.events.has(event.eventId) || fresh.has(event.eventId);
    if (!isKnown) fresh.set(event.eventId, event);
  }
  for (const [eventId, { eventType, eventData, page = null, occurredAt }] of fresh) {
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
  return accepted === fresh.size ? [] : [`${accepted} accepted of ${fresh.size} new events.`];
}

/** Stored once and its sender's: what others send under its number counts for nothing. */
export function noteDemoRequest(
  rows: Rows,
  sent: unknown,
  answered: unknown,
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
  const { requestId } = demoRequestResponseSchema.parse(answered);
  if (requestId !== request.requestId) return [`It answered for ${requestId}.`];
  if (subject) return [];
  if (!owners.has(requestId)) owners.set(requestId, visitor);
  if (owners.get(requestId) !== visitor) return [];
  const format = (said: object) => (Object.keys(said).length > 0 ? JSON.stringify(said) : null);
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
