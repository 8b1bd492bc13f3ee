import { z } from 'zod';
import { defineCall } from './api-call';

/** What the database can contain about a visitor, under all of the visitor's user ids. */
export const MY_DATA_KINDS = [
  'profiles',
  'settings',
  'messages',
  'feedback',
  'events',
  'deliveries',
  'demoRequests',
  'exposures',
] as const;

export type MyDataKind = (typeof MY_DATA_KINDS)[number];

export const myDataCountsSchema = z.record(z.enum(MY_DATA_KINDS), z.number().int().min(0));

export type MyDataCounts = z.infer<typeof myDataCountsSchema>;

export const NO_ROWS: MyDataCounts = {
  ...{ profiles: 0, settings: 0, messages: 0, feedback: 0 },
  ...{ events: 0, deliveries: 0, demoRequests: 0, exposures: 0 },
};

const timestamp = z.iso.datetime();

export const storedVisitorSchema = z.strictObject({ createdAt: timestamp, lastSeenAt: timestamp }).nullable();

export const EXAMPLE_VISITOR = {
  createdAt: '2024-05-01T09:30:00.000Z',
  lastSeenAt: '2024-05-01T09:31:00.000Z',
};

export const getMyData = defineCall({
  endpoint: 'GET /api/my-data',
  response: {
    status: 200,
    schema: z.strictObject({ visitor: storedVisitorSchema, counts: myDataCountsSchema }),
    example: { visitor: EXAMPLE_VISITOR, counts: { ...NO_ROWS, profiles: 1, messages: 2 } },
  },
});
