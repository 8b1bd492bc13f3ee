import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import { callToActionCopy } from '@/lib/content/calls-to-action';
import { contentBlockCopy } from '@/lib/content/content-blocks';
import { homeCopy } from '@/lib/content/home';
import { navigationCopy } from '@/lib/content/navigation';
import { featuresCopy } from '@/lib/content/pages/features';
import { ruleCopy } from '@/lib/content/rules';
import { selectPrimaryCallToAction } from '@/lib/personalization/call-to-action';
import { selectContentBlocks } from '@/lib/personalization/content-blocks';
import { rankNavigation } from '@/lib/personalization/navigation';
import type { Persona } from '@/lib/personalization/persona';
import type { RuleId } from '@/lib/personalization/rules';
import { cn } from '@/lib/utils';

const labels = featuresCopy.documentation.beforeAfter;

const COMPARED_COUNT = 3;

type PersonaWordsProps = { label: string; who: string; persona: Persona; isAccented?: boolean };

export function PersonaWords({ label, who, persona, isAccented = false }: PersonaWordsProps) {
  const { segment, cluster } = persona;
  const { headline, lede } = homeCopy.hero.copy[segment][cluster];
  const button = selectPrimaryCallToAction(segment);
  const blocks = selectContentBlocks(persona, COMPARED_COUNT);
  const pages = rankNavigation({ segment, cluster, adaptation: true, limit: COMPARED_COUNT });
  return (
    <article
      className={cn(
        'rounded-card border border-t-4 bg-surface p-6 shadow-card @xl/main:p-8',
        isAccented ? 'border-t-accent' : 'border-t-border-strong',
      )}
    >
      <Badge variant={isAccented ? 'solid' : 'outline'}>{label}</Badge>
      <h3 className="mt-3 text-title">{who}</h3>
      <dl className="mt-5 divide-y *:py-4">
        <Row label={labels.headline}>
          <span className="font-heading text-title font-(--heading-weight)">{headline}</span>
        </Row>
        <Row label={labels.text}>{lede}</Row>
        <Row label={labels.button} ruleId={button.reason.ruleId}>
          {callToActionCopy[button.result].label}
        </Row>
        <Row label={labels.blocks} ruleId={blocks[0]?.reason.ruleId}>
          {blocks.map(({ id }) => contentBlockCopy[id].title).join(' · ')}
        </Row>
        <Row label={labels.pages} ruleId={pages.reason.ruleId}>
          {pages.result.map(({ id }) => navigationCopy.adaptive.entries[id].label).join(' · ')}
        </Row>
      </dl>
    </article>
  );
}

function Row({ label, ruleId, children }: { label: string; ruleId?: RuleId; children: ReactNode }) {
  return (
    <div>
      <dt className="text-caption text-muted-foreground">{label}</dt>
      <dd className="mt-1">{children}</dd>
      {ruleId ? (
        <dd className="mt-1 text-caption text-muted-foreground">
          {`${labels.decidedBy}: ${ruleCopy[ruleId].name}`}
        </dd>
      ) : null}
    </div>
  );
}
