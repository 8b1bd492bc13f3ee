import { X } from 'lucide-react';
import { useRef, type ComponentProps, type MouseEvent, type Ref } from 'react';
import { cn } from '@/lib/utils';
import { IconButton } from './button';
import type { Elements } from './elements';

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

type DialogHeadProps = {
  badge?: Elements;
  title: string;
  titleId: string;
  titleRef?: Ref<HTMLHeadingElement>;
  text: string;
  textId?: string;
  closeLabel: string;
  onClose: () => void;
};

export function DialogHead({
  badge,
  title,
  titleId,
  titleRef,
  text,
  textId,
  closeLabel,
  onClose,
}: DialogHeadProps) {
  return (
    <div className="flex items-start justify-between gap-4">
      <div>
        {badge}
        <h2
          ref={titleRef}
          id={titleId}
          tabIndex={titleRef ? -1 : undefined}
          className={cn('text-title leading-tight outline-none', badge && 'mt-3')}
        >
          {title}
        </h2>
        <p id={textId} className="mt-1.5 text-muted-foreground">
          {text}
        </p>
      </div>
      <IconButton icon={X} label={closeLabel} onClick={onClose} className="-mt-1.5 -mr-2 shrink-0" />
    </div>
  );
}

/** Wraps Tab at the ends of a modal. Null if the browser's default order is right. */
export function wrapTab<Element>(
  elements: readonly Element[],
  active: Element | null,
  isBackward: boolean,
): Element | null {
  const [leaving, entering] = isBackward ? [elements[0], elements.at(-1)] : [elements.at(-1), elements[0]];
  const isInside = active !== null && elements.includes(active);
  return isInside && active !== leaving ? null : (entering ?? null);
}
