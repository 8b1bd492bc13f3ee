import { z } from 'zod';
import { defineCall, EXAMPLE_USER_ID } from './api-call';

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

/** What is recorded about a visitor, and not sent in by the visitor. */
export const TRACKED_KINDS = ['profiles', 'settings', 'events', 'exposures'] as const;

const trackedCountsSchema = z.record(z.enum(TRACKED_KINDS), myDataCountsSchema.valueType);

export const withdrawConsent = defineCall({
  endpoint: 'DELETE /api/consent',
  response: {
    status: 200,
    schema: z.strictObject({ deleted: trackedCountsSchema }),
    example: { deleted: { profiles: 1, settings: 1, events: 24, exposures: 1 } },
  },
});
