import { X } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from './button';

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
