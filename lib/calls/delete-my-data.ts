import { z } from 'zod';
import { defineCall } from './api-call';
import { myDataCountsSchema, NO_ROWS } from './get-my-data';

export const deleteMyData = defineCall({
  endpoint: 'DELETE /api/my-data',
  response: {
    status: 200,
    schema: z.strictObject({
      deleted: myDataCountsSchema,
      /** Deleted demo requests that sales may have got before. */
      passedOn: z.number().int().min(0),
    }),
    example: { deleted: { ...NO_ROWS, profiles: 1 }, passedOn: 0 },
  },
});
