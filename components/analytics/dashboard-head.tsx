'use client';

import { useId, type Ref } from 'react';
import { Badge } from '@/components/ui/badge';
import { SelectField } from '@/components/ui/select';
import { TIME_RANGES, type TimeRange } from '@/lib/content/analytics/analytics-data';
import { dashboardCopy, FIGURE_SOURCES, type FigureSource } from '@/lib/content/analytics/dashboard-copy';

const { source: sourceCopy, usersOnline: online, range: rangeCopy, floors, live } = dashboardCopy;
const options = TIME_RANGES.map((value) => ({ value, label: rangeCopy.options[value] }));

type DashboardHeadProps = {
  titleRef: Ref<HTMLHeadingElement>;
  title: string;
  range: TimeRange;
  source: FigureSource;
  /** Null if there are too few to show, undefined while unknown. */
  usersOnline: number | null | undefined;
  /** ISO 8601. Only for this site's own figures. */
  updatedAt?: string;
  onRangeChange: (range: string) => void;
  onSourceChange: (source: FigureSource) => void;
};

export function DashboardHead(props: DashboardHeadProps) {
  const { titleRef, title, range, source, usersOnline, updatedAt } = props;
  return (
    <div className="arrives-whole flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div>
        <h2 ref={titleRef} tabIndex={-1} id="key-figures-title" className="text-heading focus:outline-none">
          {title}
        </h2>
        <p className="mt-1 text-muted-foreground tabular-nums">
          {updatedAt
            ? `${rangeCopy.options[range]}. ${live.updated} ${formatTime(updatedAt)}`
            : rangeCopy.options[range]}
        </p>
      </div>
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-3">
        <SourceSwitch source={source} onChange={props.onSourceChange} />
        {usersOnline === undefined ? null : (
          <Badge variant="success">
            <span aria-hidden="true" className="size-2 rounded-full bg-success" />
            <span className="tabular-nums">{`${usersOnline ?? floors.online} ${online}`}</span>
          </Badge>
        )}
        <div data-scripted className="w-40 max-w-full">
          <SelectField
            label={rangeCopy.label}
            value={range}
            options={options}
            onValueChange={props.onRangeChange}
            className="[&_svg]:block"
          />
        </div>
      </div>
      {source === 'site' ? <p className="w-full text-caption text-muted-foreground">{live.note}</p> : null}
    </div>
  );
}

function formatTime(moment: string): string {
  return new Date(moment).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
}

type SourceSwitchProps = { source: FigureSource; onChange: (source: FigureSource) => void };

/** Without scripts only the label of the current source remains. */
function SourceSwitch({ source, onChange }: SourceSwitchProps) {
  const name = useId();
  return (
    <fieldset className="flex rounded-control border border-border-strong text-sm font-medium">
      <legend className="sr-only">{sourceCopy.label}</legend>
      {FIGURE_SOURCES.map((option) => (
        <label
          key={option}
          data-scripted={option === source ? undefined : true}
          className="relative flex min-h-11 items-center rounded-control px-3.5 hover:bg-primary-soft has-checked:bg-primary has-checked:text-primary-foreground has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring"
        >
          <input
            type="radio"
            data-scripted
            name={name}
            checked={option === source}
            onChange={() => onChange(option)}
            className="pointer-events-none absolute inset-0 size-full opacity-0"
          />
          <span>{sourceCopy.options[option]}</span>
        </label>
      ))}
    </fieldset>
  );
}
