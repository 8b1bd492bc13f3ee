import '@/lib/browser/zod-without-eval';
import { demoRequestFieldsSchema, type DemoRequestFields } from '@/lib/contracts/demo-request-fields';
import { FIELD_NAMES, type FieldName, type FieldValues } from './demo-request-draft';

export type FieldErrors = Readonly<Partial<Record<FieldName, string>>>;

export type Check = { fields: DemoRequestFields } | { errors: FieldErrors };

/** The fields as the server wants them, or what to do about each that is wrong: by the schema that the server uses. */
export function checkFields({ companySize, message, ...values }: FieldValues): Check {
  const result = demoRequestFieldsSchema.safeParse({
    ...values,
    ...(companySize && { companySize }),
    ...(message && { message }),
  });
  if (result.success) return { fields: result.data };
  return {
    errors: selectFieldErrors(
      result.error.issues.map(({ path, message: text }) => ({ field: path.join('.'), message: text })),
    ),
  };
}

/** The first error of each field, in the order of the fields; what belongs to no field is left out. */
export function selectFieldErrors(errors: readonly { field: string; message: string }[]): FieldErrors {
  const found = FIELD_NAMES.flatMap((name) => {
    const error = errors.find(({ field }) => field === name);
    return error ? [[name, error.message] as const] : [];
  });
  return Object.fromEntries(found);
}

/** The errors on the screen after a change in `name`: that one goes or changes, none is added while somebody types. */
export function recheck(errors: FieldErrors, name: FieldName, values: FieldValues): FieldErrors {
  const { [name]: before, ...others } = errors;
  if (!before) return errors;
  const check = checkFields(values);
  const message = 'errors' in check ? check.errors[name] : undefined;
  return message ? { ...errors, [name]: message } : others;
}
