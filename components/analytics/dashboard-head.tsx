'use client';

import { Badge } from '@/components/ui/badge';
import { SelectField } from '@/components/ui/select';
import { TIME_RANGES, type TimeRange } from '@/lib/content/analytics/analytics-data';
import { dashboardCopy } from '@/lib/content/analytics/dashboard-copy';

const { sample, usersOnline: online, range: rangeCopy } = dashboardCopy;
const options = TIME_RANGES.map((value) => ({ value, label: rangeCopy.options[value] }));

type DashboardHeadProps = {
  titleId: string;
  title: string;
  range: TimeRange;
  usersOnline: number;
  onRangeChange: (range: string) => void;
};

/** What is shown, for which time, and that it is invented. */
export function DashboardHead({ titleId, title, range, usersOnline, onRangeChange }: DashboardHeadProps) {
  return (
    <div className="arrives-whole flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div>
        <h2 id={titleId} className="text-heading">
          {title}
        </h2>
        <p className="mt-1 text-muted-foreground">{rangeCopy.options[range]}</p>
      </div>
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-3">
        <Badge variant="warning">{sample}</Badge>
        <Badge variant="success">
          <span aria-hidden="true" className="size-2 rounded-full bg-success" />
          <span className="tabular-nums">{`${usersOnline} ${online}`}</span>
        </Badge>
        <div data-scripted className="w-40 max-w-full">
          <SelectField
            label={rangeCopy.label}
            value={range}
            options={options}
            onValueChange={onRangeChange}
            className="[&_svg]:block"
          />
        </div>
      </div>
    </div>
  );
}
