import { z } from 'zod';
import { livenessSchema, readinessSchema } from '@/lib/contracts/health';
import { withdrawalSchema } from '@/lib/contracts/consent';
import { MAX_USER_ID } from '@/lib/contracts/id';
import { myDataDeletionSchema, myDataSchema } from '@/lib/contracts/my-data';
import { siteIndexSchema } from '@/lib/contracts/site-index';
import type { ApiCall } from '../api-call';
import { EXAMPLE_USER_ID } from './visitor-calls';

const CURSOR = Array(6).fill(MAX_USER_ID).join('.');

export const siteCalls = {
  'get-my-data': {
    method: 'GET',
    path: '/api/my-data',
    parameters: [{ name: 'before', in: 'query', schema: z.string(), example: CURSOR, isRequired: false }],
    answer: {
      status: 200,
      schema: myDataSchema,
      example: {
        visitor: { createdAt: '2024-05-01T09:30:00.000Z', lastSeenAt: '2024-05-01T09:31:00.000Z' },
        profiles: [
          {
            userId: EXAMPLE_USER_ID,
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
        next: null,
      },
    },
  },
  'delete-my-data': {
    method: 'DELETE',
    path: '/api/my-data',
    answer: {
      status: 200,
      schema: myDataDeletionSchema,
      example: {
        deleted: { profiles: 1, settings: 0, messages: 0, feedback: 0, events: 0, demoRequests: 0 },
      },
    },
  },
  'withdraw-consent': {
    method: 'DELETE',
    path: '/api/consent',
    answer: {
      status: 200,
      schema: withdrawalSchema,
      example: { deleted: { profiles: 1, settings: 1, events: 24 } },
    },
  },
  'check-health': {
    method: 'GET',
    path: '/api/health',
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
  },
  'get-site-index': {
    method: 'GET',
    path: '/api/site-index.json',
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
  },
  'get-openapi': {
    method: 'GET',
    path: '/api/openapi.json',
    answer: {
      status: 200,
      schema: z.looseObject({ openapi: z.string() }),
      example: { openapi: '3.1.1', info: {}, paths: {} },
    },
    isOpen: true,
  },
} as const satisfies Record<string, ApiCall>;
