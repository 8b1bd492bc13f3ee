'use client';

import { X } from 'lucide-react';
import { useEffect, useRef, useSyncExternalStore, type ReactElement, useState } from 'react';
import { useSitePath } from '@/components/hooks/use-site-path';
import { usePersonalizationActions, useSession } from '@/components/personalization/personalization-context';
import { showToast } from '@/components/toast/toast-store';
import { Button, ButtonLink } from '@/components/ui/button';
import { MAIN_ID } from '@/lib/config/main-id';
import { ROUTE_IDS, ROUTES } from '@/lib/config/routes';
import { demoViewCopy } from '@/lib/content/demo-view';
import { pageMetadata } from '@/lib/content/metadata';
import { parseDemoView, STANDARD_DEMO_VIEW, type DemoView } from '@/lib/personalization/demo-view';
import {
  cleanDemoAddress,
  readDemoView,
  subscribeToDemoView,
  takeDemoUndo,
  leaveDemoView,
} from '@/lib/browser/demo-view';
import { readDemoCookie } from '@/lib/browser/visit-mode';
import type { Persona } from '@/lib/personalization/persona';
import './demo-bar.css';
import { PresenterBar } from './presenter-bar';

/** At the bottom of every page: a caption for the guest of a shared link, controls for the presenter. */
export function DemoBar({ reasons }: { reasons: ReactElement }) {
  const view = useDemoView();
  const barRef = useRef<HTMLElement>(null);

  useEffect(() => (barRef.current ? publishHeight(barRef.current) : undefined), []);

  return (
    <section
      ref={barRef}
      aria-label={view.isGuest ? demoViewCopy.guest.label : demoViewCopy.bar.label}
      data-slot="demo-bar"
      data-guest={view.isGuest ? '' : undefined}
      data-trail="ignored"
    >
      {view.isGuest ? <GuestBar view={view} /> : <PresenterBar view={view} reasons={reasons} />}
    </section>
  );
}

/** The view's own settings; persona and personalization settings belong to the session, which starts from the view. */
function useDemoView(): DemoView {
  const { changeLocally } = usePersonalizationActions();
  const cookie = useSyncExternalStore(subscribeToDemoView, readDemoCookie, () => null);

  useEffect(() => {
    const undo = takeDemoUndo();
    if (undo) showToast({ ...demoViewCopy.resetDone, action: { label: demoViewCopy.undo, act: undo } });
    cleanDemoAddress();
    const view = readDemoView();
    if (!view) return;
    const { contentPersonalization, navigationAdaptation, behavioralAnalytics } = view;
    const settings = { contentPersonalization, navigationAdaptation, behavioralAnalytics };
    changeLocally({ type: 'settings-loaded', settings });
  }, [changeLocally]);

  // Going back to a page of the previous demo must not show its chat or forms again.
  useEffect(() => {
    const reloadRestored = ({ persisted }: PageTransitionEvent) => {
      if (persisted) window.location.reload();
    };
    window.addEventListener('pageshow', reloadRestored);
    return () => window.removeEventListener('pageshow', reloadRestored);
  }, []);

  return parseDemoView(cookie) ?? STANDARD_DEMO_VIEW;
}

/** As --demo-bar, so that the end of the page stays visible. Returns a function that stops. */
function publishHeight(bar: HTMLElement): () => void {
  const { style } = document.documentElement;
  let frame = 0;
  const observer = new ResizeObserver(() => {
    // In the next frame, because it changes the page height that another observer measures in this one.
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() =>
      style.setProperty('--demo-bar', `${Math.ceil(bar.getBoundingClientRect().height)}px`),
    );
  });
  observer.observe(bar);
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    style.removeProperty('--demo-bar');
  };
}

const { guest: copy } = demoViewCopy;

/** For a prospect: a greeting, a caption and the sender's next step. */
function GuestBar({ view }: { view: DemoView }) {
  const page = useSitePath();
  const { persona } = useSession('persona');
  const [hasStarted, setHasStarted] = useState(false);
  const next = copy.nextSteps[view.nextStep];

  function start() {
    // The button disappears when pressed.
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    setHasStarted(true);
  }

  return (
    <>
      {hasStarted ? null : <Greeting view={view} onStart={start} />}
      <div data-slot="demo-row">
        <p data-slot="guest-caption">{describePage(page, persona)}</p>
        <div data-slot="demo-buttons">
          <ButtonLink variant="inverse" size="sm" href={next.href}>
            {next.label}
          </ButtonLink>
          <Button
            variant="inverse-secondary"
            size="sm"
            aria-label={copy.leave}
            title={copy.leave}
            onClick={() => leaveDemoView()}
          >
            <X aria-hidden="true" className="size-4" />
          </Button>
        </div>
      </div>
    </>
  );
}

type GreetingProps = { view: DemoView; onStart: () => void };

function Greeting({ view: { company, sender, message }, onStart }: GreetingProps) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => headingRef.current?.focus({ preventScroll: true }), []);
  const recipient = company ? `${copy.preparedFor} ${company}` : copy.preparedForYou;
  return (
    <div data-slot="guest-greeting">
      <h2 ref={headingRef} tabIndex={-1} className="text-title outline-none">
        {sender ? `${recipient} ${copy.by} ${sender}` : recipient}
      </h2>
      {message ? <p className="mt-2 text-base">{message}</p> : null}
      <p className="mt-2 text-sm text-muted-foreground">{copy.private}</p>
      <Button size="sm" onClick={onStart} className="mt-3">
        {copy.start}
      </Button>
    </div>
  );
}

/** 'Pricing, for a developer who reads in depth, on a first visit' */
function describePage(path: string, { segment, cluster, visitor }: Persona): string {
  const id = ROUTE_IDS.find((route) => ROUTES[route] === path) ?? 'home';
  const who = `${copy.segments[segment]} ${copy.clusters[cluster]}`;
  return `${pageMetadata[id].name}, ${copy.for} ${who}, ${copy.visitors[visitor]}`;
}
