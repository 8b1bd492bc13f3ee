import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/utils';

export function Input({ className, type = 'text', ...props }: ComponentProps<'input'>) {
  return <input data-slot="input" type={type} className={cn('field', className)} {...props} />;
}

export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return <textarea data-slot="textarea" className={cn('field min-h-28', className)} {...props} />;
}

export function Label({ className, ...props }: ComponentProps<'label'>) {
  return <label data-slot="label" className={cn('text-sm font-medium', className)} {...props} />;
}

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

type SearchFieldProps = ComponentProps<'input'> & { id: string; label: string };

export function SearchField({ label, ...props }: SearchFieldProps) {
  return (
    <div>
      <Label htmlFor={props.id}>{label}</Label>
      <div className="relative mt-1.5">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-3.5 size-4.5 -translate-y-1/2 text-muted-foreground"
        />
        <Input type="search" autoComplete="off" maxLength={100} className="min-h-12 pl-10.5" {...props} />
      </div>
    </div>
  );
}
