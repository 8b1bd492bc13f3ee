'use client';

import { Accessibility } from 'lucide-react';
import { usePathname } from 'next/navigation';
import { useEffect, useId, useRef, useState, type ComponentType } from 'react';
import { isBusy } from '@/components/hooks/is-busy';
import { useAccessibility } from '@/components/hooks/use-accessibility';
import { useDocumentEvent } from '@/components/hooks/use-document-event';
import { announce } from '@/components/ui/announcement-store';
import { IconButton } from '@/components/ui/button';
import { useOpener } from '@/components/ui/opener-button';
import { accessibilityCopy } from '@/lib/content/accessibility';
import type { AccessibilityCardProps } from './accessibility-card';

const load = () => import('./accessibility-card').then((loaded) => loaded.AccessibilityCard);

export function AccessibilityWidget() {
  const { keyboardNavigation, screenReaderMode } = useAccessibility();
  const [Card, setCard] = useState<ComponentType<AccessibilityCardProps> | null>(null);
  const { hasFailed, open, preload } = useOpener({
    load,
    onLoaded: (Loaded) => setCard(() => Loaded),
    failed: accessibilityCopy.loadFailed,
  });
  const rootRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const cardId = useId();
  const isOpen = Card !== null;

  function close() {
    setCard(null);
    buttonRef.current?.focus();
  }

  const toggle = () => (isOpen ? close() : void open());

  useShortcuts({ isOn: keyboardNavigation, onPanel: toggle });
  usePageOutline(screenReaderMode);

  // Closes when another floating widget opens, because the two would overlap.
  function closeForOtherWidget({ target }: MouseEvent) {
    const isWidget = target instanceof Element && target.closest('[data-slot=widget-dock]');
    if (isWidget && !rootRef.current?.contains(target)) setCard(null);
  }
  useDocumentEvent('click', closeForOtherWidget, { isOn: isOpen });

  return (
    <div
      ref={rootRef}
      data-slot="accessibility-widget"
      className="relative flex items-center gap-3"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isOpen) close();
      }}
    >
      <IconButton
        icon={Accessibility}
        ref={buttonRef}
        variant="secondary"
        label={accessibilityCopy.open}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? cardId : undefined}
        onClick={toggle}
        onPointerEnter={preload}
        onFocus={preload}
        className="dock-button bg-surface-raised! shadow-raised hover:bg-primary-soft!"
      />
      {hasFailed ? (
        <p className="max-w-48 rounded-card border bg-surface-raised px-3 py-2 text-sm shadow-raised">
          {accessibilityCopy.loadFailed}
        </p>
      ) : null}
      {Card ? <Card id={cardId} onClose={close} /> : null}
    </div>
  );
}

const { panel, main } = accessibilityCopy.shortcuts;

/** On macOS, Alt changes the character, so the physical key counts too. */
function isKey(event: KeyboardEvent, letter: string): boolean {
  return event.key.toUpperCase() === letter || event.code === `Key${letter}`;
}

function useShortcuts({ isOn, onPanel }: { isOn: boolean; onPanel: () => void }): void {
  function handleKey(event: KeyboardEvent) {
    if (!event.altKey || !event.shiftKey || event.ctrlKey || event.metaKey || event.repeat || isBusy())
      return;
    if (isKey(event, panel.key)) onPanel();
    else if (isKey(event, main.key)) document.querySelector<HTMLElement>('main')?.focus();
    else return;
    event.preventDefault();
  }
  useDocumentEvent('keydown', handleKey, { isOn });
}

const MAX_HEADINGS = 12;

function listHeadings(): string[] {
  return Array.from(document.querySelectorAll<HTMLElement>('main h2'))
    .filter((heading) => !heading.closest('[hidden], [inert]'))
    .slice(0, MAX_HEADINGS)
    .map((heading) => heading.textContent.trim());
}

function usePageOutline(isOn: boolean): void {
  const path = usePathname();
  useEffect(() => {
    const headings = isOn ? listHeadings() : [];
    if (headings.length > 0) announce(`${accessibilityCopy.outline} ${headings.join(', ')}.`);
  }, [isOn, path]);
}
