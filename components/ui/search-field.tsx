import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Input, Label } from './input';

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
