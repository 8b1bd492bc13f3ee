import * as analyzeBehavior from '@/app/api/analyze-behavior/route';
import * as chat from '@/app/api/chat/route';
import * as history from '@/app/api/chat/[userId]/route';
import * as demoRequests from '@/app/api/demo-requests/route';
import * as events from '@/app/api/events/route';
import * as feedback from '@/app/api/feedback/route';
import * as myData from '@/app/api/my-data/route';
import * as settings from '@/app/api/personalization-settings/[id]/route';
import * as user from '@/app/api/user/[id]/route';
import * as newUserStatus from '@/app/api/user/[id]/new-user-status/route';
import * as segment from '@/app/api/user/[id]/segment/route';
import { createDemoRequest, createEvent } from './call-fixtures';
import type { Answer, CallOptions, createVisitor, Handler } from './handler-visitor';
import { requestIdOf } from './visitor-rows';

type Visitor = ReturnType<typeof createVisitor>;
type Send = (visitor: Visitor, id: number, options: CallOptions) => Promise<Answer>;

const persona = { segment: 'sales-prospect', cluster: 'converter', visitor: 'returning' };
const event = () => createEvent({ eventType: 'click', eventData: { elementType: 'cta' }, page: '/pricing' });
const lead = (userId: number) =>
  createDemoRequest({ requestId: requestIdOf(userId), userId, persona, name: 'Eve', company: 'Evil' });

type Request = { body?: unknown; params?: Record<string, string>; query?: string };

const send =
  (handler: Handler, method: string, write: (id: number) => Request): Send =>
  (visitor, id, options) =>
    visitor.call(handler, method, { ...options, ...write(id) });

const byId = (body?: unknown) => (id: number) => ({ params: { id: `${id}` }, body });

/** By method and path, as the API reference lists them. */
export const READS: Record<string, Send> = {
  'GET /api/user/{id}': send(user.GET, 'GET', byId()),
  'GET /api/personalization-settings/{id}': send(settings.GET, 'GET', byId()),
  'GET /api/chat/{userId}': send(history.GET, 'GET', (id) => ({ params: { userId: `${id}` } })),
  'GET /api/my-data': send(myData.GET, 'GET', (id) => ({ query: `?before=${Array(6).fill(id).join('.')}` })),
};

export const WRITES: Record<string, Send> = {
  'PATCH /api/user/{id}/segment': send(segment.PATCH, 'PATCH', byId({ segment: 'sales-prospect' })),
  'PATCH /api/user/{id}/new-user-status': send(newUserStatus.PATCH, 'PATCH', byId({ isNewUser: true })),
  'PATCH /api/personalization-settings/{id}': send(
    settings.PATCH,
    'PATCH',
    byId({ navigationAdaptation: true }),
  ),
  'POST /api/analyze-behavior': send(analyzeBehavior.POST, 'POST', (userId) => ({
    body: { userId, behaviors: [{ eventType: 'pageview' }] },
  })),
  'POST /api/chat': send(chat.POST, 'POST', (userId) => ({ body: { userId, message: 'Hello' } })),
  'POST /api/feedback': send(feedback.POST, 'POST', (userId) => ({ body: { userId, rating: 1 } })),
  'POST /api/events': send(events.POST, 'POST', (userId) => ({ body: { userId, events: [event()] } })),
  'POST /api/demo-requests': send(demoRequests.POST, 'POST', (id) => ({ body: lead(id) })),
};
