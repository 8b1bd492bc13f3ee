import * as z from 'zod/mini';
import { DEMO_REQUEST_LIMITS as LIMITS } from '@/lib/config/input-limits';
import { demoRequestErrors as errors } from '@/lib/content/pages/demo-request';
import { COMPANY_SIZES } from '@/lib/personalization/profile';
import { cleanAddress, cleanLine, cleanText } from './clean-text';

// Intentionally permissive: every existing address must pass, and only a reply proves that one exists.
const EMAIL_PATTERN = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:".]{2,}$/;

/** Validates the form, which shows the messages, and the request. zod/mini is half the size of zod in the browser. */
export const demoRequestFields = {
  name: requiredText(errors.name, LIMITS.name),
  email: requiredText(errors.email, LIMITS.email, cleanAddress).check(
    z.regex(EMAIL_PATTERN, errors.email.invalid),
  ),
  company: requiredText(errors.company, LIMITS.company),
  companySize: z.optional(z.enum(COMPANY_SIZES, errors.companySize.unknown)),
  message: z.optional(
    z.string().check(z.overwrite(cleanText), z.maxLength(LIMITS.message, errors.message.long)),
  ),
};

export const demoRequestFieldsSchema = z.strictObject(demoRequestFields);

export type DemoRequestFields = z.infer<typeof demoRequestFieldsSchema>;

function requiredText({ missing, long }: { missing: string; long: string }, max: number, clean = cleanLine) {
  return z
    .string(missing)
    .check(z.overwrite(clean), z.minLength(1, { error: missing, abort: true }), z.maxLength(max, long));
}
