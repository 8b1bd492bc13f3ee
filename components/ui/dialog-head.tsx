import { X } from 'lucide-react';
import type { Ref } from 'react';
import { cn } from '@/lib/utils';
import { IconButton } from './button';
import type { Elements } from './elements';

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
