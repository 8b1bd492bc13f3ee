'use client';

import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { cn } from '@/lib/utils';

export type TabItem = { id: string; label: ReactNode; content: ReactNode };

type TabsProps = {
  label: string;
  items: readonly TabItem[];
  value?: string;
  onValueChange?: (id: string) => void;
};

/** Every panel is in the HTML, so that its text can be found and read without scripts. */
export function Tabs({ label, items, value, onValueChange }: TabsProps) {
  const baseId = useId();
  const [ownValue, setOwnValue] = useState(items[0]?.id ?? '');
  const listRef = useRef<HTMLDivElement>(null);
  const selected = value ?? ownValue;

  function select(id: string) {
    setOwnValue(id);
    onValueChange?.(id);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const ids = items.map((item) => item.id);
    const next = selectTabByKey(ids, selected, event.key);
    if (next === null) return;
    event.preventDefault();
    select(next);
    listRef.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
  }

  return (
    <div data-slot="tabs">
      <div
        ref={listRef}
        role="tablist"
        aria-label={label}
        data-scripted
        onKeyDown={handleKeyDown}
        className="flex flex-wrap gap-x-1 border-b"
      >
        {items.map((item) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            id={`${baseId}-tab-${item.id}`}
            data-tab={item.id}
            aria-selected={item.id === selected}
            aria-controls={`${baseId}-panel-${item.id}`}
            tabIndex={item.id === selected ? 0 : -1}
            onClick={() => select(item.id)}
            className={cn(
              '-mb-px inline-flex min-h-12 items-center gap-2 border-b-3 px-3 py-2 text-left font-medium wrap-anywhere transition-colors @3xl/main:px-5 [&_svg]:size-[1.125em] [&_svg]:shrink-0',
              item.id === selected
                ? 'border-accent text-foreground'
                : 'border-transparent text-muted-foreground hover:border-border-strong hover:text-foreground',
            )}
          >
            {item.label}
          </button>
        ))}
      </div>
      {items.map((item) => (
        <div
          key={item.id}
          role="tabpanel"
          id={`${baseId}-panel-${item.id}`}
          aria-labelledby={`${baseId}-tab-${item.id}`}
          tabIndex={0}
          hidden={item.id !== selected}
          data-slot="tabs-panel"
          data-unscripted="open"
          className="pt-8"
        >
          {item.content}
        </div>
      ))}
    </div>
  );
}

export function selectTabByKey(ids: readonly string[], selected: string, key: string): string | null {
  const index = ids.indexOf(selected);
  const steps: Record<string, number> = {
    ArrowRight: index + 1,
    ArrowLeft: index - 1,
    Home: 0,
    End: ids.length - 1,
  };
  const target = steps[key];
  if (target === undefined) return null;
  return ids[(target + ids.length) % ids.length] ?? null;
}
