import { Badge } from '@/components/ui/badge';
import { DataTable } from '@/components/ui/data-table';
import { dashboardCopy } from '@/lib/content/analytics/dashboard-copy';
import { testDetails } from '@/lib/content/analytics/test-details';
import { Count, formatInterval, formatPercent, formatSigned } from './figures';
import type { JudgedTest } from './judge-test';

const { tests } = dashboardCopy;
const copy = testDetails;

export function TestCounts({ judged: { variants, winner }, name }: { judged: JudgedTest; name: string }) {
  return (
    <div className="mt-6">
      <DataTable
        caption={`${tests.caption}: ${name}`}
        captionHidden
        narrow="stacked"
        columns={[
          { label: tests.variant },
          { label: tests.traffic, numeric: true },
          { label: copy.visitors, numeric: true },
          { label: copy.conversions, numeric: true },
          { label: tests.conversion, numeric: true },
          { label: copy.uplift, numeric: true },
        ]}
        rows={variants.map((variant) => ({
          id: variant.name,
          header: (
            <>
              <span>{`${variant.name} `}</span>
              {variant.name === winner?.name ? <Badge variant="success">{tests.winner}</Badge> : null}
            </>
          ),
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
