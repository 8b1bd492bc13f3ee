'use client';

import './demo-bar.css';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef } from 'react';
import { usePersonalizationActions } from '@/components/personalization/personalization-context';
import { Button } from '@/components/ui/button';
import { demoViewCopy } from '@/lib/content/demo-view';
import type { DemoStep, DemoView } from '@/lib/personalization/demo-view';
import { leaveDemoView, resetDemoView } from '@/lib/visit/demo-view';
import { DemoButtons } from './demo-buttons';
import { DemoControls } from './demo-controls';
import { DemoPanel } from './demo-panel';
import { GuestBar } from './guest-bar';
import { LazyPanel, type LoadPanel } from './lazy-panel';
import { SharePanel } from './share-panel';
import { useBarRoom } from './use-bar-room';
import { useCompareLink } from './use-compare-link';
import { useDemoKeys } from './use-demo-keys';
import { useDemoPanel } from './use-demo-panel';
import { useDemoView } from './use-demo-view';
import { namePersona, useDemoWalk, type DemoWalk } from './use-demo-walk';
import { useHidden } from './use-hidden';
import { useNotesWindow } from './use-notes-window';

const { bar } = demoViewCopy;

export type DemoBarProps = { panels: Record<'replay' | 'explain', LoadPanel> };

/** At the lower edge of every page: captions for the guest of a shared link, controls for the presenter. */
export function DemoBar({ panels }: DemoBarProps) {
  const view = useDemoView();
  return view.isGuest ? <GuestBar view={view} /> : <PresenterBar view={view} panels={panels} />;
}

/** Says that this is a demo view, and that nothing is stored. */
function PresenterBar({ view, panels }: DemoBarProps & { view: DemoView }) {
  const barRef = useRef<HTMLElement>(null);
  const { company, steps } = view;
  const { chooseSegment } = usePersonalizationActions();
  const panel = useDemoPanel(barRef);
  // While composing a script, step through all personas.
  const walk = useDemoWalk(steps, panel.open === 'share');
  const compare = useCompareLink();
  const toggleHidden = useHidden();
  const openNotes = useNotesWindow(steps[walk.at - 1]);
  useBarRoom(barRef);

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
        {walk.at > 0 ? <span>{`${stepWords.at} ${walk.at} ${stepWords.of} ${steps.length}: `}</span> : null}
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
