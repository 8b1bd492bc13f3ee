'use client';

import { useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Badge } from '@/components/ui/badge';
import { DataTable } from '@/components/ui/data-table';
import { Dialog, useBackdropClose, DialogHead } from '@/components/ui/dialog';
import type { SampleExperiment } from '@/lib/content/analytics/analytics-data';
import { dashboardCopy, experimentDetails } from '@/lib/content/analytics/dashboard-copy';
import type { EvaluatedVariant, SampleEvaluation } from '@/lib/experiments/evaluate-sample';
import {
  Count,
  formatConfidence,
  formatCountExactly,
  formatInterval,
  formatPercent,
  formatSigned,
  VariantName,
} from './figures';

const { experiments } = dashboardCopy;
const copy = experimentDetails;

type ExperimentDialogProps = {
  experiment: SampleExperiment;
  evaluation: SampleEvaluation;
  onClosed: () => void;
};

/** Close, Escape and the backdrop close it; the browser restores the focus. */
export function ExperimentDialog({ experiment, evaluation, onClosed }: ExperimentDialogProps) {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const backdrop = useBackdropClose(() => dialogRef.current?.close());
  const needed = evaluation.winner ? null : evaluation.visitorsNeeded;

  useEffect(() => {
    if (!dialogRef.current?.open) dialogRef.current?.showModal();
  }, []);

  return createPortal(
    <Dialog
      ref={dialogRef}
      aria-labelledby={titleId}
      data-slot="experiment-dialog"
      onClose={onClosed}
      {...backdrop}
      className="@container/main max-w-3xl"
    >
      <div className="p-4 sm:p-7">
        <DialogHead
          badge={
            <Badge variant={experiment.status === 'completed' ? 'solid' : 'soft'}>
              {experiments.status[experiment.status]}
            </Badge>
          }
          title={experiment.name}
          titleId={titleId}
          text={experiment.question}
          closeLabel={copy.close}
          onClose={() => dialogRef.current?.close()}
        />
        <Verdict experiment={experiment} evaluation={evaluation} needed={needed} />
        <UpliftPlot variants={evaluation.variants} />
        <VariantCounts evaluation={evaluation} name={experiment.name} />
        <Method hasSeveral={experiment.variants.length > 2} hasNeeded={needed !== null} />
      </div>
    </Dialog>,
    document.body,
  );
}

const MARGIN_PERCENT = 6;

/** A label near an edge extends away from it, so that narrow screens do not clip it. */
function anchorAt(percent: number): 'start' | 'middle' | 'end' {
  if (percent < 100 / 3) return 'start';
  return percent > 200 / 3 ? 'end' : 'middle';
}

/** Each uplift as a dot on its interval. An interval that includes zero proves nothing. */
function UpliftPlot({ variants }: { variants: readonly EvaluatedVariant[] }) {
  const uplifts = variants.flatMap(({ name, uplift }) => (uplift ? [{ name, ...uplift }] : []));
  if (uplifts.length === 0) return null;
  const low = Math.min(0, ...uplifts.map(({ interval }) => interval.low));
  const high = Math.max(0, ...uplifts.map(({ interval }) => interval.high));
  const percentOf = (value: number) =>
    MARGIN_PERCENT + ((value - low) / (high - low)) * (100 - 2 * MARGIN_PERCENT);
  const offsetOf = (value: number) => `${percentOf(value)}%`;
  return (
    <div className="mt-6">
      <h3 className="text-sm font-semibold">{copy.plot}</h3>
      <ul className="mt-3 space-y-3">
        {uplifts.map(({ name, value, interval }) => (
          <li key={name}>
            <p className="flex flex-wrap justify-between gap-x-4 text-sm">
              <span>{name}</span>
              <span className="text-muted-foreground tabular-nums">
                {`${formatSigned(value)} (${formatInterval(interval, formatSigned)})`}
              </span>
            </p>
            <svg
              width="100%"
              height="24"
              aria-hidden="true"
              className="mt-1 block rounded-control bg-surface-sunken"
            >
              <line
                x1={offsetOf(0)}
                x2={offsetOf(0)}
                y1="0"
                y2="24"
                className="stroke-border-strong [stroke-dasharray:3_3]"
              />
              <line
                x1={offsetOf(interval.low)}
                x2={offsetOf(interval.high)}
                y1="12"
                y2="12"
                className="stroke-primary stroke-3 [stroke-linecap:round]"
              />
              <circle
                cx={offsetOf(value)}
                cy="12"
                r="6"
                className="fill-primary stroke-surface-raised stroke-2"
              />
            </svg>
          </li>
        ))}
      </ul>
      <svg width="100%" height="20" aria-hidden="true" className="block text-caption">
        <text x={offsetOf(0)} y="15" textAnchor={anchorAt(percentOf(0))} className="fill-muted-foreground">
          {copy.noChange}
        </text>
      </svg>
    </div>
  );
}

