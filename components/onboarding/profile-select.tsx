import { useId } from 'react';
import { fieldClass } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { cn } from '@/lib/utils';

type ProfileSelectProps = {
  label: string;
  /** What stands there as long as nothing is chosen. */
  empty: string;
  options: readonly { id: string; label: string }[];
  value: string | null;
  onChoose: (id: string) => void;
};

export function ProfileSelect({ label, empty, options, value, onChoose }: ProfileSelectProps) {
  const id = useId();
  return (
    <div className="min-w-0">
      <Label htmlFor={id}>{label}</Label>
      <select
        id={id}
        value={value ?? ''}
        onChange={(event) => onChoose(event.target.value)}
        className={cn(fieldClass, 'mt-1.5')}
      >
        <option value="">{empty}</option>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
