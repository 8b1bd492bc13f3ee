import { ArrowLeft, ArrowRight, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { ROUTE_IDS, ROUTES } from '@/lib/config/routes';
import { demoViewCopy } from '@/lib/content/demo-view';
import { pageMetadata } from '@/lib/content/metadata';
import type { DemoStep, DemoView } from '@/lib/personalization/demo-view';
import type { Persona } from '@/lib/personalization/persona';
import { leaveDemoView } from '@/lib/visit/demo-view';
import { useSitePath } from '@/components/hooks/use-site-path';
import { useBarRoom } from './use-bar-room';
import { useDemoWalk, type DemoWalk } from './use-demo-walk';

const { guest: words, steps: stepWords } = demoViewCopy;

/** For a prospect: a greeting, a caption for each step and the sender's next step. */
export function GuestBar({ view }: { view: DemoView }) {
  const barRef = useRef<HTMLElement>(null);
  const page = useSitePath();
  const { steps } = view;
  const walk = useDemoWalk(steps);
  const [isGreeted, setIsGreeted] = useState(false);
  const next = words.nextSteps[view.nextStep];
  useBarRoom(barRef);

  return (
    <section ref={barRef} aria-label={words.label} data-slot="demo-bar" data-guest="" data-trail="ignored">
      {isGreeted ? null : (
        <Greeting
          view={view}
          isWalk={walk.isScripted}
          onStart={() => {
            setIsGreeted(true);
            if (walk.isScripted && walk.at === 0) walk.go(1);
          }}
        />
      )}
      <div data-slot="demo-row">
        <p data-slot="guest-caption">
          {walk.at > 0 && steps.length > 1 ? (
            <strong>{`${stepWords.at} ${walk.at} ${stepWords.of} ${steps.length}: `}</strong>
          ) : null}
          <span>{steps[walk.at - 1]?.caption ?? describePage(page, walk.persona)}</span>
        </p>
        <div data-slot="demo-buttons">
          {walk.isScripted ? <StepButtons walk={walk} steps={steps} /> : null}
          <Button variant="inverse" size="sm" onClick={() => leaveDemoView(next.href)}>
            {next.label}
          </Button>
          <Button
            variant="inverse-secondary"
            size="sm"
            aria-label={words.leave}
            title={words.leave}
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
  const forWhom = company ? `${words.preparedFor} ${company}` : words.preparedForYou;
  return (
    <div data-slot="guest-greeting">
      <h2 ref={headingRef} tabIndex={-1} className="text-title outline-none">
        {sender ? `${forWhom} ${words.by} ${sender}` : forWhom}
      </h2>
      {message ? <p className="mt-2 text-base">{message}</p> : null}
      <p className="mt-2 text-sm text-muted-foreground">{words.private}</p>
      <Button size="sm" onClick={onStart} className="mt-3">
        {isWalk ? words.begin : words.start}
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
        aria-disabled={walk.at <= 1}
        onClick={() => walk.at > 1 && walk.go(-1)}
      >
        <ArrowLeft aria-hidden="true" />
        <span data-slot="demo-label">{words.previous}</span>
      </Button>
      <Button
        variant="inverse-secondary"
        size="sm"
        aria-disabled={walk.at === steps.length}
        onClick={() => walk.at < steps.length && walk.go(1)}
      >
        <span data-slot="demo-label">{words.next}</span>
        <ArrowRight aria-hidden="true" />
      </Button>
    </>
  );
}

/** 'Pricing, for a developer who reads in depth, on a first visit' */
function describePage(path: string, { segment, cluster, visitor }: Persona): string {
  const id = ROUTE_IDS.find((route) => ROUTES[route] === path) ?? 'home';
  const who = `${words.segments[segment]} ${words.clusters[cluster]}`;
  return `${pageMetadata[id].name}, ${words.for} ${who}, ${words.visitors[visitor]}`;
}
