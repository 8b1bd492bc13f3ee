import type { AbTest } from '@/lib/content/analytics/analytics-data';
import { dashboardCopy } from '@/lib/content/analytics/dashboard-copy';
import { testDetails } from '@/lib/content/analytics/test-details';
import { formatConfidence, formatCountExactly, formatInterval, formatSigned } from './figures';
import type { JudgedTest } from './judge-test';

const { tests } = dashboardCopy;
const copy = testDetails;

type TestVerdictProps = {
  test: AbTest;
  judged: JudgedTest;
  /** Visitors that each variant still needs to settle the test; null where nothing is open. */
  needed: number | null;
};

/** The short answers, each with what it rests on. */
export function TestVerdict({ test, judged, needed }: TestVerdictProps) {
  const { leader, winner, confidence, variants } = judged;
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
      value: formatCountExactly(Math.min(...variants.map(({ visitors }) => visitors))),
      note: needed === null ? null : `${copy.needed}: ${formatCountExactly(needed)}`,
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
        <span className="text-muted-foreground">{copy.goal}:</span> <span>{`${test.goal}.`}</span>
      </p>
    </>
  );
}

function describeRun({ status, days }: AbTest): string {
  if (status === 'completed') return `${days.done} ${copy.days}`;
  return `${copy.day} ${days.done} ${copy.of} ${days.planned}`;
}
