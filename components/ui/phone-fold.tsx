'use client';

import type { ReactNode } from 'react';
import { createPreservedState } from '@/components/hooks/preserved-state';
import { Button } from './button';

type PhoneFoldProps = {
  /** Unique on the page. */
  id: string;
  label: string;
  /** What a phone shows only after a press: all of it, or what follows these items of its list. */
  folds: 'all' | 'after-3' | 'after-4';
  className?: string;
  contentClassName?: string;
  children: ReactNode;
};

const usePreservedOpen = createPreservedState<boolean>();

/** Wider screens, print and pages without scripts always show everything. Open in a swap, which a control in it can cause. */
export function PhoneFold({ id, label, folds, className, contentClassName, children }: PhoneFoldProps) {
  const [isOpen, setIsOpen] = usePreservedOpen(false, id);
  return (
    <>
      <div id={id} data-fold={isOpen ? undefined : folds} className={contentClassName}>
        {children}
      </div>
      {isOpen ? null : (
        <div data-slot="phone-fold" data-scripted className={className}>
          <Button
            variant="secondary"
            aria-expanded={false}
            aria-controls={id}
            onClick={() => {
              setIsOpen(true);
              // The button is about to disappear.
              const content = document.getElementById(id);
              content?.setAttribute('tabindex', '-1');
              content?.focus({ preventScroll: true });
            }}
          >
            <span>{label}</span>
          </Button>
        </div>
      )}
    </>
  );
}
