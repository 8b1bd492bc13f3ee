'use client';

import type { ReactNode } from 'react';
import { createPreservedState } from '@/components/hooks/preserved-state';
import { Button } from './button';

type PhoneFoldProps = {
  /** Unique on the page. */
  id: string;
  label: string;
  className?: string;
  contentClassName?: string;
  children: ReactNode;
};

const usePreservedOpen = createPreservedState<boolean>();

/** Wider screens, print and pages without scripts always show everything. Open in a swap, which a control in it can cause. */
export function PhoneFold({ id, label, className, contentClassName, children }: PhoneFoldProps) {
  const [isOpen, setIsOpen] = usePreservedOpen(false, id);
  return (
    <>
      <div id={id} data-folded={isOpen ? undefined : ''} className={contentClassName}>
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
