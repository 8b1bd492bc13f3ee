import { z } from 'zod';
import { defineCall, EXAMPLE_USER_ID } from './api-call';
import { EXAMPLE_VISITOR, MY_DATA_KINDS, storedVisitorSchema } from './get-my-data';

/** As the database stores it. */
const rowSchema = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));

const myDataSchema = z.strictObject({
  visitor: storedVisitorSchema,
  rows: z.record(z.enum(MY_DATA_KINDS), z.array(rowSchema)),
});

export type MyData = z.infer<typeof myDataSchema>;

export const NO_DATA: MyData = {
  visitor: null,
  rows: {
    ...{ profiles: [], settings: [], messages: [], feedback: [] },
    ...{ events: [], deliveries: [], demoRequests: [], exposures: [] },
  },
};

const profiles = [{ userId: EXAMPLE_USER_ID, segment: 'developer', isNewUser: true }];

export const downloadMyData = defineCall({
  endpoint: 'GET /api/my-data/download',
  response: {
    status: 200,
    schema: myDataSchema,
    example: { visitor: EXAMPLE_VISITOR, rows: { ...NO_DATA.rows, profiles } },
  },
});
