import type { ComponentProps } from 'react';
import type { Elements } from '@/components/ui/elements';
import { fieldClass, Input, Textarea } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { demoRequestCopy } from '@/lib/content/pages/demo-request';
import { COMPANY_SIZES } from '@/lib/personalization/profile';
import type { FieldName } from './demo-request-draft';

type FieldCopy = { label: string; hint?: string };

const fields: Record<FieldName, FieldCopy> = demoRequestCopy.fields;

const ATTRIBUTES: Record<FieldName, ComponentProps<'input'>> = {
  name: { autoComplete: 'name', 'aria-required': true },
  email: { type: 'email', autoComplete: 'work email', spellCheck: false, 'aria-required': true },
  company: { autoComplete: 'organization', 'aria-required': true },
  companySize: {},
  message: {},
};

type DemoRequestFieldProps = {
  name: FieldName;
  value: string;
  error: string | undefined;
  isLocked: boolean;
  onChange: (name: FieldName, value: string) => void;
};

export const fieldId = (name: FieldName) => `demo-request-${name}`;

/** One labelled field with its hint and, above the field where it is read first, what to do about it. */
export function DemoRequestField({ name, value, error, isLocked, onChange }: DemoRequestFieldProps) {
  const id = fieldId(name);
  const { label, hint } = fields[name];
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const shared = {
    id,
    name,
    value,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  } as const;
  const control: Elements = drawControl();
  return (
    <div className="grid gap-1.5">
      <Label htmlFor={id}>{label}</Label>
      {hint ? (
        <p id={`${id}-hint`} className="text-caption text-muted-foreground">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className="text-sm font-medium text-danger">
          {error}
        </p>
      ) : null}
      {control}
    </div>
  );

  function drawControl(): Elements {
    if (name === 'message') {
      return (
        <Textarea
          {...shared}
          rows={4}
          readOnly={isLocked}
          onChange={(event) => onChange(name, event.target.value)}
        />
      );
    }
    if (name !== 'companySize') {
      return (
        <Input
          {...shared}
          {...ATTRIBUTES[name]}
          readOnly={isLocked}
          onChange={(event) => onChange(name, event.target.value)}
        />
      );
    }
    return (
      <select {...shared} onChange={(event) => onChange(name, event.target.value)} className={fieldClass}>
        <option value="">{demoRequestCopy.noSize}</option>
        {COMPANY_SIZES.map((size) => (
          <option key={size} value={size}>
            {size}
          </option>
        ))}
      </select>
    );
  }
}
