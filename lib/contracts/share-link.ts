import { z } from 'zod';
import { SHARE_LINK_DAYS, SHARE_LINK_DAYS_MAX } from '@/lib/config/share-link';
import { ROUTES } from '@/lib/config/routes';
import { DEMO_COMPANY_MAX, DEMO_STEPS_MAX, isCompany } from '@/lib/personalization/demo-view';
import { DEFAULT_SETTINGS } from '@/lib/personalization/settings';
import { personaSchema, settingsSchema } from './visitor';

const COMPANY_HINT = `must be one line of plain text with at most ${DEMO_COMPANY_MAX} characters`;
const DAYS_HINT = `must be a whole number of days, from 1 to ${SHARE_LINK_DAYS_MAX}`;

const pageSchema = z.enum(ROUTES);

/** A demo view for somebody else to open. */
export const shareLinkRequestSchema = z.strictObject({
  page: pageSchema,
  persona: personaSchema,
  settings: settingsSchema.default(DEFAULT_SETTINGS),
  /** Whom it is prepared for. */
  company: z.string().trim().refine(isCompany, COMPANY_HINT).default(''),
  steps: z
    .array(z.strictObject({ page: pageSchema, persona: personaSchema }))
    .max(DEMO_STEPS_MAX)
    .default([]),
  days: z
    .number(DAYS_HINT)
    .int(DAYS_HINT)
    .min(1, DAYS_HINT)
    .max(SHARE_LINK_DAYS_MAX, DAYS_HINT)
    .default(SHARE_LINK_DAYS),
});

export const shareLinkResponseSchema = z.strictObject({
  /** On this site: '/share/…'. */
  path: z.string(),
  expiresAt: z.iso.datetime(),
});

export type ShareLinkRequest = z.input<typeof shareLinkRequestSchema>;
export type ShareLinkResponse = z.infer<typeof shareLinkResponseSchema>;
