import { ArrowLeft, ArrowRight, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { MAIN_ID } from '@/lib/config/main-id';
import { ROUTE_IDS, ROUTES } from '@/lib/config/routes';
import { demoViewCopy } from '@/lib/content/demo-view';
import { pageMetadata } from '@/lib/content/metadata';
import type { DemoStep, DemoView } from '@/lib/personalization/demo-view';
import type { Persona } from '@/lib/personalization/persona';
import { leaveDemoView } from '@/lib/browser/demo-view';
import { useSitePath } from '@/components/hooks/use-site-path';
import { useBarHeight } from './use-bar-height';
import { useDemoWalk, type DemoWalk } from './use-demo-walk';

const { guest: copy, steps: stepCopy } = demoViewCopy;

/** For a prospect: a greeting, a caption for each step and the sender's next step. */
export function GuestBar({ view }: { view: DemoView }) {
  const barRef = useRef<HTMLElement>(null);
  const page = useSitePath();
  const { steps } = view;
  const walk = useDemoWalk(steps);
  const [hasStarted, setHasStarted] = useState(false);
  const next = copy.nextSteps[view.nextStep];
  useBarHeight(barRef);

  return (
    <section ref={barRef} aria-label={copy.label} data-slot="demo-bar" data-guest="" data-trail="ignored">
      {hasStarted ? null : (
        <Greeting
          view={view}
          isWalk={walk.isScripted}
          onStart={() => {
            // The button disappears when pressed.
            document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
            setHasStarted(true);
            if (walk.isScripted && walk.position === 0) walk.go(1);
          }}
        />
      )}
      <div data-slot="demo-row">
        <p data-slot="guest-caption">
          {walk.position > 0 && steps.length > 1 ? (
            <strong>{`${stepCopy.at} ${walk.position} ${stepCopy.of} ${steps.length}: `}</strong>
          ) : null}
          <span>{steps[walk.position - 1]?.caption ?? describePage(page, walk.persona)}</span>
        </p>
        <div data-slot="demo-buttons">
          {walk.isScripted ? <StepButtons walk={walk} steps={steps} /> : null}
          <Button variant="inverse" size="sm" onClick={() => leaveDemoView(next.href)}>
            {next.label}
          </Button>
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
    </section>
  );
}

type GreetingProps = { view: DemoView; isWalk: boolean; onStart: () => void };

function Greeting({ view: { company, sender, message }, isWalk, onStart }: GreetingProps) {
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
        {isWalk ? copy.begin : copy.start}
      </Button>
    </div>
  );
}

function StepButtons({ walk, steps }: { walk: DemoWalk; steps: readonly DemoStep[] }) {
  return (
    <>
      <Button
        variant="inverse-secondary"
        size="sm"
        aria-disabled={walk.position <= 1}
        onClick={() => walk.position > 1 && walk.go(-1)}
      >
        <ArrowLeft aria-hidden="true" />
        <span data-slot="demo-label">{copy.previous}</span>
      </Button>
      <Button
        variant="inverse-secondary"
        size="sm"
        aria-disabled={walk.position === steps.length}
        onClick={() => walk.position < steps.length && walk.go(1)}
      >
        <span data-slot="demo-label">{copy.next}</span>
        <ArrowRight aria-hidden="true" />
      </Button>
    </>
  );
}

/** 'Pricing, for a developer who reads in depth, on a first visit' */
function describePage(path: string, { segment, cluster, visitor }: Persona): string {
  const id = ROUTE_IDS.find((route) => ROUTES[route] === path) ?? 'home';
  const personaText = `${copy.segments[segment]} ${copy.clusters[cluster]}`;
  return `${pageMetadata[id].name}, ${copy.for} ${personaText}, ${copy.visitors[visitor]}`;
}
