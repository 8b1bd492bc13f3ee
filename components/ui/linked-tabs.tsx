'use client';

import { createContext, use, useEffect, useState } from 'react';
import { useIsHydrated } from '@/components/hooks/use-is-hydrated';
import { setAnchor, takeArrival, useAnchor } from '@/components/hooks/use-anchor';
import { Tabs, type TabItem } from './tabs';

export type LinkedTabItem = TabItem & {
  anchors?: readonly string[];
};

const PanelShown = createContext(true);

export function useIsPanelShown(): boolean {
  return use(PanelShown);
}

/** Tabs that follow the address: `#documentation` selects the tab with that id, also inside other tabs. */
export function LinkedTabs({ label, items }: { label: string; items: readonly LinkedTabItem[] }) {
  const anchor = useAnchor();
  const { id } = anchor;
  const isParentShown = useIsPanelShown();
  const isReady = useIsHydrated();
  const [selected, setSelected] = useState(items[0]?.id ?? '');
  const [handledId, setHandledId] = useState('');
  if (id !== handledId) {
    setHandledId(id);
    const named = items.find((item) => item.id === id || item.anchors?.includes(id));
    if (named) setSelected(named.id);
  }
  useEffect(() => {
    if (takeArrival(anchor)) scrollToAnchor(anchor.id);
  }, [anchor]);

  return (
    <div data-slot="linked-tabs" data-ready={isReady || undefined}>
      <Tabs
        label={label}
        value={selected}
        onValueChange={(chosen) => {
          setSelected(chosen);
          setAnchor(chosen);
        }}
        items={items.map((item) => ({
          ...item,
          content: <PanelShown value={isParentShown && item.id === selected}>{item.content}</PanelShown>,
        }))}
      />
    </div>
  );
}

function scrollToAnchor(id: string): void {
  const target = document.getElementById(id);
  target?.querySelector<HTMLElement>('[tabindex="-1"], button')?.focus({ preventScroll: true });
  target?.scrollIntoView();
}
