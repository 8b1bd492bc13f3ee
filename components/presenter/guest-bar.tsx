import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useSitePath } from '@/components/hooks/use-site-path';
import { useSession } from '@/components/personalization/personalization-context';
import { Button, ButtonLink } from '@/components/ui/button';
import { MAIN_ID } from '@/lib/config/main-id';
import { ROUTE_IDS, ROUTES } from '@/lib/config/routes';
import { demoViewCopy } from '@/lib/content/demo-view';
import { pageMetadata } from '@/lib/content/metadata';
import type { DemoView } from '@/lib/personalization/demo-view';
import type { Persona } from '@/lib/personalization/persona';
import { leaveDemoView } from '@/lib/browser/demo-view';

const { guest: copy } = demoViewCopy;

/** For a prospect: a greeting, a caption and the sender's next step. */
export function GuestBar({ view }: { view: DemoView }) {
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
