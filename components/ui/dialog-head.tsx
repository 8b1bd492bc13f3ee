import { X } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from './button';

type DialogHeadProps = {
  title: string;
  titleId: string;
  /** For a dialog whose title takes the focus. */
  titleRef?: Ref<HTMLHeadingElement>;
  text: string;
  /** For a dialog that `text` describes. */
  textId?: string;
  closeLabel: string;
  onClose: () => void;
};

/** What a dialog is about, and the button that closes it. */
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
