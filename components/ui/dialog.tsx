import { useRef, type ComponentProps, type MouseEvent } from 'react';
import { cn } from '@/lib/utils';

/** The native modal, whose focus the browser traps and restores. `className` sets padding and maximum width. */
export function Dialog({ className, ...props }: ComponentProps<'dialog'>) {
  return (
    <dialog
      {...props}
      className={cn(
        'm-auto max-h-[calc(100dvh-1.5rem)] w-[calc(100%-1.5rem)] overflow-y-auto overscroll-contain rounded-panel border bg-surface-raised text-foreground shadow-raised backdrop:bg-[#0009]',
        className,
      )}
    />
  );
}

/** For a `<dialog>` without padding: closes on a backdrop click, unless the press began inside (text selection). */
export function useBackdropClose(close: () => void) {
  const startedOnBackdrop = useRef(false);
  const isOnBackdrop = ({ target, currentTarget }: MouseEvent) => target === currentTarget;
  return {
    onMouseDown: (event: MouseEvent) => void (startedOnBackdrop.current = isOnBackdrop(event)),
    onClick: (event: MouseEvent) => startedOnBackdrop.current && isOnBackdrop(event) && close(),
  };
}
