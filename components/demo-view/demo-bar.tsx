'use client';

import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
  type ComponentType,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import { isBusy } from '@/components/hooks/is-busy';
import { useAccessibility } from '@/components/hooks/use-accessibility';
import { usePersonalizationActions } from '@/components/personalization/personalization-context';
import { announce } from '@/components/ui/announcement-store';
import { Button } from '@/components/ui/button';
import type { Elements } from '@/components/ui/elements';
import { demoViewCopy } from '@/lib/content/demo-view';
import { parseDemoView, type DemoStep, type DemoView } from '@/lib/personalization/demo-view';
import { DEFAULT_SETTINGS } from '@/lib/personalization/settings';
import {
  changeDemoView,
  cleanDemoAddress,
  leaveDemoView,
  readDemoView,
  subscribeToDemoView,
} from '@/lib/visit/demo-view';
import { readDemoCookie } from '@/lib/visit/visit-mode';
import { DemoButtons } from './demo-buttons';
import { DemoControls } from './demo-controls';
import { SharePanel } from './share-panel';
import { useDemoPanel, type DemoPanelName } from './use-demo-panel';
import { namePersona, useDemoWalk, type DemoWalk } from './use-demo-walk';
import { useExplain } from './use-explain';

const { bar, resetDone, scriptStays } = demoViewCopy;

export type DemoBarProps = {
  Replay?: ComponentType;
};

/** The presenter's bar at the lower edge of every page. It says that this is a demo view, and that nothing is stored. */
export function DemoBar({ Replay }: DemoBarProps) {
  const barRef = useRef<HTMLElement>(null);
  const { company, steps } = useDemoView();
  const { changeHere } = usePersonalizationActions();
  const panel = useDemoPanel(barRef);
  // While composing a script, step through all personas.
  const walk = useDemoWalk(steps, panel.open === 'share');
  const { isExplaining, setIsExplaining } = useExplain();
  useBarRoom(barRef);

  const toggleExplain = () => setIsExplaining(!isExplaining);
  const reset = () => {
    const words = steps.length > 0 ? `${resetDone} ${scriptStays}` : resetDone;
    // Announced first, because only the last announcement is heard.
    flushSync(() => setIsExplaining(false));
    if (!changeHere({ type: 'session-restarted' }, words)) announce(words);
    changeDemoView({ behavioralAnalytics: DEFAULT_SETTINGS.behavioralAnalytics });
  };
  useDemoKeys((key) => {
    if (key === 'next') walk.go(1);
    else if (key === 'previous') walk.go(-1);
    else if (key === 'explain') toggleExplain();
    else if (key === 'reset') reset();
    else panel.toggle(key);
  });

  return (
    <section ref={barRef} aria-label={bar.label} data-slot="demo-bar" data-trail="ignored">
      <div data-slot="demo-row">
        <p>
          <strong>{bar.name}</strong> <span>{bar.promise}</span>
          {company ? <span>{` ${bar.preparedFor} ${company}`}</span> : null}
        </p>
        <DemoWalkButtons walk={walk} steps={steps} />
        <DemoButtons
          open={panel.open}
          isExplaining={isExplaining}
          onPanel={panel.toggle}
          onExplain={toggleExplain}
          onExit={leaveDemoView}
        />
      </div>
      {panel.open ? (
        <DemoPanel name={panel.open} onClose={panel.close}>
          {panel.open === 'controls' ? (
            <DemoControls
              onReset={reset}
              onReplay={Replay && (() => panel.toggle('replay'))}
              onFollow={panel.close}
            />
          ) : null}
          {panel.open === 'share' ? <SharePanel steps={steps} company={company} /> : null}
          {panel.open === 'replay' && Replay ? <Replay /> : null}
        </DemoPanel>
      ) : null}
    </section>
  );
}

const NOTHING: Pick<DemoView, 'company' | 'steps'> = { company: '', steps: [] };

/** Company and script of the view. Persona and settings belong to the session, which starts from the view. */
function useDemoView(): Pick<DemoView, 'company' | 'steps'> {
  const { changeHere } = usePersonalizationActions();
  const cookie = useSyncExternalStore(subscribeToDemoView, readDemoCookie, () => null);

  useEffect(() => {
    cleanDemoAddress();
    const view = readDemoView();
    if (!view) return;
    const { contentPersonalization, navigationAdaptation, behavioralAnalytics } = view;
    const settings = { contentPersonalization, navigationAdaptation, behavioralAnalytics };
    changeHere({ type: 'settings-loaded', settings });
  }, [changeHere]);

  return parseDemoView(cookie) ?? NOTHING;
}

