'use client';

import { Presentation } from 'lucide-react';
import { useRootMark } from '@/components/hooks/use-root-mark';
import { useSitePath } from '@/components/hooks/use-site-path';
import { usePersonalizationActions, useSession } from '@/components/personalization/personalization-context';
import { Button, buttonVariants } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { CopyLink } from '@/components/ui/copy-link';
import { fieldClass } from '@/components/ui/input';
import { SelectField } from '@/components/ui/select';
import { listOptions } from '@/components/ui/select-option';
import { shareUrl } from '@/lib/browser/address';
import { ROUTES } from '@/lib/config/routes';
import { shellCopy } from '@/lib/content/shell';
import { isCluster, isSegment, isVisitorType, type Persona } from '@/lib/personalization/persona';
import { cn } from '@/lib/utils';

const { label, segment, visitor, cluster } = shellCopy.selectorBar;

/** Persona selectors. Mounted by the root layout, so that bar and focus survive a page change. */
export function SelectorBar() {
  const path = useSitePath();
  const { persona, settings } = useSession('persona', 'settings');
  useRootMark('standard', !settings.contentPersonalization);
  const { chooseSegment, chooseVisitor, chooseCluster } = usePersonalizationActions();
  if (path !== ROUTES.home) return null;
  return (
    <section
      aria-label={label}
      data-slot="selector-bar"
      className="@container/bar sticky-bar z-20 border-b bg-background"
    >
      <Container className="relative max-md:px-2">
        <div
          data-scripted
          className="grid grid-cols-[minmax(0,1.42fr)_minmax(0,0.9fr)_minmax(0,1fr)_auto_auto] items-center gap-1 py-[0.1875rem] @max-[22rem]/bar:grid-cols-2 @max-[19rem]/bar:grid-cols-1 @2xl/bar:grid-cols-[1fr_1fr_1fr_auto_auto] @2xl/bar:gap-3 @2xl/bar:py-2"
        >
          <div id="selector-segment" className="min-w-0">
            <SelectField
              label={segment.label}
              value={persona.segment}
              options={listOptions(segment.options)}
              onValueChange={(value) => isSegment(value) && chooseSegment(value)}
            />
          </div>
          <SelectField
            label={visitor.label}
            value={persona.visitor}
            options={listOptions(visitor.options)}
            onValueChange={(value) => isVisitorType(value) && chooseVisitor(value)}
          />
          <div id="selector-cluster" className="min-w-0">
            <SelectField
              label={cluster.label}
              value={persona.cluster}
              options={listOptions(cluster.options)}
              onValueChange={(value) => isCluster(value) && chooseCluster(value)}
            />
          </div>
          <CopyViewLink persona={persona} />
          <OpenDemoView />
        </div>
        <noscript>
          <SelectorForm persona={persona} />
        </noscript>
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

/** The selectors without scripts: a form that leads to the same address as the copied link. */
function SelectorForm({ persona }: { persona: Persona }) {
  const { apply, segment, visitor, cluster } = shellCopy.selectorBar;
  const fields = [
    { name: 'segment', copy: segment },
    { name: 'visitor', copy: visitor },
    { name: 'cluster', copy: cluster },
  ] as const;
  return (
    <form action={ROUTES.home} method="get" className="flex flex-wrap items-end gap-3 py-2">
      {fields.map(({ name, copy }) => (
        <label key={name} className="min-w-0 flex-1 basis-36 text-caption text-muted-foreground">
          <span>{copy.label}</span>
          <select name={name} defaultValue={persona[name]} className={fieldClass}>
            {listOptions(copy.options).map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        </label>
      ))}
      <Button type="submit">{apply}</Button>
    </form>
  );
}
