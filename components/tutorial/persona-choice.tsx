'use client';

import { useId } from 'react';
import { usePersonalizationActions, useSession } from '@/components/personalization/personalization-context';
import { shellCopy } from '@/lib/content/shell';
import { CLUSTERS, SEGMENTS } from '@/lib/personalization/persona';

const { segment, cluster } = shellCopy.selectorBar;

type ChoiceProps<Id extends string> = {
  legend: string;
  ids: readonly Id[];
  options: Record<Id, { label: string }>;
  value: Id;
  onChoose: (id: Id) => void;
};

function Choice<Id extends string>({ legend, ids, options, value, onChoose }: ChoiceProps<Id>) {
  const name = useId();
  return (
    <fieldset data-slot="tutorial-choice" className="mt-3 min-w-0">
      <legend className="sr-only">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {ids.map((id) => (
          <label
            key={id}
            className="inline-flex min-h-11 items-center gap-2 rounded-control border border-border-strong bg-surface px-3 text-sm font-medium hover:bg-primary-soft has-checked:border-primary has-checked:bg-primary-soft"
          >
            <input
              type="radio"
              name={name}
              value={id}
              checked={id === value}
              onChange={() => onChoose(id)}
              className="size-4 shrink-0 accent-primary"
            />
            <span>{options[id].label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The selector that the step points at, right here: it also works on the pages that lack the bar. */
export function PersonaChoice({ of }: { of: 'segment' | 'cluster' }) {
  const { persona } = useSession('persona');
  const { chooseSegment, chooseCluster } = usePersonalizationActions();
  return of === 'segment' ? (
    <Choice
      legend={segment.label}
      ids={SEGMENTS}
      options={segment.options}
      value={persona.segment}
      onChoose={chooseSegment}
    />
  ) : (
    <Choice
      legend={cluster.label}
      ids={CLUSTERS}
      options={cluster.options}
      value={persona.cluster}
      onChoose={chooseCluster}
    />
  );
}
