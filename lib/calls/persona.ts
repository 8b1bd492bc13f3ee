import { z } from 'zod';
import { CLUSTERS, SEGMENTS, VISITOR_TYPES } from '@/lib/personalization/persona';

export const personaSchema = z.strictObject({
  segment: z.enum(SEGMENTS),
  cluster: z.enum(CLUSTERS),
  visitor: z.enum(VISITOR_TYPES),
});
