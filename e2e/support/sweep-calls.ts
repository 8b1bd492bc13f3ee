import { randomUUID } from 'node:crypto';
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
import type { Answer, CallOptions, createVisitor } from './handler-visitor';

type Visitor = ReturnType<typeof createVisitor>;
type Send = (visitor: Visitor, id: number, options: CallOptions) => Promise<Answer>;

const persona = { segment: 'sales-prospect', cluster: 'converter', visitor: 'returning' };
const event = () => ({
  eventId: randomUUID(),
  eventType: 'click',
  eventData: { elementType: 'cta' },
  page: '/pricing',
  occurredAt: new Date().toISOString(),
});
const lead = (userId: number, requestId: string) => ({
  requestId,
  userId,
  persona,
  name: 'Eve',
  email: 'eve@evil.example',
  company: 'Evil',
});

export const requestIdOf = (id: number) => `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`;

/** By method and path, as the API reference lists them. */
export const READS: Record<string, Send> = {
  'GET /api/user/{id}': (visitor, id, options) =>
    visitor.call(user.GET, 'GET', { ...options, params: { id: `${id}` } }),
  'GET /api/personalization-settings/{id}': (visitor, id, options) =>
    visitor.call(settings.GET, 'GET', { ...options, params: { id: `${id}` } }),
  'GET /api/chat/{userId}': (visitor, id, options) =>
    visitor.call(history.GET, 'GET', { ...options, params: { userId: `${id}` } }),
  'GET /api/my-data': (visitor, id, options) =>
    visitor.call(myData.GET, 'GET', { ...options, query: `?before=${Array(6).fill(id).join('.')}` }),
};

export const WRITES: Record<string, Send> = {
  'PATCH /api/user/{id}/segment': (visitor, id, options) =>
    visitor.call(segment.PATCH, 'PATCH', {
      ...options,
      params: { id: `${id}` },
      body: { segment: 'sales-prospect' },
    }),
  'PATCH /api/user/{id}/new-user-status': (visitor, id, options) =>
    visitor.call(newUserStatus.PATCH, 'PATCH', {
      ...options,
      params: { id: `${id}` },
      body: { isNewUser: true },
    }),
  'PATCH /api/personalization-settings/{id}': (visitor, id, options) =>
    visitor.call(settings.PATCH, 'PATCH', {
      ...options,
      params: { id: `${id}` },
      body: { navigationAdaptation: false },
    }),
  'POST /api/analyze-behavior': (visitor, id, options) =>
    visitor.call(analyzeBehavior.POST, 'POST', {
      ...options,
      body: { userId: id, behaviors: [{ eventType: 'pageview' }] },
    }),
  'POST /api/chat': (visitor, id, options) =>
    visitor.call(chat.POST, 'POST', { ...options, body: { userId: id, message: 'Hello' } }),
  'POST /api/feedback': (visitor, id, options) =>
    visitor.call(feedback.POST, 'POST', { ...options, body: { userId: id, rating: 1 } }),
  'POST /api/events': (visitor, id, options) =>
    visitor.call(events.POST, 'POST', { ...options, body: { userId: id, events: [event()] } }),
  'POST /api/demo-requests': (visitor, id, options) =>
    visitor.call(demoRequests.POST, 'POST', { ...options, body: lead(id, requestIdOf(id)) }),
};
