import type { ReactNode } from 'react';
import { Switch } from '@/components/ui/switch';

type SettingSwitchProps = {
  /** Stable, so that focus finds the switch again after it has changed the page around it. */
  id: string;
  copy: { label: string; description: string };
  checked: boolean;
  isLocked?: boolean;
  /** Stands behind the description: why it is off and stays off. */
  children?: ReactNode;
  onCheckedChange: (checked: boolean) => void;
};

export function SettingSwitch({
  id,
  copy,
  checked,
  isLocked = false,
  children,
  onCheckedChange,
}: SettingSwitchProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-5">
      <div className="min-w-0 flex-[1_1_8rem]">
        <label htmlFor={id} className="font-medium">
          {copy.label}
        </label>
        <div id={`${id}-description`} className="mt-0.5 text-sm text-muted-foreground">
          <p>{copy.description}</p>
          {children}
        </div>
      </div>
      <Switch
        id={id}
        aria-describedby={`${id}-description`}
        checked={checked}
        aria-disabled={isLocked || undefined}
        className="aria-disabled:opacity-50"
        onCheckedChange={isLocked ? () => undefined : onCheckedChange}
      />
    </li>
  );
}
