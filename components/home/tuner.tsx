import { homeCopy } from '@/lib/content/home';
import { shellCopy } from '@/lib/content/shell';
import { site } from '@/lib/content/site';
import { CLUSTERS, SEGMENTS, VISITOR_TYPES, type Persona } from '@/lib/personalization/persona';
import { TunerScale } from './tuner-scale';

const { segment, cluster, visitor } = shellCopy.selectorBar;

/** What this page is tuned to: a readout of the persona, in the shape of a receiver. The selectors are the knobs. */
export function Tuner({ persona }: { persona: Persona }) {
  const rows = [
    { id: 'segment', copy: segment, stations: SEGMENTS, value: persona.segment },
    { id: 'cluster', copy: cluster, stations: CLUSTERS, value: persona.cluster },
    { id: 'visitor', copy: visitor, stations: VISITOR_TYPES, value: persona.visitor },
  ];
  return (
    <div
      data-slot="inverse"
      className="overflow-hidden rounded-panel border border-inverse-border bg-inverse text-inverse-foreground shadow-raised"
    >
      <p className="border-b border-inverse-border px-5 py-3.5 text-caption text-inverse-muted @2xl/main:px-6">
        <span className="in-data-standard:hidden">{site.tagline}</span>
        <span className="hidden in-data-standard:inline">{homeCopy.hero.standard.tuner}</span>
      </p>
      <dl className="divide-y divide-inverse-border px-5 @2xl/main:flex @2xl/main:divide-x @2xl/main:divide-y-0 @2xl/main:px-0 @4xl/main:block @4xl/main:divide-x-0 @4xl/main:divide-y @4xl/main:px-6">
        {rows.map(({ id, copy, stations, value }) => (
          <div
            key={id}
            className="grid grow grid-cols-[minmax(min-content,1fr)_minmax(0,1fr)] items-center gap-x-4 py-3.5 @2xl/main:grid-cols-1 @2xl/main:px-6 @2xl/main:py-5 @4xl/main:grid-cols-[auto_1fr] @4xl/main:items-baseline @4xl/main:px-0"
          >
            <dt className="text-caption text-inverse-muted">{copy.label}</dt>
            <dd className="col-start-1 row-start-2 font-heading leading-tight font-(--heading-weight) @2xl/main:text-lg @4xl/main:col-start-2 @4xl/main:row-start-1 @4xl/main:text-right">
              {labelOf(copy.options, value)}
            </dd>
            <dd
              aria-hidden="true"
              className="col-start-2 row-span-2 row-start-1 @2xl/main:col-start-1 @2xl/main:row-span-1 @2xl/main:row-start-3 @2xl/main:mt-3 @4xl/main:col-span-2 @4xl/main:row-start-2"
            >
              <TunerScale
                stations={stations.length}
                position={stations.findIndex((station) => station === value)}
              />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function labelOf(options: Record<string, { label: string }>, value: string): string {
  return options[value]?.label ?? value;
}
