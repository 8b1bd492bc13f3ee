import type { ComponentProps } from 'react';
import { cn } from '@/lib/utils';

type NativeSelectProps = ComponentProps<'select'> & {
  options: readonly { value: string; label: string }[];
};

export function NativeSelect({ options, className, ...props }: NativeSelectProps) {
  return (
    <select className={cn('field', className)} {...props}>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
