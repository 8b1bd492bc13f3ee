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
import type { Persona } from '@/lib/personalization/persona';

const { page, swap, swapped, link } = compareCopy.tool;

type ComparisonControlsProps = {
  comparison: Comparison;
  pages: readonly SelectOption[];
  onChange: (next: Comparison) => void;
};

export function ComparisonControls({ comparison, pages, onChange }: ComparisonControlsProps) {
  const fieldsOf = (side: Side) => (
    <PersonaFields
      side={side}
      persona={comparison[side]}
      onChange={(persona) => onChange({ ...comparison, [side]: persona })}
    />
  );
  return (
    <div className="arrives-whole relative mb-2 grid items-end gap-3 @4xl/bar:grid-cols-[minmax(0,3fr)_minmax(0,2fr)_minmax(0,3fr)] @4xl/bar:gap-4">
      {fieldsOf('left')}
      <div className="flex flex-wrap items-stretch gap-2 @4xl/bar:flex-nowrap">
        <SelectField
          label={page}
          value={comparison.page}
          options={pages}
          onValueChange={(value) => isComparedPage(value) && onChange({ ...comparison, page: value })}
          className="basis-full @2xl/bar:flex-1 @2xl/bar:basis-0"
        />
        <Button
          variant="secondary"
          className="min-h-12 max-sm:flex-1 @4xl/bar:px-3"
          onClick={() => {
            onChange({ ...comparison, left: comparison.right, right: comparison.left });
            announce(swapped);
          }}
        >
          <ArrowLeftRight aria-hidden="true" />
          <span className="@4xl/bar:sr-only">{swap}</span>
        </Button>
        <CopyLink
          copy={link}
          readUrl={() => window.location.origin + formatComparison(comparison)}
          className="min-h-12 max-sm:flex-1 @4xl/bar:px-3"
          labelClassName="@4xl/bar:sr-only"
        />
      </div>
      {fieldsOf('right')}
    </div>
  );
}

const { choose, sides } = compareCopy.tool;
const FIELDS = ['segment', 'visitor', 'cluster'] as const;

type PersonaFieldsProps = { side: Side; persona: Persona; onChange: (persona: Persona) => void };

function PersonaFields({ side, persona, onChange }: PersonaFieldsProps) {
  return (
    <div role="group" aria-label={choose[side]} className="min-w-0">
      <p aria-hidden="true" className="mb-1 text-caption font-semibold">
        {sides[side]}
      </p>
      <div className="grid grid-cols-[minmax(0,1.42fr)_minmax(0,0.9fr)_minmax(0,1fr)] gap-1 @max-[19rem]/bar:grid-cols-1 @2xl/bar:gap-2">
        {FIELDS.map((field) => (
          <SelectField
            key={field}
            label={shellCopy.selectorBar[field].label}
            value={persona[field]}
            options={listOptions(shellCopy.selectorBar[field].options)}
            onValueChange={(value) => onChange({ ...persona, [field]: value })}
          />
        ))}
      </div>
    </div>
  );
}