type VerdictProps = { experiment: SampleExperiment; evaluation: SampleEvaluation; needed: number | null };

function Verdict({ experiment, evaluation, needed }: VerdictProps) {
  const { leader, winner, confidence, variants } = evaluation;
  const facts = [
    {
      term: winner ? experiments.winner : experiments.leader,
      value: leader?.name ?? copy.none,
      note: winner ? copy.winnerNote : experiments.noWinner[experiment.status],
    },
    {
      term: copy.uplift,
      value: leader?.uplift ? formatSigned(leader.uplift.value) : copy.none,
      note: leader?.uplift
        ? `${copy.interval}: ${formatInterval(leader.uplift.interval, formatSigned)}`
        : null,
    },
    {
      term: experiments.confidence,
      value: formatConfidence(confidence),
      note: `${copy.duration}: ${describeRun(experiment)}`,
    },
    {
      term: copy.perVariant,
      value: formatCountExactly(Math.min(...variants.map(({ visitors }) => visitors))),
      note: needed === null ? null : `${copy.needed}: ${formatCountExactly(needed)}`,
    },
  ];
  return (
    <>
      <dl className="mt-6 grid gap-x-6 gap-y-6 border-y py-5 @lg/main:grid-cols-2">
        {facts.map(({ term, value, note }) => (
          <div key={term}>
            <dt className="text-sm font-medium text-muted-foreground">{term}</dt>
            <dd>
              <span className="block text-title font-semibold tabular-nums">{value}</span>
              <span className="block text-caption text-muted-foreground">{note}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm">
        <span className="text-muted-foreground">{copy.goal}:</span> <span>{`${experiment.goal}.`}</span>
      </p>
    </>
  );
}

function describeRun({ status, days }: SampleExperiment): string {
  if (status === 'completed') return `${days.done} ${copy.days}`;
  return `${copy.day} ${days.done} ${copy.of} ${days.planned}`;
}

function Method({ hasSeveral, hasNeeded }: { hasSeveral: boolean; hasNeeded: boolean }) {
  const { method, needed, neededHelp } = copy;
  return (
    <div className="mt-6 text-caption text-muted-foreground">
      <h3 className="text-sm font-semibold text-foreground">{method.heading}</h3>
      <p className="mt-1">{method.text}</p>
      {hasSeveral ? <p className="mt-2">{method.several}</p> : null}
      {hasNeeded ? (
        <p className="mt-2">
          {needed}: {neededHelp}
        </p>
      ) : null}
    </div>
  );
}

function VariantCounts({
  evaluation: { variants, winner },
  name,
}: {
  evaluation: SampleEvaluation;
  name: string;
}) {
  return (
    <div className="mt-6">
      <DataTable
        caption={`${experiments.caption}: ${name}`}
        captionHidden
        narrow="stacked"
        columns={[
          { label: experiments.variant },
          { label: experiments.traffic, numeric: true },
          { label: copy.visitors, numeric: true },
          { label: copy.conversions, numeric: true },
          { label: experiments.conversion, numeric: true },
          { label: copy.uplift, numeric: true },
        ]}
        rows={variants.map((variant) => ({
          id: variant.name,
          header: <VariantName name={variant.name} isWinner={variant.name === winner?.name} />,
          cells: [
            formatPercent(variant.traffic),
            <Count key="visitors" value={variant.visitors} />,
            <Count key="conversions" value={variant.conversions} />,
            <WithInterval
              key="conversion"
              value={formatPercent(variant.conversion)}
              interval={formatInterval(variant.conversionInterval, formatPercent)}
            />,
            variant.uplift ? (
              <WithInterval
                key="uplift"
                value={formatSigned(variant.uplift.value)}
                interval={formatInterval(variant.uplift.interval, formatSigned)}
              />
            ) : (
              copy.baseline
            ),
          ],
        }))}
      />
    </div>
  );
}

function WithInterval({ value, interval }: { value: string; interval: string }) {
  return (
    <>
      <span>{value}</span>
      <span className="block text-caption whitespace-nowrap text-muted-foreground">
        <span className="sr-only">{copy.interval}: </span>
        <span>{interval}</span>
      </span>
    </>
  );
}
