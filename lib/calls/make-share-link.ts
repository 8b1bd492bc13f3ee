import { z } from 'zod';
import { SHARE_LINK_DAYS, SHARE_LINK_DAYS_MAX } from '@/lib/config/input-limits';
import { ROUTES } from '@/lib/config/routes';
import { DEMO_TEXT_MAX, hasContact, isLine, NEXT_STEPS } from '@/lib/personalization/demo-view';
import { DEFAULT_SETTINGS } from '@/lib/personalization/settings';
import { defineCall } from './api-call';
import { cleanText } from './clean-text';
import { settingsSchema } from './settings';
import { personaSchema } from './base';

const DAYS_HINT = `must be a whole number of days, from 1 to ${SHARE_LINK_DAYS_MAX}`;

const CONTACT_HINT = 'must not have a phone number or an address of a page or mailbox';

function lineSchema(max: number) {
  const hint = `must be one line of plain text with at most ${max} characters`;
  return z
    .string()
    .overwrite(cleanText)
    .refine((text) => isLine(text, max), hint)
    .default('');
}

export const shareLinkRequestSchema = z.strictObject({
  page: z.enum(ROUTES),
  persona: personaSchema,
  settings: settingsSchema.default(DEFAULT_SETTINGS),
  /** Guests get a greeting and a caption instead of the demo controls. */
  isGuest: z.boolean().default(false),
  company: lineSchema(DEMO_TEXT_MAX.company),
  sender: lineSchema(DEMO_TEXT_MAX.sender).refine((text) => !hasContact(text), CONTACT_HINT),
  message: lineSchema(DEMO_TEXT_MAX.message).refine((text) => !hasContact(text), CONTACT_HINT),
  nextStep: z.enum(NEXT_STEPS).default('demo'),
  days: z
    .number(DAYS_HINT)
    .int(DAYS_HINT)
    .min(1, DAYS_HINT)
    .max(SHARE_LINK_DAYS_MAX, DAYS_HINT)
    .default(SHARE_LINK_DAYS),
});

export type ShareLinkRequest = z.input<typeof shareLinkRequestSchema>;

const shareLinkResponseSchema = z.strictObject({ path: z.string(), expiresAt: z.iso.datetime() });

export type ShareLinkResponse = z.infer<typeof shareLinkResponseSchema>;

export const makeShareLink = defineCall({
  endpoint: 'POST /api/share-links',
  request: {
    schema: shareLinkRequestSchema,
    example: {
      page: '/pricing',
      persona: { segment: 'developer', cluster: 'converter', visitor: 'returning' },
      company: 'Example Ltd',
    },
  },
  response: {
    status: 201,
    schema: shareLinkResponseSchema,
    example: { path: '/share/L3ByaWNpbmc…', expiresAt: '2024-05-08T09:30:00.000Z' },
  },
});
