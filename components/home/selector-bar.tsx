'use client';

import { Presentation } from 'lucide-react';
import { useRootAttribute } from '@/components/hooks/use-root-attribute';
import { useSitePath } from '@/components/hooks/use-site-path';
import { useSession } from '@/components/personalization/personalization-context';
import { buttonVariants } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { CopyLink } from '@/components/ui/copy-link';
import { SelectField } from '@/components/ui/select';
import { shareUrl } from '@/lib/browser/address';
import { ROUTES } from '@/lib/config/routes';
import { shellCopy } from '@/lib/content/shell';
import type { Persona } from '@/lib/personalization/persona';
import { cn } from '@/lib/utils';
import { usePersonaChoices } from '@/components/personalization/use-persona-choices';

const { label } = shellCopy.selectorBar;

/** Persona selectors. Mounted by the root layout, so that the bar and its focus survive a page change. */
export function SelectorBar() {
  const path = useSitePath();
  const { persona, settings } = useSession('persona', 'settings');
  useRootAttribute('standard', !settings.contentPersonalization);
  const choice = usePersonaChoices();
  if (path !== ROUTES.home) return null;
  return (
    <section
      aria-label={label}
      data-slot="selector-bar"
      data-scripted
      className="@container/bar sticky-bar z-20 border-b bg-background"
    >
      <Container className="relative max-md:px-2">
        <div className="grid grid-cols-[minmax(0,1.42fr)_minmax(0,0.9fr)_minmax(0,1fr)_auto_auto] items-center gap-1 py-[0.1875rem] @max-[22rem]/bar:grid-cols-2 @max-[19rem]/bar:grid-cols-1 @2xl/bar:grid-cols-[1fr_1fr_1fr_auto_auto] @2xl/bar:gap-3 @2xl/bar:py-2">
          <div id="selector-segment" className="min-w-0">
            <SelectField {...choice('segment')} />
          </div>
          <SelectField {...choice('visitor')} />
          <div id="selector-cluster" className="min-w-0">
            <SelectField {...choice('cluster')} />
          </div>
          <CopyViewLink persona={persona} />
          <OpenDemoView />
        </div>
      </Container>
    </section>
  );
}

function CopyViewLink({ persona }: { persona: Persona }) {
  return (
    <CopyLink
      copy={shellCopy.selectorBar}
      readUrl={() => shareUrl(window.location, persona)}
      className="h-12 w-10 p-0 @max-[19rem]/bar:w-full @2xl/bar:w-12 @5xl/bar:h-12 @5xl/bar:w-auto @5xl/bar:px-4"
      labelClassName="sr-only @5xl/bar:not-sr-only"
    />
  );
}

/** A plain link: prefetching it would start the demo view. Hidden on phones, where `?demo=1` does the same. */
function OpenDemoView() {
  return (
    <a
      href={`${ROUTES.home}?demo=1`}
      rel="nofollow"
      data-slot="open-demo-view"
      className={cn(
        buttonVariants({ variant: 'secondary' }),
        'h-12 w-10 p-0 @max-[26rem]/bar:hidden @2xl/bar:w-12 @5xl/bar:w-auto @5xl/bar:px-4',
      )}
    >
      <Presentation aria-hidden="true" />
      <span className="sr-only @5xl/bar:not-sr-only">{shellCopy.selectorBar.demoView}</span>
    </a>
  );
}
