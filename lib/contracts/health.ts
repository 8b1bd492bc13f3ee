import { z } from 'zod';

export const livenessSchema = z.strictObject({ status: z.literal('ok') });

export const readinessSchema = z.strictObject({
  status: z.enum(['ok', 'unavailable', 'stopping']),
  database: z.enum(['ok', 'unavailable']),
  migrations: z.enum(['ok', 'pending', 'unknown']),
});

export type Liveness = z.infer<typeof livenessSchema>;
export type Readiness = z.infer<typeof readinessSchema>;
