import { z } from 'zod';

const count = z.number().int().min(0);

/** How many rows of each kind that stood on the visitor's agreement are gone. */
export const withdrawalSchema = z.strictObject({
  deleted: z.strictObject({ profiles: count, settings: count, events: count }),
});

export type Withdrawal = z.infer<typeof withdrawalSchema>;