/** Publishes the bar's real height as --demo-bar, so that the end of the page stays visible. */
function useBarRoom(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { style } = document.documentElement;
    let frame = 0;
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize;
      // In the next frame, because it changes the page's height, which another observer measures in this one.
      cancelAnimationFrame(frame);
      if (height)
        frame = requestAnimationFrame(() => style.setProperty('--demo-bar', `${Math.ceil(height)}px`));
    });
    if (bar.current) observer.observe(bar.current);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      style.removeProperty('--demo-bar');
    };
  }, [bar]);
}

const { list } = demoViewCopy.keys;

type DemoKey = keyof typeof list;

/** Matches by character, or by physical key if the layout has no such letter. */
function findKey({ key, code }: KeyboardEvent): DemoKey | undefined {
  const names = Object.keys(list) as DemoKey[];
  return (
    names.find((name) => list[name].key === key.toUpperCase()) ??
    (/^[\x20-\x7e]$/.test(key) ? undefined : names.find((name) => `Key${list[name].key}` === code))
  );
}

function useDemoKeys(press: (key: DemoKey) => void): void {
  const { keyboardNavigation } = useAccessibility();
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { altKey, ctrlKey, metaKey, shiftKey, repeat, defaultPrevented } = event;
    if (altKey || ctrlKey || metaKey || shiftKey || repeat || defaultPrevented || isBusy('open')) return;
    const key = findKey(event);
    if (!key) return;
    event.preventDefault();
    event.stopPropagation();
    press(key);
  });

  // Keys work as soon as the bar is visible.
  useLayoutEffect(() => {
    if (!keyboardNavigation) return;
    // Captured, before a closed select uses the letter to choose an option.
    document.addEventListener('keydown', handleKey, { capture: true });
    return () => document.removeEventListener('keydown', handleKey, { capture: true });
  }, [keyboardNavigation]);
}

const { persona: personaWords, steps: stepWords, keys } = demoViewCopy;

type DemoWalkButtonsProps = { walk: DemoWalk; steps: readonly DemoStep[] };

function DemoWalkButtons({ walk, steps }: DemoWalkButtonsProps) {
  const words = walk.isScripted ? stepWords : personaWords;
  return (
    <div data-slot="demo-walk">
      <Button
        variant="inverse-secondary"
        size="icon"
        aria-label={words.previous}
        aria-keyshortcuts={keys.list.previous.key}
        onClick={() => walk.go(-1)}
      >
        <ChevronLeft aria-hidden="true" />
      </Button>
      <p>
        {steps.length > 0 ? (
          <span>{`${stepWords.at} ${walk.at || '–'} ${stepWords.of} ${steps.length}: `}</span>
        ) : null}
        <span>{namePersona(walk.persona)}</span>
      </p>
      <Button
        variant="inverse-secondary"
        size="icon"
        aria-label={words.next}
        aria-keyshortcuts={keys.list.next.key}
        onClick={() => walk.go(1)}
      >
        <ChevronRight aria-hidden="true" />
      </Button>
    </div>
  );
}

const { controls, share, replay, close } = demoViewCopy;

const HEADINGS: Record<DemoPanelName, string> = {
  controls: controls.heading,
  share: share.heading,
  replay,
};

type DemoPanelProps = { name: DemoPanelName; onClose: () => void; children: Elements };

export function DemoPanel({ name, onClose, children }: DemoPanelProps) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const headingId = useId();

  useLayoutEffect(() => {
    headingRef.current?.focus({ preventScroll: true });
  }, [name]);

  return (
    <div role="group" aria-labelledby={headingId} data-slot="demo-panel">
      <div className="flex items-center justify-between gap-4">
        <h2 ref={headingRef} id={headingId} tabIndex={-1} className="text-title outline-none">
          {HEADINGS[name]}
        </h2>
        <Button variant="ghost" size="icon" aria-label={close} onClick={onClose} className="-mr-2">
          <X aria-hidden="true" />
        </Button>
      </div>
      {children}
    </div>
  );
}
