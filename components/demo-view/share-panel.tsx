import { useState } from 'react';
import { useSitePath } from '@/components/hooks/use-site-path';
import { useSession } from '@/components/personalization/personalization-context';
import { ROUTES } from '@/lib/config/routes';
import { demoViewCopy } from '@/lib/content/demo-view';
import {
  DEMO_COMPANY_MAX,
  DEMO_MESSAGE_MAX,
  DEMO_SENDER_MAX,
  NEXT_STEPS,
  type DemoView,
} from '@/lib/personalization/demo-view';
import { changeDemoView } from '@/lib/visit/demo-view';
import { LineField } from './line-field';
import { ShareSteps } from './share-steps';
import { SharedLink, useShareLink } from './shared-link';

const words = demoViewCopy.share;
const AUDIENCES = ['guest', 'presenter'] as const;

type SharePanelProps = { view: DemoView; onNotes: () => void };

export function SharePanel({ view, onNotes }: SharePanelProps) {
  const { company, sender, message, nextStep } = view;
  const path = useSitePath();
  const { persona, settings } = useSession('persona', 'settings');
  const [isGuest, setIsGuest] = useState(true);
  const here = { page: toPage(path), persona };
  const steps = view.steps.map((step) => ({ ...step, page: toPage(step.page) }));
  const { page, persona: who } = steps[0] ?? here;
  const state = useShareLink({
    page,
    persona: who,
    settings,
    company,
    steps,
    isGuest,
    sender,
    message,
    nextStep,
  });

  return (
    <div className="mt-2 grid gap-4 text-sm">
      <p className="text-muted-foreground">{describeLink(path, steps.length)}</p>
      <LineField
        label={words.company}
        value={company}
        max={DEMO_COMPANY_MAX}
        onChange={(text) => changeDemoView({ company: text })}
      />
      <LineField
        label={words.sender}
        value={sender}
        max={DEMO_SENDER_MAX}
        onChange={(text) => changeDemoView({ sender: text })}
      />
      <LineField
        label={words.message}
        value={message}
        max={DEMO_MESSAGE_MAX}
        onChange={(text) => changeDemoView({ message: text })}
      />
      <label className="font-medium">
        {words.nextStep}
        <select
          value={nextStep}
          onChange={({ target }) =>
            changeDemoView({ nextStep: NEXT_STEPS.find((step) => step === target.value) ?? nextStep })
          }
          className="mt-1 field"
        >
          {NEXT_STEPS.map((step) => (
            <option key={step} value={step}>
              {demoViewCopy.guest.nextSteps[step].label}
            </option>
          ))}
        </select>
      </label>
      <label className="font-medium">
        {words.audience.label}
        <select
          value={isGuest ? 'guest' : 'presenter'}
          onChange={({ target }) => setIsGuest(target.value === 'guest')}
          className="mt-1 field"
        >
          {AUDIENCES.map((audience) => (
            <option key={audience} value={audience}>
              {words.audience[audience]}
            </option>
          ))}
        </select>
      </label>
      <SharedLink state={state} />
      <p>{words.untracked}</p>
      <ShareSteps steps={view.steps} here={here} onNotes={onNotes} />
    </div>
  );
}

function toPage(path: string) {
  return Object.values(ROUTES).find((route) => route === path) ?? ROUTES.home;
}

function describeLink(path: string, steps: number): string {
  if (steps > 0) return words.textWithSteps;
  return path === ROUTES.compare ? words.textOnCompare : words.text;
}
