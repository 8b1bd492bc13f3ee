'use client';

import { ChevronDown, Ellipsis, Presentation } from 'lucide-react';
import { useSession } from '@/components/personalization/personalization-context';
import { buttonVariants } from '@/components/ui/button';
import { CopyLink } from '@/components/ui/copy-link';
import { IconDisclosure } from '@/components/ui/disclosure';
import { SelectField } from '@/components/ui/select';
import { shareUrl } from '@/lib/browser/address';
import { ROUTES } from '@/lib/config/routes';
import { shellCopy } from '@/lib/content/shell';
import { cn } from '@/lib/utils';
import { usePersonaChoices } from '@/components/personalization/use-persona-choices';

const { label, more } = shellCopy.selectorBar;

/**
 * Persona selectors, folded into one chip where the row is narrow, where each opens all three. Mounted by the root
 * layout, so that they and their focus survive a change of persona.
 */
export function SelectorBar() {
  const { persona } = useSession('persona');
  const choice = usePersonaChoices();
  const fields = [choice('segment'), choice('visitor'), choice('cluster')] as const;
  return (
    <section aria-label={label} data-slot="selector-bar" className="@container/bar relative min-w-0 flex-1">
      <div className="flex h-full items-center gap-1">
        <div className="persona-chip flex min-w-0 flex-1 @2xl/bar:grid @2xl/bar:max-w-2xl @2xl/bar:grid-cols-3">
          <div id="selector-segment" className="min-w-0">
            <SelectField {...fields[0]} sheet={fields} />
          </div>
          <SelectField {...fields[1]} sheet={fields} />
          <div id="selector-cluster" className="min-w-0">
            <SelectField {...fields[2]} sheet={fields} />
          </div>
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none ml-auto size-4 shrink-0 self-center text-muted-foreground @2xl/bar:hidden"
          />
        </div>
        <IconDisclosure
          className="row-menu"
          triggerClassName="text-muted-foreground"
          icon={Ellipsis}
          label={more}
          panelClassName="grid gap-1"
        >
          <CopyLink
            copy={shellCopy.selectorBar}
            readUrl={() => shareUrl(window.location, persona)}
            className="w-full justify-start border-transparent"
          />
          <OpenDemoView />
        </IconDisclosure>
      </div>
    </section>
  );
}

/** A plain link: prefetching it would start the demo view. */
function OpenDemoView() {
  return (
    <a
      href={`${ROUTES.home}?demo=1`}
      rel="nofollow"
      data-slot="open-demo-view"
      className={cn(buttonVariants({ variant: 'ghost' }), 'justify-start')}
    >
      <Presentation aria-hidden="true" />
      <span>{shellCopy.selectorBar.demoView}</span>
    </a>
  );
}
