import { ChevronDown } from 'lucide-react';

export const selectTriggerClass = 'group select-trigger';

/** Shared by the placeholder and Radix's trigger, so that the swap is invisible. */
export function SelectFace({ labelId, label, value }: { labelId: string; label: string; value: string }) {
  return (
    <>
      <span className="min-h-9 min-w-0 flex-1">
        <span id={labelId} className="block text-[0.6875rem] leading-4 wrap-anywhere text-muted-foreground">
          {label}
        </span>
        <span
          data-slot="select-value"
          className="block text-[0.8125rem] leading-5 font-medium wrap-anywhere @2xl/bar:text-sm"
        >
          {value}
        </span>
      </span>
      <ChevronDown
        aria-hidden="true"
        className="hidden size-4 shrink-0 text-muted-foreground transition-transform group-data-[state=open]:rotate-180 @lg/bar:block"
      />
    </>
  );
}
