'use client';

import { useEffect, useState, type ReactNode } from 'react';
import {
  describeAction,
  describeCase,
  describeSignals,
  formatShare,
} from '@/components/personalization/describe-rule';
import { useSession } from '@/components/personalization/personalization-context';
import { NativeSelect } from '@/components/ui/native-select';
import { Progress } from '@/components/ui/progress';
import { readBehavior } from '@/lib/browser/behavior-log';
import { readReplayRequest } from '@/lib/browser/replay-request';
import { replayCopy } from '@/lib/content/replay';
import { ruleCopy } from '@/lib/content/rules';
import { shellCopy } from '@/lib/content/shell';
import { ELEMENT_TYPES, type BehaviorEvent } from '@/lib/personalization/behavior';
import { CLUSTERS, isCluster, type Cluster } from '@/lib/personalization/persona';
import type { ReplayStep } from '@/lib/personalization/replay-visitor';
import { RULES } from '@/lib/personalization/rules';
import type { Session } from '@/lib/personalization/session';
import { BUDGET_TOKENS_PER_MINUTE } from '@/lib/personalization/token-budget';
import type { NamedRule } from '@/lib/personalization/try-rule';
import { parseVisit } from '@/lib/personalization/visit-notation';
import { formatDepth } from './describe-step';
import { ReplayControls } from './replay-controls';
import { useReplay } from './use-replay';

const { intro, visitor: visitorCopy, samples } = replayCopy;
const OWN = 'own';

type VisitSource = Cluster | typeof OWN;

type Visit = {
  chosen: VisitSource;
  events: readonly BehaviorEvent[];
  position: number;
  /** Whether the page shows `position` at once. Opening the panel must not change the page. */
  isFollowed: boolean;
};

let lastView: Pick<Visit, 'chosen' | 'position'> | null = null;

function readOwnEvents() {
  const request = readReplayRequest();
  return request && 'events' in request ? request.events : readBehavior();
}

function readEvents(chosen: VisitSource) {
  return chosen === OWN ? readOwnEvents() : (parseVisit(samples[chosen].visit) ?? []);
}

function startVisit(): Visit {
  if (lastView) return { ...lastView, events: readEvents(lastView.chosen), isFollowed: false };
  const request = readReplayRequest();
  const chosen = request && !('sample' in request) ? OWN : (request?.sample ?? 'explorer');
  return { chosen, events: readEvents(chosen), position: 0, isFollowed: request !== null };
}

export function Replay() {
  const [visit, setVisit] = useState(startVisit);
  const replay = useReplay(visit);
  const { chosen } = visit;
  const { position } = replay;
  const step = replay.steps[position];

  useEffect(() => {
    lastView = { chosen, position };
  }, [chosen, position]);

  function choose(value: string) {
    const next: VisitSource = isCluster(value) ? value : OWN;
    setVisit({ chosen: next, events: readEvents(next), position: 0, isFollowed: true });
    replay.reset();
  }

  return (
    <div data-slot="replay" className="mt-2 text-sm">
      <p className="text-muted-foreground">{intro}</p>
      <label className="mt-3 block font-medium">
        {visitorCopy.label}
        <NativeSelect
          options={[
            ...CLUSTERS.map((value) => ({ value, label: samples[value].label })),
            { value: OWN, label: visitorCopy.own },
          ]}
          value={chosen}
          onChange={(event) => choose(event.target.value)}
          className="mt-1"
        />
      </label>
      {step ? (
        <>
          <ReplayControls replay={replay} step={step} />
          <ReplayStepView step={step} />
        </>
      ) : (
        <p className="mt-4">{visitorCopy.ownEmpty}</p>
      )}
    </div>
  );
}

const { summary: counts, result, tokens, plain } = replayCopy;
const clusters = shellCopy.selectorBar.cluster.options;
const formatCount = new Intl.NumberFormat('en-US').format;

