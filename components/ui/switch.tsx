import { useId, type ComponentProps } from 'react';
import { cn } from '@/lib/utils';
import type { Elements } from './elements';

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'onChange' | 'checked'> & {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
};

export function Switch({ className, checked, onCheckedChange, ...props }: SwitchProps) {
  return (
    <input
      data-slot="switch"
      type="checkbox"
      role="switch"
      checked={checked}
      onChange={(event) => onCheckedChange(event.target.checked)}
      className={cn('switch', className)}
      {...props}
    />
  );
}

type SwitchRowProps = {
  /** Needed where switching swaps the page, which restores the focus by id. */
  id?: string;
  copy: { label: string; description: string };
  checked: boolean;
  isLocked?: boolean;
  note?: Elements;
  children?: Elements;
  className?: string;
  onCheckedChange: (checked: boolean) => void;
};

export function SwitchRow({
  id,
  copy,
  checked,
  isLocked = false,
  note,
  children,
  className,
  onCheckedChange,
}: SwitchRowProps) {
  const ownId = useId();
  const switchId = id ?? ownId;
  return (
    <li className={className}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 flex-[1_1_8rem]">
          <label htmlFor={switchId} className="font-medium">
            {copy.label}
          </label>
          <div id={`${switchId}-description`} className="mt-0.5 text-sm text-muted-foreground">
            <p>{copy.description}</p>
            {note}
          </div>
        </div>
        <Switch
          id={switchId}
          aria-describedby={`${switchId}-description`}
          checked={checked}
          aria-disabled={isLocked || undefined}
          className="aria-disabled:opacity-50"
          onCheckedChange={isLocked ? () => undefined : onCheckedChange}
        />
      </div>
      {checked ? children : null}
    </li>
  );
}
