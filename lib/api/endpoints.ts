import { z } from 'zod';
import { API_CALL_IDS, type ApiCallId } from '@/lib/content/pages/api-docs';
import { MAX_USER_ID, userIdSchema } from '@/lib/contracts/base';
import {
  analyzeBehaviorRequestSchema,
  analyzeBehaviorResponseSchema,
  eventsRequestSchema,
  eventsResponseSchema,
} from '@/lib/contracts/behavior';
import { campaignVisitResponseSchema, campaignVisitSchema } from '@/lib/contracts/campaign';
import { chatMessagesSchema, chatRequestSchema } from '@/lib/contracts/chat';
import { clientErrorResponseSchema, clientErrorSchema } from '@/lib/contracts/client-error';
import { demoRequestResponseSchema, demoRequestSchema } from '@/lib/contracts/demo-request';
import {
  experimentReportsSchema,
  exposuresRequestSchema,
  exposuresResponseSchema,
} from '@/lib/experiments/contract';
import { feedbackRequestSchema, feedbackResponseSchema } from '@/lib/contracts/feedback';
import { livenessSchema, readinessSchema } from '@/lib/contracts/health';
import { myDataDeletionSchema, myDataSchema } from '@/lib/contracts/my-data';
import { shareLinkRequestSchema, shareLinkResponseSchema } from '@/lib/contracts/share-link';
import { siteIndexSchema } from '@/lib/contracts/site-index';
import {
  newUserStatusChangeSchema,
  segmentChangeSchema,
  settingsChangeSchema,
  settingsSchema,
  userSchema,
  withdrawalSchema,
} from '@/lib/contracts/visitor';
import { describe, type ApiCall, type Parameter } from './api-call';
import { exchange, question } from './examples';
import {
  checkHealth,
  deleteMyData,
  getMyData,
  getOpenApi,
  getSiteIndex,
  listExperiments,
  loadChat,
  makeShareLink,
  requestDemo,
  sendChat,
  sendFeedback,
} from './feature-endpoints';
import {
  analyzeBehavior,
  countCampaignVisit,
  countClientError,
  countExposures,
  getSettings,
  getUser,
  patchNewUserStatus,
  patchSegment,
  patchSettings,
  sendEvents,
  withdrawConsent,
} from './visit-endpoints';

const userId = 42;
const user = { segment: 'developer', isNewUser: true };
const settings = { contentPersonalization: true, navigationAdaptation: true, behavioralAnalytics: true };
const cursor = Array(6).fill(MAX_USER_ID).join('.');
const requestId = '8d3c2a54-6f1e-4f6b-8a5d-0b7e9c1d2f30';

function userIdParameter(name: string): Parameter {
  return { name, in: 'path', schema: userIdSchema, example: String(userId), isRequired: true };
}

