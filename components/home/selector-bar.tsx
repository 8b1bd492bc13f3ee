'use client';

import { ChevronDown, Presentation } from 'lucide-react';
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

/**
 * Persona selectors, on phones folded into one chip, where each opens all three. Mounted by the root layout, so that the
 * bar and its focus survive a page change.
 */
export function SelectorBar() {
  const path = useSitePath();
  const { persona, settings } = useSession('persona', 'settings');
  useRootAttribute('standard', !settings.contentPersonalization);
  const choice = usePersonaChoices();
  const fields = [choice('segment'), choice('visitor'), choice('cluster')] as const;
  if (path !== ROUTES.home) return null;
  return (
    <section
      aria-label={label}
      data-slot="selector-bar"
      data-scripted
      className="@container/bar sticky-bar z-20 border-b bg-background"
    >
      <Container className="relative max-md:px-2">
        <div className="flex items-center gap-1 py-0.5 @2xl/bar:gap-3 @2xl/bar:py-2">
          <div className="persona-chip flex min-w-0 flex-1 flex-wrap @2xl/bar:grid @2xl/bar:grid-cols-3 @2xl/bar:gap-3">
            <div id="selector-segment" className="min-w-0">
              <SelectField {...fields[0]} sheet={fields} />
            </div>
            <SelectField {...fields[1]} sheet={fields} />
            <div id="selector-cluster" className="min-w-0">
              <SelectField {...fields[2]} sheet={fields} />
            </div>
            <ChevronDown
              aria-hidden="true"
              className="pointer-events-none ml-auto size-4 self-center text-muted-foreground @max-[22rem]/bar:hidden @2xl/bar:hidden"
            />
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
      className="size-10 min-h-0! shrink-0 p-0 @2xl/bar:size-12 @5xl/bar:h-12 @5xl/bar:w-auto @5xl/bar:px-4"
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
        'size-10 min-h-0! shrink-0 p-0 @max-[26rem]/bar:hidden @2xl/bar:size-12 @5xl/bar:w-auto @5xl/bar:px-4',
      )}
    >
      <Presentation aria-hidden="true" />
      <span className="sr-only @5xl/bar:not-sr-only">{shellCopy.selectorBar.demoView}</span>
    </a>
  );
}
