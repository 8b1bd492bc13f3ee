import type { ReactNode } from 'react';
import { formatShare } from '@/components/personalization/format-share';
import { useSession } from '@/components/personalization/personalization-context';
import { Progress } from '@/components/ui/progress';
import { replayCopy } from '@/lib/content/replay';
import { shellCopy } from '@/lib/content/shell';
import { ELEMENT_TYPES } from '@/lib/personalization/behavior';
import type { ReplayStep } from '@/lib/personalization/replay-visitor';
import type { Session } from '@/lib/personalization/session';
import { BUDGET_TOKENS_PER_MINUTE } from '@/lib/personalization/token-budget';
import { formatDepth } from './describe-step';
import { ReplayRules } from './replay-rules';

const { summary: counts, result, tokens } = replayCopy;
const clusters = shellCopy.selectorBar.cluster.options;
const formatCount = new Intl.NumberFormat('en-US').format;

/** What the site knows after a step, and what it makes of it. Of the same height for every step. */
export function ReplayStepView({ step }: { step: ReplayStep }) {
  const session = useSession('persona', 'settings');
  const { summary, found, reason } = step;
  return (
    <div className="grid gap-x-8 gap-y-4 md:grid-cols-2">
      <section aria-labelledby="replay-summary">
        <h3 id="replay-summary" className="font-medium">
          {counts.heading}
        </h3>
        <dl className="mt-1 grid grid-cols-2 gap-x-6">
          <Fact label={counts.pageViews}>{formatCount(summary.pageViews)}</Fact>
          {ELEMENT_TYPES.map((type) => (
            <Fact key={type} label={counts.clicks[type]}>
              {formatCount(summary.clickTypes[type] ?? 0)}
            </Fact>
          ))}
          <Fact label={counts.scrollDepth}>{formatDepth(summary.scrollDepth)}</Fact>
        </dl>
      </section>
      <dl className="md:mt-6">
        <Fact label={result.found}>{clusters[found].label}</Fact>
        <Fact label={result.confidence}>
          <span className="flex items-center gap-3">
            <Progress value={reason.confidence} max={1} aria-hidden="true" className="min-w-24" />
            <span>{formatShare(reason.confidence)}</span>
          </span>
        </Fact>
        <Fact label={result.view}>{describeShown(step, session)}</Fact>
        <Fact label={tokens.label}>{`${formatCount(step.tokens)} ${tokens.each}`}</Fact>
        <Fact label={tokens.used}>
          {`${formatCount(step.usedTokens)} ${tokens.of} ${formatCount(BUDGET_TOKENS_PER_MINUTE)}`}
        </Fact>
      </dl>
      <ReplayRules step={step} />
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-x-3 border-b py-1">
      <dt className="text-muted-foreground">{label}</dt>
      <dd className="text-right font-semibold tabular-nums">{children}</dd>
    </div>
  );
}

/** What the page shows now, which the step has changed unless somebody else did. */
function describeShown(
  { cluster, hasChanged }: ReplayStep,
  { persona, settings }: Pick<Session, 'persona' | 'settings'>,
): string {
  if (!settings.contentPersonalization) return result.standard;
  if (persona.cluster !== cluster) return `${clusters[persona.cluster].label}, ${result.byHand}`;
  return `${clusters[cluster].label}, ${hasChanged ? result.changed : result.stays}`;
}
