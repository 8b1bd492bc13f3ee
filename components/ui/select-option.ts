import type { KeyboardEvent } from 'react';

export type SelectOption = { value: string; label: string; description?: string };

export type SelectChoice = {
  label: string;
  value: string;
  options: readonly SelectOption[];
  onValueChange: (value: string) => void;
};

export type SelectFieldProps = SelectChoice & {
  /** The choices that a phone shows together, this one among them. */
  sheet?: readonly SelectChoice[];
  className?: string;
};

export function findOptionLabel(options: readonly SelectOption[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? value;
}

export function listOptions(
  options: Readonly<Record<string, { label: string; description: string }>>,
): SelectOption[] {
  return Object.entries(options).map(([value, { label, description }]) => ({ value, label, description }));
}

/** Whether the key continues type-ahead. */
export function isTyping({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
}
