import { z } from 'zod';
import { ROUTE_IDS } from '@/lib/config/routes';

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
export const clientErrorSchema = z.strictObject({
  kind: z.enum(CLIENT_ERROR_KINDS),
  page: z.enum([...ROUTE_IDS, 'other']),
  /** The page's release, which can be older than the server's. */
  release: z.string().max(64).optional(),
});

export const clientErrorResponseSchema = z.strictObject({ counted: z.boolean() });

export type ClientError = z.infer<typeof clientErrorSchema>;
export type ClientErrorResponse = z.infer<typeof clientErrorResponseSchema>;
