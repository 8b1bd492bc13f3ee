'use client';

import { ChevronDown, Ellipsis, Presentation } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSession } from '@/components/personalization/personalization-context';
import { useRenderedSlug } from '@/components/personalization/use-persona-swap';
import { buttonVariants, ButtonLink } from '@/components/ui/button';
import { CopyLink } from '@/components/ui/copy-link';
import { IconDisclosure } from '@/components/ui/disclosure';
import { SelectField } from '@/components/ui/select';
import { shareUrl } from '@/lib/browser/address';
import { ROUTES } from '@/lib/config/routes';
import { callToActionCopy } from '@/lib/content/calls-to-action';
import { shellCopy } from '@/lib/content/shell';
import { selectPrimaryCallToAction } from '@/lib/personalization/call-to-action';
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

/** The hero's first button, in the sticky row while the hero's own is out of view. Its place is always reserved. */
export function RowAction() {
  const { persona } = useSession('persona');
  const { isAbove, label: shownLabel } = useHeroButton(useRenderedSlug());
  const { href, label } = callToActionCopy[selectPrimaryCallToAction(persona.segment).result];
  return (
    <div data-slot="row-action" data-shown={isAbove ? '' : undefined} className="row-action">
      <ButtonLink href={href} data-cta="row" className="px-4">
        {shownLabel ?? label}
      </ButtonLink>
    </div>
  );
}

/**
 * Whether the hero's button is above the window's visible part, and its words, which an experiment may have changed. `slug`
 * changes when another button takes its place.
 */
function useHeroButton(slug: string): { isAbove: boolean; label: string | null } {
  const [button, setButton] = useState<{ isAbove: boolean; label: string | null }>(HIDDEN);
  useEffect(() => {
    const target = document.querySelector('[data-cta=hero-primary]');
    if (!target) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry) return;
      const isAbove = !entry.isIntersecting && entry.boundingClientRect.top < 0;
      setButton({ isAbove, label: target.textContent });
    });
    observer.observe(target);
    return () => observer.disconnect();
  }, [slug]);
  return button;
}

const HIDDEN = { isAbove: false, label: null };
