'use client';

import { X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { IconButton } from '@/components/ui/button';
import { SiteLink } from '@/components/ui/links';
import { accessibilityCopy } from '@/lib/content/accessibility';
import { AccessibilityControls } from './accessibility-controls';

const { title, intro, close, more } = accessibilityCopy;

export type AccessibilityCardProps = { id: string; onClose: () => void };

/** Not modal, so that the page beside it shows the effect. A fixed pixel width keeps the slider still while dragged. */
export function AccessibilityCard({ id, onClose }: AccessibilityCardProps) {
  const cardRef = useRef<HTMLDivElement>(null);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const titleId = useId();

  useEffect(() => {
    const card = cardRef.current;
    // The top layer keeps it above the header, and tab order follows its button. Without popover support it opens
    // inline.
    if (card && 'showPopover' in card) {
      card.setAttribute('popover', 'manual');
      card.showPopover();
    }
    titleRef.current?.focus();
  }, []);

  return (
    <div
      ref={cardRef}
      role="dialog"
      id={id}
      aria-labelledby={titleId}
      tabIndex={-1}
      data-slot="accessibility-card"
      className="fixed inset-auto bottom-[calc(max(0.75rem,env(safe-area-inset-bottom))+3.75rem)] left-3 flex max-h-[min(38rem,calc(100dvh-6.5rem))] w-[400px] max-w-[calc(100vw-1.5rem)] flex-col overflow-hidden rounded-panel border bg-surface-raised text-foreground shadow-raised focus:outline-none md:bottom-20 md:left-5"
    >
      <div className="flex items-center justify-between gap-3 border-b py-2.5 pr-2.5 pl-5">
        <h2 id={titleId} ref={titleRef} tabIndex={-1} className="text-title">
          {title}
        </h2>
        <IconButton icon={X} label={close} onClick={onClose} />
      </div>
      <div className="min-h-0 overflow-y-auto overscroll-contain px-5 pt-4 pb-5">
        <p className="mb-4 text-sm text-muted-foreground">{intro}</p>
        <AccessibilityControls />
        <SiteLink
          href={more.href}
          onClick={onClose}
          className="mt-3 inline-flex min-h-11 items-center text-sm font-medium text-primary underline underline-offset-4"
        >
          {more.label}
        </SiteLink>
      </div>
    </div>
  );
}
