import { z } from 'zod';

const textsSchema = z.record(z.string(), z.string());

export const LEAD_EVENTS = ['created', 'corrected'] as const;

/**
 * A demo request as it goes on to the receiver of LEADS_WEBHOOK_URL. Fields may be added, but not changed or removed. Names
 * of segments and the like are any text, so that a request from before a renaming is still delivered.
 */
export const leadEventSchema = z.strictObject({
  /** `corrected`: the visitor sent the request again with other content. `data` is always the latest content. */
  type: z.enum(LEAD_EVENTS.map((event) => `demo_request.${event}` as const)),
  /** When the visitor sent it for the first time. */
  timestamp: z.iso.datetime(),
  data: z.strictObject({
    /** Stays the same when the request is corrected. */
    requestId: z.guid(),
    name: z.string(),
    email: z.string(),
    company: z.string(),
    companySize: z.string().nullable(),
    message: z.string().nullable(),
    /** Whether a field that people cannot see was filled in, by a bot or a browser extension. */
    isSuspected: z.boolean(),
    /** The last and the first campaign that brought the visitor; empty for none. */
    campaign: textsSchema,
    firstCampaign: textsSchema,
    /** What the visitor saw. `page`: from which the visitor came to the form. `url` shows it to anyone. */
    saw: z.strictObject({
      segment: z.string(),
      cluster: z.string(),
      visitor: z.string(),
      page: z.string().nullable(),
      url: z.url(),
    }),
  }),
});

export type LeadEvent = z.infer<typeof leadEventSchema>;

export const EXAMPLE_LEAD_EVENT: LeadEvent = {
  type: 'demo_request.created',
  timestamp: '2026-11-29T12:00:00.000Z',
  data: {
    requestId: '8d3c2a54-6f1e-4f6b-8a5d-0b7e9c1d2f30',
    name: 'Ann Example',
    email: 'ann@company.example',
    company: 'Company',
    companySize: '51-200',
    message: 'Could you show us the forecasts?',
    isSuspected: false,
    campaign: { utm_source: 'newsletter', utm_campaign: 'autumn' },
    firstCampaign: { utm_source: 'newsletter', utm_campaign: 'autumn' },
    saw: {
      segment: 'developer',
      cluster: 'researcher',
      visitor: 'new',
      page: '/solutions',
      url: 'https://www.example.com/solutions?segment=developer&cluster=researcher&visitor=new',
    },
  },
};
