import { useId, type ReactNode } from 'react';
import { Switch } from '@/components/ui/switch';

type AccessibilitySwitchProps = {
  copy: { label: string; description: string };
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  /** Stands below, as long as the switch is on. */
  children?: ReactNode;
};

export function AccessibilitySwitch({ copy, checked, onCheckedChange, children }: AccessibilitySwitchProps) {
  const id = useId();
  return (
    <li className="border-t py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
        <div className="min-w-0 flex-[1_1_8rem]">
          <label htmlFor={id} className="font-medium">
            {copy.label}
          </label>
          <p id={`${id}-description`} className="mt-0.5 text-sm text-muted-foreground">
            {copy.description}
          </p>
        </div>
        <Switch
          id={id}
          aria-describedby={`${id}-description`}
          checked={checked}
          onCheckedChange={onCheckedChange}
        />
      </div>
      {checked ? children : null}
    </li>
  );
}
