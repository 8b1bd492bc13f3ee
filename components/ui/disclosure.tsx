'use client';

import { useEffect, useId, useRef, useState } from 'react';
import type { LucideIcon } from 'lucide-react';
import { cn } from '@/lib/utils';
import { Button } from './button';
import type { Elements } from './elements';

// With large text on a narrow screen, names wrap instead of overflowing.
const PANEL =
  'absolute top-full z-10 mt-1 w-max max-w-[calc(100vw-2.25rem)] rounded-card border bg-surface-raised p-2 text-foreground shadow-raised';

type DisclosureProps = {
  /** The button's content: text, or an icon with text for screen readers. */
  trigger: Elements;
  className?: string;
  triggerClassName?: string;
  panelClassName?: string;
  size?: 'md' | 'icon';
  children: Elements;
};

/** A button that shows a small panel below it, closed by Escape, a press outside, a followed link or leaving by Tab. */
export function Disclosure({
  trigger,
  className,
  triggerClassName,
  panelClassName,
  size = 'icon',
  children,
}: DisclosureProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const rootRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    function closeOutside({ target }: PointerEvent) {
      if (target instanceof Node && !rootRef.current?.contains(target)) setIsOpen(false);
    }
    function closeOnEscape(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      // Handled here and first, so that Escape closes neither the menu around it nor the chat.
      event.preventDefault();
      event.stopPropagation();
      setIsOpen(false);
      buttonRef.current?.focus();
    }
    // iOS Safari fires no click for taps on plain text.
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('keydown', closeOnEscape, true);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('keydown', closeOnEscape, true);
    };
  }, [isOpen]);

  return (
    <div
      ref={rootRef}
      data-scripted
      className={className}
      // Null for a press on something that takes no focus, and for another window.
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setIsOpen(false);
      }}
    >
      <Button
        ref={buttonRef}
        variant="ghost"
        size={size}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        className={triggerClassName}
      >
        {trigger}
      </Button>
      <div
        id={id}
        hidden={!isOpen}
        onClick={({ target }) => {
          if (target instanceof Element && target.closest('a')) setIsOpen(false);
        }}
        className={cn(PANEL, panelClassName)}
      >
        {children}
      </div>
    </div>
  );
}

type IconDisclosureProps = Omit<DisclosureProps, 'trigger' | 'size'> & { icon: LucideIcon; label: string };

/** A disclosure whose button is an icon. Its panel is at the right edge. */
export function IconDisclosure({ icon: Icon, label, panelClassName, ...props }: IconDisclosureProps) {
  return (
    <Disclosure
      {...props}
      panelClassName={cn('right-0', panelClassName)}
      trigger={[
        <Icon key="icon" aria-hidden="true" />,
        <span key="label" className="sr-only">
          {label}
        </span>,
      ]}
    />
  );
}
