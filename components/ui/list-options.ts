import type { SelectOption } from './select-option';

/** Content's record of options as the list that a select takes, in the order of writing. */
export function listOptions(
  options: Readonly<Record<string, { label: string; description: string }>>,
): SelectOption[] {
  return Object.entries(options).map(([value, { label, description }]) => ({ value, label, description }));
}
