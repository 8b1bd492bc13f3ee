'use client';

import {
  ChevronLeft,
  ChevronRight,
  Columns2,
  Lightbulb,
  LogOut,
  Share2,
  SlidersHorizontal,
  type LucideIcon,
} from 'lucide-react';
import { useEffect, useRef, useSyncExternalStore, type ComponentProps } from 'react';
import { usePersonalizationActions } from '@/components/personalization/personalization-context';
import { showToast } from '@/components/toast/toast-store';
import { Button, IconButton } from '@/components/ui/button';
import { demoViewCopy } from '@/lib/content/demo-view';
import {
  parseDemoView,
  STANDARD_DEMO_VIEW,
  type DemoStep,
  type DemoView,
} from '@/lib/personalization/demo-view';
import {
  cleanDemoAddress,
  leaveDemoView,
  readDemoView,
  resetDemoView,
  subscribeToDemoView,
  wasDemoReset,
} from '@/lib/browser/demo-view';
import { readDemoCookie } from '@/lib/browser/visit-mode';
import './demo-bar.css';
import { DemoControls } from './demo-controls';
import { DemoPanel, LazyPanel, useDemoPanel, type DemoPanelName, type LoadPanel } from './demo-panel';
import { GuestBar } from './guest-bar';
import { useCompareLink, useDemoKeys, useHideToggle, useNotesWindow } from './presenter-tools';
import { SharePanel } from './share-panel';
import { useBarHeight } from './use-bar-height';
import { formatPersonaLabel, useDemoWalk, type DemoWalk } from './use-demo-walk';

const { bar, keys } = demoViewCopy;

export type DemoBarProps = { panels: Record<'replay' | 'explain', LoadPanel> };

/** At the bottom of every page: captions for the guest of a shared link, controls for the presenter. */
export function DemoBar({ panels }: DemoBarProps) {
  const view = useDemoView();
  return view.isGuest ? <GuestBar view={view} /> : <PresenterBar view={view} panels={panels} />;
}

/** States that this is a demo view and that nothing is stored. */
function PresenterBar({ view, panels }: DemoBarProps & { view: DemoView }) {
  const barRef = useRef<HTMLElement>(null);
  const { company, steps } = view;
  const { chooseSegment } = usePersonalizationActions();
  const panel = useDemoPanel(barRef);
  // While composing a script, step through all personas.
  const walk = useDemoWalk(steps, panel.open === 'share');
  const compare = useCompareLink();
  const toggleHidden = useHideToggle();
  const openNotes = useNotesWindow(steps[walk.position - 1]);
  useBarHeight(barRef);

  useDemoKeys((key) => {
    if (key === 'next') walk.go(1);
    else if (key === 'previous') walk.go(-1);
    else if (key === 'compare') compare();
    else if (key === 'hide') toggleHidden();
    else if (key === 'reset') resetDemoView();
    else if (key === 'explain' || key === 'share' || key === 'controls') panel.toggle(key);
    else chooseSegment(key);
  });

  const preparedFor = company ? ` ${bar.preparedFor} ${company}` : '';
  return (
    <section ref={barRef} aria-label={bar.label} data-slot="demo-bar" data-trail="ignored">
      <div data-slot="demo-row">
        <p title={preparedFor.trim() || undefined}>
          <strong>{bar.name}</strong> <span>{bar.promise}</span>
          {company ? <span>{preparedFor}</span> : null}
        </p>
        <DemoWalkButtons walk={walk} steps={steps} />
        <DemoButtons
          open={panel.open}
          onPanel={panel.toggle}
          onCompare={compare}
          onExit={() => leaveDemoView()}
        />
      </div>
      {panel.open ? (
        <DemoPanel name={panel.open} onClose={panel.close}>
          {panel.open === 'controls' ? (
            <DemoControls
              onReset={resetDemoView}
              onCompare={compare}
              onReplay={() => panel.toggle('replay')}
            />
          ) : null}
          {panel.open === 'share' ? <SharePanel view={view} onNotes={openNotes} /> : null}
          {panel.open === 'replay' || panel.open === 'explain' ? (
            <LazyPanel key={panel.open} load={panels[panel.open]} />
          ) : null}
        </DemoPanel>
      ) : null}
    </section>
  );
}

const { persona: personaCopy, steps: stepCopy } = demoViewCopy;

function DemoWalkButtons({ walk, steps }: { walk: DemoWalk; steps: readonly DemoStep[] }) {
  const copy = walk.isScripted ? stepCopy : personaCopy;
  return (
    <div data-slot="demo-walk">
      <IconButton
        icon={ChevronLeft}
        variant="inverse-secondary"
        label={copy.previous}
        aria-keyshortcuts={keys.list.previous.key}
        onClick={() => walk.go(-1)}
      />
      <p title={formatPersonaLabel(walk.persona)}>
        {walk.position > 0 ? (
          <span>{`${stepCopy.at} ${walk.position} ${stepCopy.of} ${steps.length}: `}</span>
        ) : null}
        <span>{formatPersonaLabel(walk.persona)}</span>
      </p>
      <IconButton
        icon={ChevronRight}
        variant="inverse-secondary"
        label={copy.next}
        aria-keyshortcuts={keys.list.next.key}
        onClick={() => walk.go(1)}
      />
    </div>
  );
}

const { explain, compare, share, controls, exit } = demoViewCopy;

const PANELS = [
  { name: 'explain', label: explain.open, Icon: Lightbulb },
  { name: 'share', label: share.open, Icon: Share2 },
  { name: 'controls', label: controls.open, Icon: SlidersHorizontal },
] as const;

type DemoButtonsProps = {
  open: DemoPanelName | null;
  onPanel: (name: DemoPanelName) => void;
  onCompare: () => void;
  onExit: () => void;
};

function DemoButtons({ open, onPanel, onCompare, onExit }: DemoButtonsProps) {
  return (
    <div data-slot="demo-buttons">
      <BarButton Icon={Columns2} label={compare.open} shortcut={keys.list.compare.key} onClick={onCompare} />
      {PANELS.map(({ name, label, Icon }) => (
        <BarButton
          key={name}
          Icon={Icon}
          label={label}
          shortcut={keys.list[name].key}
          aria-expanded={open === name}
          onClick={() => onPanel(name)}
        />
      ))}
      <BarButton Icon={LogOut} label={exit} onClick={onExit} />
    </div>
  );
}

type BarButtonProps = ComponentProps<typeof Button> & { Icon: LucideIcon; label: string; shortcut?: string };

function BarButton({ Icon, label, shortcut, ...props }: BarButtonProps) {
  return (
    <Button variant="inverse-secondary" size="sm" aria-keyshortcuts={shortcut} {...props}>
      <Icon aria-hidden="true" />
      <span data-slot="demo-label">{label}</span>
      {shortcut ? <kbd aria-hidden="true">{shortcut}</kbd> : null}
    </Button>
  );
}

/** The view's own settings; persona and personalization settings belong to the session, which starts from the view. */
function useDemoView(): DemoView {
  const { changeLocally } = usePersonalizationActions();
  const cookie = useSyncExternalStore(subscribeToDemoView, readDemoCookie, () => null);

  useEffect(() => {
    if (wasDemoReset()) showToast(demoViewCopy.resetDone);
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
