'use client';

import { listOptions } from '@/components/ui/list-options';
import { SelectField } from '@/components/ui/select';
import type { Side } from '@/lib/compare/comparison';
import { compareCopy } from '@/lib/content/pages/compare';
import { shellCopy } from '@/lib/content/shell';
import { isCluster, isSegment, isVisitorType, type Persona } from '@/lib/personalization/persona';

const { segment, visitor, cluster } = shellCopy.selectorBar;
const { choose, sides } = compareCopy.tool;

type PersonaFieldsProps = { side: Side; persona: Persona; onChange: (persona: Persona) => void };

/** Who stands on one side. */
export function PersonaFields({ side, persona, onChange }: PersonaFieldsProps) {
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