function ReplayStepView({ step }: { step: ReplayStep }) {
  const session = useSession('persona', 'settings');
  const { summary, found, reason } = step;
  const outcome = selectOutcome(step, session);
  return (
    <>
      <div data-slot="replay-plain" className="mt-2 min-h-40 space-y-1 text-base">
        <p>{describeSoFar(summary)}</p>
        <p>
          <span className="font-semibold">{plain.looks[found]}</span>{' '}
          <span>{reason.confidence >= SURE_FROM ? plain.sure : plain.unsure}</span>
        </p>
        <p>{plain.outcome[outcome]}</p>
      </div>
      <details className="mt-4">
        <summary className="py-1 font-medium text-primary">{plain.figures}</summary>
        <div className="mt-2 grid gap-y-4">
          <section aria-labelledby="replay-summary">
            <h3 id="replay-summary" className="font-medium">
              {counts.heading}
            </h3>
            <dl className="mt-1">
              <Fact label={counts.pageViews}>{formatCount(summary.pageViews)}</Fact>
              {ELEMENT_TYPES.map((type) => (
                <Fact key={type} label={counts.clicks[type]}>
                  {formatCount(summary.clickTypes[type] ?? 0)}
                </Fact>
              ))}
              <Fact label={counts.scrollDepth}>{formatDepth(summary.scrollDepth)}</Fact>
            </dl>
          </section>
          <dl>
            <Fact label={result.found}>{clusters[found].label}</Fact>
            <Fact label={result.confidence}>
              <span className="flex items-center gap-3">
                <Progress value={reason.confidence} max={1} aria-hidden="true" className="min-w-24" />
                <span>{formatShare(reason.confidence)}</span>
              </span>
            </Fact>
            <Fact label={result.view}>{describeShown(outcome, step, session.persona)}</Fact>
            <Fact label={tokens.label}>{`${formatCount(step.tokens)} ${tokens.each}`}</Fact>
            <Fact label={tokens.used}>
              {`${formatCount(step.usedTokens)} ${tokens.of} ${formatCount(BUDGET_TOKENS_PER_MINUTE)}`}
            </Fact>
          </dl>
          <ReplayRules step={step} />
        </div>
      </details>
    </>
  );
}

const SURE_FROM = 0.7;

/** 'So far: 3 pages, 1 click on a main button, 60% of a page read on average.' */
function describeSoFar({ pageViews, clickTypes, scrollDepth }: ReplayStep['summary']): string {
  const main = clickTypes.cta ?? 0;
  const others = ELEMENT_TYPES.reduce((sum, type) => sum + (type === 'cta' ? 0 : (clickTypes[type] ?? 0)), 0);
  const parts = [
    describeCount(pageViews, plain.pages),
    describeCount(main, plain.buttons),
    describeCount(others, plain.clicks),
    scrollDepth > 0 ? `${formatDepth(scrollDepth)} ${plain.depth}` : '',
  ].filter((part) => part !== '');
  return `${plain.soFar} ${parts.join(', ')}.`;
}

function describeCount(count: number, { one, many }: { one: string; many: string }): string {
  if (count === 0) return '';
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-x-3 border-b py-1">
      <dt className="text-muted-foreground">{label}</dt>
      <dd className="text-right font-semibold tabular-nums">{children}</dd>
    </div>
  );
}

type Outcome = keyof typeof plain.outcome;

/** What the page shows now, since the visitor may have changed it after the step. */
function selectOutcome(
  { cluster, hasChanged }: ReplayStep,
  { persona, settings }: Pick<Session, 'persona' | 'settings'>,
): Outcome {
  if (!settings.contentPersonalization) return 'standard';
  if (persona.cluster !== cluster) return 'byHand';
  return hasChanged ? 'changed' : 'stays';
}

function describeShown(outcome: Outcome, { cluster }: ReplayStep, persona: Session['persona']): string {
  if (outcome === 'standard') return result.standard;
  return `${clusters[outcome === 'byHand' ? persona.cluster : cluster].label}, ${result[outcome]}`;
}

const { heading, none } = replayCopy.rules;
const { signals: signalsLabel } = shellCopy.reason;
const rules: readonly NamedRule[] = RULES;

function ReplayRules({ step: { reason, firing } }: { step: ReplayStep }) {
  const isDecided = firing.some(({ ruleId }) => ruleId === reason.ruleId);
  return (
    <div>
      <h3 id="replay-rules" className="font-medium">
        {heading}
      </h3>
      <div
        role="region"
        aria-labelledby="replay-rules"
        tabIndex={0}
        className="mt-1 h-40 overflow-y-auto overscroll-contain rounded-card border bg-surface p-3"
      >
        <p className="font-medium">{ruleCopy[reason.ruleId].name}</p>
        {isDecided ? null : <p>{none}</p>}
        <p className="text-muted-foreground">{`${signalsLabel}: ${describeSignals(reason.signals)}`}</p>
        <ul className="mt-2 space-y-2">
          {firing.map(({ ruleId, cases }) => (
            <li key={ruleId}>
              {ruleId === reason.ruleId ? null : <p className="font-medium">{ruleCopy[ruleId].name}</p>}
              {cases.map((index) => (
                <CaseLine key={index} rule={rules.find(({ id }) => id === ruleId)} index={index} />
              ))}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function CaseLine({ rule, index }: { rule: NamedRule | undefined; index: number }) {
  const line = rule?.cases[index];
  return line ? <p>{`${describeCase(line.when)} → ${describeAction(line.then)}`}</p> : null;
}
