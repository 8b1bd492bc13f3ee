import {
  analyzeBehaviorRequestSchema,
  analyzeBehaviorResponseSchema,
} from '@/lib/contracts/analyze-behavior';
import { campaignVisitResponseSchema, campaignVisitSchema } from '@/lib/contracts/campaign-visit';
import { clientErrorResponseSchema, clientErrorSchema } from '@/lib/contracts/client-error';
import { eventsRequestSchema, eventsResponseSchema } from '@/lib/contracts/events';
import type { ApiCall } from '../api-call';
import { EXAMPLE_USER_ID } from './visitor-calls';

const userId = EXAMPLE_USER_ID;

export const behaviorCalls = {
  'analyze-behavior': {
    method: 'POST',
    path: '/api/analyze-behavior',
    request: {
      schema: analyzeBehaviorRequestSchema,
      example: {
        userId,
        behaviors: {
          totalBehaviors: 6,
          analyzedBehaviors: 6,
          pageViews: 2,
          clickTypes: { link: 1 },
          scrollDepth: 82,
        },
      },
    },
    answer: {
      status: 200,
      schema: analyzeBehaviorResponseSchema,
      example: { cluster: 'researcher', confidence: 0.7, source: 'rules' },
    },
  },
  'send-events': {
    method: 'POST',
    path: '/api/events',
    request: {
      schema: eventsRequestSchema,
      example: {
        userId,
        events: [
          {
            eventId: '1f0c8f6e-5a0f-4f0e-9d7c-2f5a6f0b7c11',
            eventType: 'click',
            eventData: { elementType: 'cta' },
            page: '/pricing',
            occurredAt: '2024-05-01T09:30:00.000Z',
          },
        ],
      },
    },
    answer: { status: 200, schema: eventsResponseSchema, example: { accepted: 1 } },
  },
  'count-campaign-visit': {
    method: 'POST',
    path: '/api/campaign-visits',
    request: {
      schema: campaignVisitSchema,
      example: { utm_campaign: 'pipeline-search', utm_term: 'personalization-trial' },
    },
    answer: { status: 200, schema: campaignVisitResponseSchema, example: { counted: true } },
  },
  'count-client-error': {
    method: 'POST',
    path: '/api/client-errors',
    request: { schema: clientErrorSchema, example: { kind: 'error', page: 'pricing' } },
    answer: { status: 200, schema: clientErrorResponseSchema, example: { counted: true } },
  },
} as const satisfies Record<string, ApiCall>;
