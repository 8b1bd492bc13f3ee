import { X } from 'lucide-react';
import { useRef, type ComponentProps, type MouseEvent, type Ref } from 'react';
import { cn } from '@/lib/utils';
import { Button } from './button';

/** The native modal: the browser traps the focus and gives it back. `className` sets padding and the largest width. */
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

type DialogHeadProps = {
  title: string;
  titleId: string;
  titleRef?: Ref<HTMLHeadingElement>;
  text: string;
  textId?: string;
  closeLabel: string;
  onClose: () => void;
};

export function DialogHead({ title, titleId, titleRef, text, textId, closeLabel, onClose }: DialogHeadProps) {
  return (
    <div className="flex items-start justify-between gap-4">
      <div>
        <h2
          ref={titleRef}
          id={titleId}
          tabIndex={titleRef ? -1 : undefined}
          className="text-2xl leading-tight outline-none"
        >
          {title}
        </h2>
        <p id={textId} className="mt-1.5 text-muted-foreground">
          {text}
        </p>
      </div>
      <Button variant="ghost" size="icon" aria-label={closeLabel} onClick={onClose} className="-mt-1.5 -mr-2">
        <X aria-hidden="true" />
      </Button>
    </div>
  );
}

/** For a `<dialog>` without padding: closes on a backdrop click, unless the press started inside (text selection). */
export function useBackdropClose(close: () => void) {
  const startsBeside = useRef(false);
  const isBeside = ({ target, currentTarget }: MouseEvent) => target === currentTarget;
  return {
    onMouseDown: (event: MouseEvent) => void (startsBeside.current = isBeside(event)),
    onClick: (event: MouseEvent) => startsBeside.current && isBeside(event) && close(),
  };
}
