'use client';

import { Accessibility } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ComponentType } from 'react';
import { useAccessibility } from '@/components/hooks/use-accessibility';
import { announce } from '@/components/ui/announcement-store';
import { Button } from '@/components/ui/button';
import { accessibilityCopy } from '@/lib/content/accessibility';
import type { AccessibilityCardProps } from './accessibility-card';
import { usePageOutline } from './use-page-outline';
import { useShortcuts } from './use-shortcuts';

const load = () => import('./accessibility-card').then((loaded) => loaded.AccessibilityCard);
const preload = () => void load().catch(() => undefined);

/** The floating button that expands to the card of all accessibility settings, which arrives on first use. */
export function AccessibilityWidget() {
  const { keyboardNavigation, screenReaderMode } = useAccessibility();
  const [Card, setCard] = useState<ComponentType<AccessibilityCardProps> | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const rootRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const cardId = useId();
  const isOpen = Card !== null;

  async function open() {
    try {
      const Loaded = await load();
      setHasFailed(false);
      setCard(() => Loaded);
    } catch {
      setHasFailed(true);
      announce(accessibilityCopy.loadFailed);
    }
  }

  function close() {
    setCard(null);
    buttonRef.current?.focus();
  }

  const toggle = () => (isOpen ? close() : void open());

  useShortcuts({ isOn: keyboardNavigation, onPanel: toggle });
  usePageOutline(screenReaderMode);

  // Another floating widget that opens would lie over the card, or under it.
  useEffect(() => {
    if (!isOpen) return;
    function makeRoom({ target }: MouseEvent) {
      const isWidget = target instanceof Element && target.closest('[data-slot=widget-dock]');
      if (isWidget && !rootRef.current?.contains(target)) setCard(null);
    }
    document.addEventListener('click', makeRoom);
    return () => document.removeEventListener('click', makeRoom);
  }, [isOpen]);

  return (
    <div
      ref={rootRef}
      data-slot="accessibility-widget"
      className="relative flex items-center gap-3"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isOpen) close();
      }}
    >
      <Button
        ref={buttonRef}
        variant="secondary"
        size="icon"
        aria-label={accessibilityCopy.open}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? cardId : undefined}
        onClick={toggle}
        onPointerEnter={preload}
        onFocus={preload}
        className="size-[min(3rem,56px)]! rounded-full bg-surface-raised! shadow-raised hover:bg-primary-soft!"
      >
        <Accessibility aria-hidden="true" />
      </Button>
      {hasFailed ? (
        <p className="max-w-48 rounded-card border bg-surface-raised px-3 py-2 text-sm shadow-raised">
          {accessibilityCopy.loadFailed}
        </p>
      ) : null}
      {Card ? <Card id={cardId} onClose={close} /> : null}
    </div>
  );
}
