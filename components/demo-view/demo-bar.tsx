'use client';

import { useRef, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { usePersonalizationActions } from '@/components/personalization/personalization-context';
import { announce } from '@/components/ui/announcement-store';
import { changeDemoView, leaveDemoView } from '@/lib/browser/current-demo-view';
import { demoViewCopy } from '@/lib/content/demo-view';
import { DEFAULT_SETTINGS } from '@/lib/personalization/settings';
import { DemoButtons } from './demo-buttons';
import { DemoControls } from './demo-controls';
import { DemoPanel } from './demo-panel';
import { DemoWalkButtons } from './demo-walk-buttons';
import { SharePanel } from './share-panel';
import { useBarRoom } from './use-bar-room';
import { useDemoKeys } from './use-demo-keys';
import { useDemoPanel } from './use-demo-panel';
import { useDemoView } from './use-demo-view';
import { useDemoWalk } from './use-demo-walk';
import { useExplain } from './use-explain';

const { bar, resetDone, scriptStays } = demoViewCopy;

export type DemoBarProps = {
  /** What the replay panel shows. */
  Replay?: ComponentType;
};

/** The presenter's bar at the lower edge of every page. It says that this is a demo view, and that nothing is stored. */
export function DemoBar({ Replay }: DemoBarProps) {
  const barRef = useRef<HTMLElement>(null);
  const { company, steps } = useDemoView();
  const { changeHere } = usePersonalizationActions();
  const panel = useDemoPanel(barRef);
  // Who puts a script together goes through all visitors.
  const walk = useDemoWalk(steps, panel.open === 'share');
  const { isExplaining, setIsExplaining } = useExplain();
  useBarRoom(barRef);

  const toggleExplain = () => setIsExplaining(!isExplaining);
  const reset = () => {
    const words = steps.length > 0 ? `${resetDone} ${scriptStays}` : resetDone;
    // Its own announcement comes first, because the last one is the one that is heard.
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
