import { z } from 'zod';
import { defineCall } from './api-call';

const livenessSchema = z.strictObject({ status: z.literal('ok') });

const readinessSchema = z.strictObject({
  status: z.enum(['ok', 'unavailable', 'stopping']),
  database: z.enum(['ok', 'unavailable']),
  migrations: z.enum(['ok', 'pending', 'unknown']),
});

export const checkHealth = defineCall({
  endpoint: 'GET /api/health',
  parameters: [{ name: 'probe', in: 'query', schema: z.literal('live'), example: 'live', isRequired: false }],
  response: {
    status: 200,
    schema: z.union([readinessSchema, livenessSchema]),
    example: { status: 'ok', database: 'ok', migrations: 'ok' },
  },
  unavailable: readinessSchema,
  isOpen: true,
});
