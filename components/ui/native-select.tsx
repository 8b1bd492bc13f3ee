'use client';

import { useEffect, useId, useRef } from 'react';
import { cn } from '@/lib/utils';
import { fieldClass } from './input';
import type { LoadedSelectProps } from './select-option';

/** The browser's own select: the last resort of `SelectField`. */
export function NativeSelect({
  label,
  value,
  options,
  onValueChange,
  className,
  takesFocus,
}: LoadedSelectProps) {
  const id = useId();
  const selectRef = useRef<HTMLSelectElement>(null);

  useEffect(() => {
    if (takesFocus) selectRef.current?.focus();
  }, [takesFocus]);

  return (
    <div className={cn('min-w-0', className)}>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <select
        ref={selectRef}
        id={id}
        data-slot="select-native"
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        className={fieldClass}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
