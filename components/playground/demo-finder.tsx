'use client';

import { useEffect, useRef, useState, useSyncExternalStore, type FormEvent } from 'react';
import { useAddressText } from '@/components/hooks/address-state';
import { useSearchAnnouncement } from '@/components/ui/announcement-store';
import { Button } from '@/components/ui/button';
import { Input, Label } from '@/components/ui/fields';
import { JumpLinks } from '@/components/ui/jump-links';
import { createListeners } from '@/lib/browser/listeners';
import type { PlaygroundCopy } from '@/lib/content/pages/demo';
import { selectByVisitMode } from '@/lib/browser/visit-mode';

const DEMO_FIELD_ID = 'demo-finder';

type FinderEntry = { id: string; title: string; text: string };

export function DemoFinder({
  copy,
  places,
}: {
  copy: PlaygroundCopy['finder'];
  places: readonly FinderEntry[];
}) {
  const { text: query, type, write } = useAddressText('find');
  const [isTouched, setIsTouched] = useState(false);
  const inputRef = useRef<HTMLInputElement>(null);
  const normalizedQuery = query.trim().toLowerCase();
  const matches = places.filter(({ title, text }) =>
    `${title} ${text}`.toLowerCase().includes(normalizedQuery),
  );
  const count = matches.length;
  const found = count === 0 ? copy.none : `${count} ${count === 1 ? copy.found.one : copy.found.many}`;
  useSearchAnnouncement(normalizedQuery, normalizedQuery && found);

  useEffect(() => {
    // The demo view uses letters as shortcuts, which a focused field would swallow.
    const canFocus = selectByVisitMode({ own: canTakeFocus, private: canTakeFocus, demo: () => false });
    const tookFocus = canFocus(document.activeElement, window.location);
    const scrollBefore = window.scrollY;
    if (tookFocus) inputRef.current?.focus({ preventScroll: true });
    recordArrival({ tookFocus, movedPx: Math.abs(window.scrollY - scrollBefore) });
  }, []);

  function goToFirst(event: FormEvent) {
    event.preventDefault();
    const target = document.getElementById(matches[0]?.id ?? '');
    target?.focus({ preventScroll: true });
    target?.scrollIntoView();
  }

  return (
    <form onSubmit={goToFirst} role="search">
      <div data-scripted className="max-w-[30rem]">
        <Label htmlFor={DEMO_FIELD_ID}>{copy.label}</Label>
        {/* Programmatic focus must not open a phone's keyboard; a tap may. */}
        <Input
          ref={inputRef}
          id={DEMO_FIELD_ID}
          type="search"
          autoComplete="off"
          maxLength={100}
          aria-describedby={`${DEMO_FIELD_ID}-hint`}
          inputMode={isTouched ? 'search' : 'none'}
          onPointerDown={() => setIsTouched(true)}
          onClick={() => setIsTouched(true)}
          value={query}
          onChange={(event) => type(event.target.value)}
          onBlur={() => write()}
          className="mt-1.5"
        />
        <p id={`${DEMO_FIELD_ID}-hint`} className="mt-1.5 text-caption text-muted-foreground">
          {copy.hint}
        </p>
      </div>
      <div className="mt-5">
        <JumpLinks label={copy.list} links={matches.map(({ id, title }) => ({ id, label: title }))} />
        {count === 0 ? <p className="text-muted-foreground">{copy.none}</p> : null}
      </div>
    </form>
  );
}

/** Outcome of the autofocus on arrival; null until known. */
type Arrival = { tookFocus: boolean; movedPx: number };

let latest: Arrival | null = null;

const { notify, subscribe } = createListeners();

function recordArrival(arrival: Arrival): void {
  latest = arrival;
  notify();
}

/** Takes the focus only if there is no hash and nothing, or only the link that led here, has it. */
export function canTakeFocus(
  active: Element | null,
  { pathname, hash }: Pick<Location, 'pathname' | 'hash'>,
): boolean {
  if (hash !== '') return false;
  if (active === null || active === document.body) return true;
  return active instanceof HTMLAnchorElement && active.pathname === pathname;
}

export function ArrivalDemo({ copy }: { copy: PlaygroundCopy['live']['arrival'] }) {
  const arrival = useSyncExternalStore(
    subscribe,
    () => latest,
    () => null,
  );
  return (
    <div data-scripted>
      <p data-slot="arrival" className="mb-5">
        {`${arrival?.tookFocus === false ? copy.left : copy.took} ${copy.moved} ${arrival?.movedPx ?? 0} ${copy.pixels}`}
      </p>
      <Button variant="secondary" onClick={() => document.getElementById(DEMO_FIELD_ID)?.focus()}>
        {copy.button}
      </Button>
    </div>
  );
}
