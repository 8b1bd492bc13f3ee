'use client';

import { useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { DataTable } from '@/components/ui/data-table';
import { OpenerButton } from '@/components/ui/opener-button';
import type { SampleExperiment } from '@/lib/content/analytics/analytics-data';
import { dashboardCopy } from '@/lib/content/analytics/dashboard-copy';
import type { SampleEvaluation, SampleEvaluations } from '@/lib/experiments/evaluate-sample';
import { Covered } from './loading';
import { formatConfidence, formatPercent, VariantName } from './figures';
import type { ExperimentDialog } from './experiment-dialog';

type Sample = { experiment: SampleExperiment; evaluation: SampleEvaluation };

type ExperimentCardsProps = { experiments: readonly SampleExperiment[]; evaluations: SampleEvaluations };

export function ExperimentCards({ experiments, evaluations }: ExperimentCardsProps) {
  const [opened, setOpened] = useState<(Sample & { Dialog: typeof ExperimentDialog }) | null>(null);
  const samples = experiments.flatMap((experiment): Sample[] => {
    const evaluation = evaluations[experiment.id];
    return evaluation ? [{ experiment, evaluation }] : [];
  });
  return (
    <>
      <div className="grid items-stretch gap-6 @5xl/main:grid-cols-2">
        {samples.map((sample) => (
          <ExperimentCard
            key={sample.experiment.id}
            {...sample}
            onDetails={(Dialog) => setOpened({ ...sample, Dialog })}
          />
        ))}
      </div>
      {opened ? (
        <opened.Dialog
          experiment={opened.experiment}
          evaluation={opened.evaluation}
          onClosed={() => setOpened(null)}
        />
      ) : null}
    </>
  );
}

const { experiments: copy } = dashboardCopy;
const load = () => import('./experiment-dialog').then(({ ExperimentDialog }) => ExperimentDialog);

type ExperimentCardProps = Sample & { onDetails: (Dialog: typeof ExperimentDialog) => void };

function ExperimentCard({ experiment, evaluation, onDetails }: ExperimentCardProps) {
  const { variants, winner, confidence } = evaluation;
  return (
    <article
      aria-labelledby={`${experiment.id}-title`}
      className="flex min-w-0 flex-col rounded-card border bg-surface p-4 shadow-card @lg/main:p-6"
    >
      <Badge variant={experiment.status === 'completed' ? 'solid' : 'soft'} className="self-start">
        {copy.status[experiment.status]}
      </Badge>
      <h3 id={`${experiment.id}-title`} className="mt-3 text-title">
        {experiment.name}
      </h3>
      <p className="mt-1 mb-5 text-muted-foreground">{experiment.question}</p>
      <Covered className="mt-auto">
        <DataTable
          caption={`${copy.caption}: ${experiment.name}`}
          captionHidden
          columns={[
            { label: copy.variant },
            { label: copy.traffic, numeric: true },
            { label: copy.conversion, numeric: true },
          ]}
          rows={variants.map((variant) => ({
            id: variant.name,
            header: <VariantName name={variant.name} isWinner={variant.name === winner?.name} />,
            cells: [formatPercent(variant.traffic), formatPercent(variant.conversion)],
          }))}
        />
        <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
          <p className="text-sm">
            <span>{copy.confidence}: </span>
            <strong className="tabular-nums">{formatConfidence(confidence)}</strong>
            {winner ? null : (
              <span className="block text-caption text-muted-foreground">
                {copy.noWinner[experiment.status]}
              </span>
            )}
          </p>
          <OpenerButton
            load={load}
            onLoaded={onDetails}
            failed={copy.detailsFailed}
            variant="secondary"
            size="sm"
            aria-describedby={`${experiment.id}-title`}
            className="min-h-11"
          >
            {copy.details}
          </OpenerButton>
        </div>
      </Covered>
    </article>
  );
}
