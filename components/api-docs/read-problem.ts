import type { FieldError } from '@/lib/contracts/base';
import { isRecord } from '@/lib/personalization/record';

/** The fields that a problem names; none for an answer that is not a problem. */
export type TrialProblem = readonly FieldError[];

export function problemFields(value: unknown): TrialProblem {
  const errors: unknown = isRecord(value) ? value.errors : null;
  if (!Array.isArray(errors)) return [];
  return errors.flatMap((error: unknown) => {
    if (!isRecord(error)) return [];
    const { field, message } = error;
    return typeof field === 'string' && typeof message === 'string' ? [{ field, message }] : [];
  });
}
