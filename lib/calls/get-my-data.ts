import { z } from 'zod';
import { defineCall, EXAMPLE_USER_ID } from './api-call';
import { MAX_USER_ID, userIdSchema } from './base';

/** Everything that the database can contain about a visitor, under all of the visitor's user ids. */
export const MY_DATA_LISTS = [
  'profiles',
  'settings',
  'messages',
  'feedback',
  'events',
  'demoRequests',
  'exposures',
] as const;

export type MyDataList = (typeof MY_DATA_LISTS)[number];

/** Only the events of all visitors outnumber 32 bits (docs/capacity.md). */
const maxCursor = (list?: MyDataList) => (list === 'events' ? Number.MAX_SAFE_INTEGER : MAX_USER_ID);
const CURSOR_HINT = 'must be the `next` of an earlier answer';

/** Start of the next page: rows below this id in each paged list, in the order of MY_DATA_LISTS. */
export const myDataCursorSchema = z
  .string()
  .regex(/^\d{1,16}(\.\d{1,16}){5}$/, CURSOR_HINT)
  .transform((text) => text.split('.').map(Number))
  .refine((numbers) => numbers.every((number, at) => number <= maxCursor(MY_DATA_LISTS[at])), CURSOR_HINT);

const id = z.number().int();
const timestamp = z.iso.datetime();
const text = z.string().nullable();

export const myDataSchema = z.strictObject({
  visitor: z.strictObject({ createdAt: timestamp, lastSeenAt: timestamp }).nullable(),
  profiles: z.array(
    z.strictObject({
      userId: userIdSchema,
      segment: z.string(),
      isNewUser: z.boolean(),
      updatedAt: timestamp,
    }),
  ),
  settings: z.array(
    z.strictObject({
      userId: userIdSchema,
      contentPersonalization: z.boolean(),
      navigationAdaptation: z.boolean(),
      behavioralAnalytics: z.boolean(),
      updatedAt: timestamp,
    }),
  ),
  messages: z.array(
    z.strictObject({
      id,
      userId: userIdSchema,
      message: z.string(),
      isUserMessage: z.boolean(),
      page: text,
      userAction: text,
      relevantFeature: text,
      requestId: text,
      source: text,
      createdAt: timestamp,
    }),
  ),
  feedback: z.array(
    z.strictObject({
      id,
      userId: userIdSchema,
      rating: z.number().int().nullable(),
      relevanceRating: z.number().int().nullable(),
      feedback: text,
      createdAt: timestamp,
    }),
  ),
  events: z.array(
    z.strictObject({
      id,
      userId: userIdSchema,
      eventId: z.string(),
      eventType: z.string(),
      elementType: text,
      depth: z.number().nullable(),
      href: text,
      name: text,
      page: text,
      campaign: text,
      segment: z.string(),
      cluster: z.string(),
      isAdapted: z.boolean(),
      occurredAt: timestamp,
      createdAt: timestamp,
    }),
  ),
  demoRequests: z.array(
    z.strictObject({
      id,
      userId: userIdSchema,
      requestId: z.string(),
      name: z.string(),
      email: z.string(),
      company: z.string(),
      companySize: text,
      message: text,
      segment: z.string(),
      cluster: z.string(),
      visitorType: z.string(),
      campaign: text,
      firstCampaign: text,
      createdAt: timestamp,
    }),
  ),
  /** Experiments that the visitor has joined: fewer than a hundred, all on the first page. */
  exposures: z.array(
    z.strictObject({
      number: z.string(),
      arm: z.string(),
      day: z.string(),
      exposedAt: timestamp,
      goal: z.boolean(),
      guard: z.boolean(),
      isMixed: z.boolean(),
    }),
  ),
  next: z.string().nullable(),
});

export type MyData = z.infer<typeof myDataSchema>;

export const getMyData = defineCall({
  endpoint: 'GET /api/my-data',
  parameters: [
    {
      name: 'before',
      in: 'query',
      schema: z.string(),
      example: Array(6).fill(MAX_USER_ID).join('.'),
      isRequired: false,
    },
  ],
  response: {
    status: 200,
    schema: myDataSchema,
    example: {
      visitor: { createdAt: '2024-05-01T09:30:00.000Z', lastSeenAt: '2024-05-01T09:31:00.000Z' },
      profiles: [
        {
          userId: EXAMPLE_USER_ID,
          segment: 'developer',
          isNewUser: true,
          updatedAt: '2024-05-01T09:31:00.000Z',
        },
      ],
      settings: [],
      messages: [],
      feedback: [],
      events: [],
      demoRequests: [],
      exposures: [],
      next: null,
    },
  },
});
