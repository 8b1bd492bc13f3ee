import { z } from 'zod';
import { defineCall } from './api-call';
import { MY_DATA_LISTS } from './get-my-data';

const myDataDeletionSchema = z.strictObject({
  deleted: z.record(z.enum(MY_DATA_LISTS), z.number().int().min(0)),
});

export type MyDataDeletion = z.infer<typeof myDataDeletionSchema>;

export const deleteMyData = defineCall({
  endpoint: 'DELETE /api/my-data',
  response: {
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
        exposures: 0,
      },
    },
  },
});
