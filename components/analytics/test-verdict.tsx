import type { AbTest } from '@/lib/content/analytics/analytics-data';
import { dashboardCopy } from '@/lib/content/analytics/dashboard-copy';
import { formatConfidence, formatExact, formatInterval, formatSigned } from './figures';
import type { JudgedTest } from './judge-test';

const { tests, testDetails: copy } = dashboardCopy;

/** The short answers, each with what it rests on. */
export function TestVerdict({ test, judged }: { test: AbTest; judged: JudgedTest }) {
  const { leader, winner, confidence, visitorsNeeded, variants } = judged;
  const facts = [
    {
      term: winner ? tests.winner : tests.leader,
      value: leader?.name ?? copy.none,
      note: winner ? copy.winnerNote : tests.noWinner[test.status],
    },
    {
      term: copy.uplift,
      value: leader?.uplift ? formatSigned(leader.uplift.value) : copy.none,
      note: leader?.uplift
        ? `${copy.interval}: ${formatInterval(leader.uplift.interval, formatSigned)}`
        : null,
    },
    {
      term: tests.confidence,
      value: formatConfidence(confidence),
      note: `${copy.duration}: ${describeRun(test)}`,
    },
    {
      term: copy.perVariant,
      value: formatExact(Math.min(...variants.map(({ visitors }) => visitors))),
      note: visitorsNeeded && !winner ? `${copy.needed}: ${formatExact(visitorsNeeded)}` : null,
    },
  ];
  return (
    <>
      <dl className="mt-6 grid gap-x-6 gap-y-5 border-y py-5 @lg/main:grid-cols-2">
        {facts.map(({ term, value, note }) => (
          <div key={term}>
            <dt className="text-sm font-medium text-muted-foreground">{term}</dt>
            <dd>
              <span className="block text-title font-semibold tabular-nums">{value}</span>
              <span className="block text-caption text-muted-foreground">{note}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-[0.9375rem]">
        <span className="text-muted-foreground">{copy.goal}:</span> {test.goal}.
      </p>
    </>
  );
}

function describeRun({ status, days }: AbTest): string {
  if (status === 'completed') return `${days.done} ${copy.days}`;
  return `${copy.day} ${days.done} ${copy.of} ${days.planned}`;
}
