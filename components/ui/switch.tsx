import type { ComponentProps } from 'react';
import { cn } from '@/lib/utils';

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
