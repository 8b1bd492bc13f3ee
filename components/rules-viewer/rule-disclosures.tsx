'use client';

import { ChevronDown } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { useAnchor } from '@/components/hooks/use-anchor';
import { Button } from '@/components/ui/button';
import { useIsPanelShown } from '@/components/ui/linked-tabs';
import { rulesViewerCopy } from '@/lib/content/rules-viewer';
import type { RuleId } from '@/lib/personalization/rules';
import { loadRuleLab } from './rule-tools';
import { ruleAnchor } from '@/components/personalization/rule-anchor';
import { cn } from '@/lib/utils';

const FACTS_CLASS = 'font-sans text-caption tracking-normal text-muted-foreground';

const NONE: ReadonlySet<RuleId> = new Set();

type DisclosedRule = { id: RuleId; name: string; facts: string; body: ReactNode };

/** All copy is in the HTML; a hash opens its rule. */
export function RuleDisclosures({ rules }: { rules: readonly DisclosedRule[] }) {
  const anchor = useAnchor();
  const isShown = useIsPanelShown();
  const [expanded, setExpanded] = useState(NONE);
  const [handledArrivals, setHandledArrivals] = useState(0);

  if (anchor.arrivals !== handledArrivals) {
    setHandledArrivals(anchor.arrivals);
    const named = rules.find(({ id }) => ruleAnchor(id) === anchor.id);
    if (named) setExpanded(new Set([...expanded, named.id]));
  }

  useEffect(() => {
    if (isShown) loadRuleLab().catch(() => undefined);
  }, [isShown]);

  function toggle(id: RuleId) {
    const others = [...expanded].filter((other) => other !== id);
    setExpanded(new Set(expanded.has(id) ? others : [...others, id]));
  }

  return (
    <>
      <div data-scripted className="mb-5 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => setExpanded(new Set(rules.map(({ id }) => id)))}>
          {rulesViewerCopy.expandAll}
        </Button>
        <Button variant="secondary" onClick={() => setExpanded(NONE)}>
          {rulesViewerCopy.collapseAll}
        </Button>
      </div>
      <ol className="space-y-3">
        {rules.map(({ id, name, facts, body }) => (
          <li
            key={id}
            id={ruleAnchor(id)}
            className="scroll-mt-4 overflow-hidden rounded-card border bg-surface"
          >
            <h3>
              <button
                type="button"
                id={`${id}-name`}
                data-scripted
                aria-expanded={expanded.has(id)}
                aria-controls={`${id}-body`}
                onClick={() => toggle(id)}
                className="group flex min-h-14 w-full flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3 text-left -outline-offset-3 hover:bg-primary-soft @xl/main:px-7"
              >
                <ChevronDown
                  aria-hidden="true"
                  className="size-5 shrink-0 text-muted-foreground transition-transform group-aria-expanded:rotate-180"
                />
                <span className="min-w-0 flex-1 basis-40 text-title">{name}</span>
                <span className={cn(FACTS_CLASS, '@max-xl/main:basis-full @max-xl/main:pl-9')}>{facts}</span>
              </button>
              <span hidden data-unscripted="open" className="px-5 pt-4 @xl/main:px-7">
                <span className="block text-title">{name}</span> <span className={FACTS_CLASS}>{facts}</span>
              </span>
            </h3>
            <div id={`${id}-body`} hidden={!expanded.has(id)} data-unscripted="open">
              {body}
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}
