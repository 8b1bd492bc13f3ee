export type SelectOption = { value: string; label: string; description?: string };

export type SelectFieldProps = {
  label: string;
  value: string;
  options: readonly SelectOption[];
  onValueChange: (value: string) => void;
  className?: string;
};

/** What `SelectField` hands to the select that takes its place. */
export type LoadedSelectProps = SelectFieldProps & { takesFocus: boolean; startsOpen: boolean };

export function findOptionLabel(options: readonly SelectOption[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? value;
}