/** Source of the OpenAPI document, the docs page, and the fuzz and fault tests. A test compares it with app/api. */
export const apiCalls: Readonly<Record<ApiCallId, ApiCall>> = {
  'get-user': describe(getUser, {
    parameters: [userIdParameter('id')],
    answer: { status: 200, schema: userSchema, example: { ...user, segment: 'innovation-leader' } },
  }),
  'get-settings': describe(getSettings, {
    parameters: [userIdParameter('id')],
    answer: { status: 200, schema: settingsSchema, example: settings },
  }),
  'patch-segment': describe(patchSegment, {
    parameters: [userIdParameter('id')],
    request: { schema: segmentChangeSchema, example: { segment: 'developer' } },
    answer: { status: 200, schema: userSchema, example: user },
  }),
  'patch-new-user-status': describe(patchNewUserStatus, {
    parameters: [userIdParameter('id')],
    request: { schema: newUserStatusChangeSchema, example: { isNewUser: false } },
    answer: { status: 200, schema: userSchema, example: { ...user, isNewUser: false } },
  }),
  'patch-settings': describe(patchSettings, {
    parameters: [userIdParameter('id')],
    request: {
      schema: settingsChangeSchema,
      example: { behavioralAnalytics: false },
      rule: { minProperties: 1 },
    },
    answer: { status: 200, schema: settingsSchema, example: { ...settings, behavioralAnalytics: false } },
  }),
  'analyze-behavior': describe(analyzeBehavior, {
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
  }),
  'send-events': describe(sendEvents, {
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
  }),
  'count-campaign-visit': describe(countCampaignVisit, {
    request: {
      schema: campaignVisitSchema,
      example: { utm_campaign: 'pipeline-search', utm_term: 'personalization-trial' },
    },
    answer: { status: 200, schema: campaignVisitResponseSchema, example: { counted: true } },
  }),
  'count-exposures': describe(countExposures, {
    request: { schema: exposuresRequestSchema, example: { seen: ['02b'] } },
    answer: { status: 200, schema: exposuresResponseSchema, example: { counted: 1 } },
  }),
  'count-client-error': describe(countClientError, {
    request: { schema: clientErrorSchema, example: { kind: 'error', page: 'pricing' } },
    answer: { status: 200, schema: clientErrorResponseSchema, example: { counted: true } },
  }),
  'send-chat': describe(sendChat, {
    request: {
      schema: chatRequestSchema,
      example: { userId, message: question, context: { currentPage: '/solutions' } },
    },
    answer: {
      status: 200,
      schema: chatMessagesSchema,
      example: exchange,
    },
  }),
  'load-chat': describe(loadChat, {
    parameters: [userIdParameter('userId')],
    answer: { status: 200, schema: chatMessagesSchema, example: [] },
  }),
  'send-feedback': describe(sendFeedback, {
    request: {
      schema: feedbackRequestSchema,
      example: { userId, rating: 5, feedback: 'Clear and quick.' },
      rule: { oneOf: [{ required: ['rating'] }, { required: ['relevanceRating'] }] },
    },
    answer: { status: 201, schema: feedbackResponseSchema, example: { id: 7 } },
  }),
  'request-demo': describe(requestDemo, {
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
  }),
  'make-share-link': describe(makeShareLink, {
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
  }),
  'get-my-data': describe(getMyData, {
    parameters: [{ name: 'before', in: 'query', schema: z.string(), example: cursor, isRequired: false }],
    answer: {
      status: 200,
      schema: myDataSchema,
      example: {
        visitor: { createdAt: '2024-05-01T09:30:00.000Z', lastSeenAt: '2024-05-01T09:31:00.000Z' },
        profiles: [
          {
            userId,
            segment: 'developer',
            isNewUser: true,
            updatedAt: '2024-05-01T09:31:00.000Z',
          },
        ],
        settings: [],
        messages: [],
        feedback: [],
        events: [],
        demoRequests: [],
        visits: [],
        exposures: [],
        next: null,
      },
    },
  }),
  'delete-my-data': describe(deleteMyData, {
    answer: {
      status: 200,
      schema: myDataDeletionSchema,
      example: {
        deleted: {
          profiles: 1,
          settings: 0,
          messages: 0,
          feedback: 0,
          events: 0,
          demoRequests: 0,
          visits: 0,
          exposures: 0,
        },
      },
    },
  }),
  'withdraw-consent': describe(withdrawConsent, {
    answer: {
      status: 200,
      schema: withdrawalSchema,
      example: { deleted: { profiles: 1, settings: 1, events: 24, exposures: 1 } },
    },
  }),
  'list-experiments': describe(listExperiments, {
    answer: { status: 200, schema: experimentReportsSchema, example: { experiments: [] } },
  }),
  'check-health': describe(checkHealth, {
    parameters: [
      { name: 'probe', in: 'query', schema: z.literal('live'), example: 'live', isRequired: false },
    ],
    answer: {
      status: 200,
      schema: z.union([readinessSchema, livenessSchema]),
      example: { status: 'ok', database: 'ok', migrations: 'ok' },
    },
    unavailable: readinessSchema,
    isOpen: true,
  }),
  'get-site-index': describe(getSiteIndex, {
    answer: {
      status: 200,
      schema: siteIndexSchema,
      example: [
        {
          title: 'Pricing & Plans',
          description: 'Compare plans side by side.',
          href: '/pricing',
          kind: 'page',
        },
      ],
    },
    isOpen: true,
  }),
  'get-openapi': describe(getOpenApi, {
    answer: {
      status: 200,
      schema: z.looseObject({ openapi: z.string() }),
      example: { openapi: '3.1.1', info: {}, paths: {} },
    },
    isOpen: true,
  }),
};

export function listCalls(): (ApiCall & { id: ApiCallId })[] {
  return API_CALL_IDS.map((id) => ({ id, ...apiCalls[id] }));
}
