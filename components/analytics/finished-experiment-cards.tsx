import { Badge } from '@/components/ui/badge';
import { DataTable } from '@/components/ui/data-table';
import { finishedExperimentsCopy as copy } from '@/lib/content/analytics/finished-experiments';
import type { ExperimentReport, Finding } from '@/lib/experiments/report-experiment';
import { Count, formatPercent, formatSigned } from './figures';

export function FinishedExperimentCards({ reports }: { reports: readonly ExperimentReport[] }) {
  return (
    <section aria-labelledby="finished-experiments-title" className="mt-10">
      <h3 id="finished-experiments-title" className="text-title">
        {copy.heading}
      </h3>
      <p className="mt-1 mb-5 max-w-[44rem] text-muted-foreground">{copy.text}</p>
      <div className="grid items-start gap-5 @5xl/main:grid-cols-2">
        {reports.map((report) => (
          <FinishedExperimentCard key={report.number} report={report} />
        ))}
      </div>
    </section>
  );
}

function FinishedExperimentCard({ report }: { report: ExperimentReport }) {
  const { number, name, question, progress, goal, findings, arms, guard, health } = report;
  const titleId = `finished-experiment-${number}-title`;
  return (
    <article
      aria-labelledby={titleId}
      className="min-w-0 rounded-card border bg-surface p-4 shadow-card @lg/main:p-6"
    >
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-caption text-muted-foreground">
        <Badge variant="solid">{copy.badge}</Badge>
        <span>{progress}</span>
      </p>
      <h4 id={titleId} className="mt-3 text-title">
        {name}
      </h4>
      <p className="mt-1 text-muted-foreground">{question}</p>
      <p className="mt-1 mb-5 text-caption text-muted-foreground">{`${copy.goal} ${goal}.`}</p>
      {arms.length > 0 ? <ArmsTable name={name} arms={arms} /> : null}
      {findings.map((finding) => (
        <FindingText key={finding.arm} name={name} finding={finding} />
      ))}
      {guard ? <p className="mt-3 text-[0.9375rem]">{guard}</p> : null}
      <details className="mt-4">
        <summary className="inline-flex min-h-11 items-center rounded-control text-[0.9375rem] font-medium text-primary underline underline-offset-4">
          {copy.method.heading}
        </summary>
        <p className="mt-1 text-caption text-muted-foreground">{copy.method.text}</p>
      </details>
      <p className="mt-2 text-caption text-muted-foreground">{health}</p>
    </article>
  );
}

const { columns } = copy;
const UNKNOWN = '–';

function ArmsTable({ name, arms }: Pick<ExperimentReport, 'name' | 'arms'>) {
  return (
    <DataTable
      caption={`${columns.version}: ${name}`}
      captionHidden
      columns={[
        { label: columns.version },
        { label: columns.visitors, numeric: true },
        { label: columns.reached, numeric: true },
        { label: columns.share, numeric: true },
      ]}
      rows={arms.map(({ arm, name: version, texts, visitors, reached, share }) => ({
        id: arm,
        header: (
          <>
            {version}
            {texts ? <span className="block text-caption text-muted-foreground">{texts}</span> : null}
          </>
        ),
        cells: [
          <Count key="visitors" value={visitors} />,
          reached === null ? UNKNOWN : <Count key="reached" value={reached} />,
          share === null ? UNKNOWN : formatPercent(share * 100),
        ],
      }))}
    />
  );
}

function FindingText({ name, finding }: { name: string; finding: Finding }) {
  const { title, text, interval, arm } = finding;
  return (
    <div className="mt-4">
      <p>
        <strong>{`${title}. `}</strong>
        <span>{text}</span>
      </p>
      {interval && arm ? <IntervalBar name={name} version={arm.toUpperCase()} interval={interval} /> : null}
    </div>
  );
}

type IntervalBarProps = { name: string; version: string; interval: NonNullable<Finding['interval']> };

const { bar } = copy;

/** Possible ends of the scale. An interval beyond the largest runs to the edge. */
const SCALES = [0.25, 0.5, 1, 2];

/** Zero difference is in the middle. */
function IntervalBar({ name, version, interval: { low, high } }: IntervalBarProps) {
  const reach = Math.max(Math.abs(low), high ?? Infinity);
  const scale = SCALES.find((step) => reach <= step) ?? 2;
  const place = (value: number) => `${50 + (Math.max(-scale, Math.min(scale, value)) / scale) * 47}%`;
  const end = formatSigned(scale * 100);
  return (
    <div className="mt-3">
      <svg width="100%" height="44" aria-hidden="true" className="block text-caption">
        <rect width="100%" height="24" rx="4" className="fill-surface-sunken" />
        <line x1="50%" x2="50%" y1="0" y2="24" className="stroke-border-strong [stroke-dasharray:3_3]" />
        <line
          x1={place(low)}
          x2={place(high ?? scale)}
          y1="12"
          y2="12"
          className="stroke-primary stroke-6 [stroke-linecap:round]"
        />
        <text y="40" className="fill-muted-foreground">
          {formatSigned(-scale * 100)}
        </text>
        <text x="50%" y="40" textAnchor="middle" className="fill-muted-foreground">
          {bar.none}
        </text>
        <text x="100%" y="40" textAnchor="end" className="fill-muted-foreground">
          {end}
        </text>
      </svg>
      <table className="sr-only">
        <caption>{`${bar.caption}: ${name}`}</caption>
        <thead>
          <tr>
            {[bar.version, bar.low, bar.high].map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{version}</th>
            <td>{formatSigned(low * 100)}</td>
            <td>{high === null ? bar.unlimited : formatSigned(high * 100)}</td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}
