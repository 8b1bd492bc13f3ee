import { chatMessagesSchema, chatRequestSchema } from '@/lib/contracts/chat';
import { chatEventSchemas, type ChatEvent } from '@/lib/contracts/chat-events';
import { demoRequestResponseSchema, demoRequestSchema } from '@/lib/contracts/demo-request';
import { shareLinkRequestSchema, shareLinkResponseSchema } from '@/lib/contracts/share-link';
import { feedbackRequestSchema, feedbackResponseSchema } from '@/lib/contracts/feedback';
import type { ApiCall } from '../api-call';
import { EXAMPLE_USER_ID, userIdParameter } from './visitor-calls';

const userId = EXAMPLE_USER_ID;
const question = 'What does Market Intelligence do?';
const context = { page: '/solutions', userAction: null, relevantFeature: null };
const requestId = '8d3c2a54-6f1e-4f6b-8a5d-0b7e9c1d2f30';

const exchange = [
  { id: 1, message: question, isUserMessage: true, createdAt: '2024-05-01T09:30:00.000Z', context },
  {
    id: 2,
    message: 'It finds trends early. You can read more at /solutions#market-intelligence.',
    isUserMessage: false,
    createdAt: '2024-05-01T09:30:01.000Z',
    context,
  },
] as const;

const eventsOfExchange: readonly ChatEvent[] = [
  { event: 'start', data: { source: 'site' } },
  { event: 'delta', data: { text: exchange[1].message } },
  {
    event: 'done',
    data: {
      source: 'site',
      messages: [...exchange],
    },
  },
];

export const conversationCalls = {
  'send-chat': {
    method: 'POST',
    path: '/api/chat',
    request: {
      schema: chatRequestSchema,
      example: { userId, message: question, context: { currentPage: '/solutions' } },
    },
    answer: {
      status: 200,
      schema: chatMessagesSchema,
      example: exchange,
      events: { schemas: chatEventSchemas, example: eventsOfExchange },
    },
  },
  'load-chat': {
    method: 'GET',
    path: '/api/chat/{userId}',
    parameters: [userIdParameter('userId')],
    answer: { status: 200, schema: chatMessagesSchema, example: [] },
  },
  'send-feedback': {
    method: 'POST',
    path: '/api/feedback',
    request: {
      schema: feedbackRequestSchema,
      example: { userId, rating: 5, feedback: 'Clear and quick.' },
      rule: { oneOf: [{ required: ['rating'] }, { required: ['relevanceRating'] }] },
    },
    answer: { status: 201, schema: feedbackResponseSchema, example: { id: 7 } },
  },
  'request-demo': {
    method: 'POST',
    path: '/api/demo-requests',
    request: {
      schema: demoRequestSchema,
      example: {
        requestId,
        userId,
        name: 'Ann Example',
        email: 'ann@company.example',
        company: 'Company',
        companySize: '51-200',
        persona: { segment: 'developer', cluster: 'researcher', visitor: 'new' },
      },
    },
    answer: { status: 201, schema: demoRequestResponseSchema, example: { requestId } },
  },
  'make-share-link': {
    method: 'POST',
    path: '/api/share-links',
    request: {
      schema: shareLinkRequestSchema,
      example: {
        page: '/pricing',
        persona: { segment: 'developer', cluster: 'converter', visitor: 'returning' },
        company: 'Example Ltd',
      },
    },
    answer: {
      status: 201,
      schema: shareLinkResponseSchema,
      example: { path: '/share/L3ByaWNpbmc…', expiresAt: '2024-05-08T09:30:00.000Z' },
    },
  },
} as const satisfies Record<string, ApiCall>;
