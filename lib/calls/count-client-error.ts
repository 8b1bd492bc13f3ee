import { z } from 'zod';
import { ROUTE_IDS } from '@/lib/config/routes';
import { defineCall } from './api-call';

export const CLIENT_ERROR_KINDS = [
  'error',
  'rejection',
  'mismatch',
  'boundary',
  'error-page',
  'script',
  'foreign',
] as const;

/** An error in a browser, without message, stack or URL. */
const clientErrorSchema = z.strictObject({
  kind: z.enum(CLIENT_ERROR_KINDS),
  page: z.enum([...ROUTE_IDS, 'other']),
  /** The page's release, which can be older than the server's. */
  release: z.string().max(64).optional(),
});

export type ClientError = z.infer<typeof clientErrorSchema>;

export const countClientError = defineCall({
  endpoint: 'POST /api/client-errors',
  request: { schema: clientErrorSchema, example: { kind: 'error', page: 'pricing' } },
  response: { status: 200, schema: z.strictObject({ counted: z.boolean() }), example: { counted: true } },
});
