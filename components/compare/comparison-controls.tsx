'use client';

import { ArrowLeftRight } from 'lucide-react';
import { announce } from '@/components/ui/announcement-store';
import { Button } from '@/components/ui/button';
import { CopyLink } from '@/components/ui/copy-link';
import { SelectField } from '@/components/ui/select';
import { listOptions, type SelectOption } from '@/components/ui/select-option';
import { formatComparison, isComparedPage, type Comparison, type Side } from '@/lib/compare/comparison';
import { compareCopy } from '@/lib/content/pages/compare';
import { shellCopy } from '@/lib/content/shell';
import { isCluster, isSegment, isVisitorType, type Persona } from '@/lib/personalization/persona';

const { page, swap, swapped, link } = compareCopy.tool;

type ComparisonControlsProps = {
  comparison: Comparison;
  pages: readonly SelectOption[];
  onChange: (next: Comparison) => void;
};

export function ComparisonControls({ comparison, pages, onChange }: ComparisonControlsProps) {
  const { left, right } = comparison;
  return (
    <div className="arrives-whole relative mb-4 grid gap-3 @4xl/bar:grid-cols-2">
      <PersonaFields side="left" persona={left} onChange={(who) => onChange({ ...comparison, left: who })} />
      <PersonaFields
        side="right"
        persona={right}
        onChange={(who) => onChange({ ...comparison, right: who })}
      />
      <div className="flex flex-wrap items-stretch gap-2 @4xl/bar:col-span-2">
        <SelectField
          label={page}
          value={comparison.page}
          options={pages}
          onValueChange={(value) => isComparedPage(value) && onChange({ ...comparison, page: value })}
          className="basis-full @2xl/bar:flex-1 @2xl/bar:basis-0"
        />
        <Button
          variant="secondary"
          className="min-h-12 max-sm:flex-1"
          onClick={() => {
            onChange({ ...comparison, left: right, right: left });
            announce(swapped);
          }}
        >
          <ArrowLeftRight aria-hidden="true" />
          {swap}
        </Button>
        <CopyLink
          copy={link}
          readUrl={() => window.location.origin + formatComparison(comparison)}
          className="min-h-12 max-sm:flex-1"
        />
      </div>
    </div>
  );
}

const { segment, visitor, cluster } = shellCopy.selectorBar;
const { choose, sides } = compareCopy.tool;

type PersonaFieldsProps = { side: Side; persona: Persona; onChange: (persona: Persona) => void };

function PersonaFields({ side, persona, onChange }: PersonaFieldsProps) {
  return (
    <div role="group" aria-label={choose[side]} className="min-w-0">
      <p aria-hidden="true" className="mb-1 text-caption font-semibold">
        {sides[side]}
      </p>
      <div className="grid grid-cols-[minmax(0,1.42fr)_minmax(0,0.9fr)_minmax(0,1fr)] gap-1 @max-[19rem]/bar:grid-cols-1 @2xl/bar:gap-2">
        <SelectField
          label={segment.label}
          value={persona.segment}
          options={listOptions(segment.options)}
          onValueChange={(value) => isSegment(value) && onChange({ ...persona, segment: value })}
        />
        <SelectField
          label={visitor.label}
          value={persona.visitor}
          options={listOptions(visitor.options)}
          onValueChange={(value) => isVisitorType(value) && onChange({ ...persona, visitor: value })}
        />
        <SelectField
          label={cluster.label}
          value={persona.cluster}
          options={listOptions(cluster.options)}
          onValueChange={(value) => isCluster(value) && onChange({ ...persona, cluster: value })}
        />
      </div>
    </div>
  );
}
