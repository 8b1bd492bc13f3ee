import { ROUTES } from '@/lib/config/routes';
import { GOAL_DAYS, PLACE_PAGES, type Experiment } from '@/lib/content/experiment';
import { minDetectableUplift } from '@/lib/experiments/statistics';
import { listShares } from '@/lib/experiments/decide-arms';
import { DEFAULT_PERSONA } from '@/lib/personalization/persona';
import { formatTime } from '../database/open-database.mjs';
import { segmentReaders } from '@/lib/content/segments';

/** A statement for both databases, with `?` for each value. */
export type Query = { text: string; values: unknown[] };

const OBSERVED_DAYS = 28;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Copy changes rarely change a rate by more than this. */
const USUAL_CHANGE = 0.3;
const MAX_DAYS = 84;

/** Counts the visitors of the last 28 days that the experiment would have counted, and those that converted in time. */
export function countingQuery(experiment: Experiment, now: number, isPostgres: boolean): Query {
  const since = new Date(now - OBSERVED_DAYS * DAY_MS).toISOString();
  const page = experiment.kind === 'copy' ? PLACE_PAGES[experiment.place] : null;
  const segments: readonly string[] = experiment.kind === 'copy' ? experiment.segments : [];
  const marks = segments.map(() => '?').join(', ');
  const scope = [
    ...(page === null ? [] : ['e."page" = ?']),
    ...(segments.length === 0 ? [] : [`COALESCE(p."segment", '${DEFAULT_PERSONA.segment}') IN (${marks})`]),
  ];
  const age = isPostgres
    ? `EXTRACT(EPOCH FROM g."createdAt" - f."at") / 86400`
    : `julianday(g."createdAt") - julianday(f."at")`;
  const goal = goalCondition(experiment, page);
  return {
    text: `WITH f AS (
        SELECT e."visitorId", MIN(e."createdAt") AS "at" FROM "BehaviorEvent" e
        LEFT JOIN "UserProfile" p ON p."visitorId" = e."visitorId" AND p."userId" = e."userId"
        WHERE ${['e."eventType" = \'pageview\'', 'e."createdAt" >= ?', ...scope].join(' AND ')}
        GROUP BY e."visitorId")
      SELECT COUNT(*) AS "visitors", MIN(f."at") AS "first", COALESCE(SUM(CASE WHEN EXISTS (
        SELECT 1 FROM "${goal.table}" g WHERE g."visitorId" = f."visitorId"
        AND ${age} BETWEEN 0 AND ${GOAL_DAYS[experiment.goal]}${goal.condition}) THEN 1 ELSE 0 END), 0) AS "reached"
      FROM f`,
    values: [
      isPostgres ? new Date(since) : since,
      ...(page === null ? [] : [page]),
      ...segments,
      ...goal.values,
    ],
  };
}

function goalCondition({ goal }: Experiment, page: string | null) {
  const other = page === null ? '' : ' AND g."page" <> ?';
  const pages = page === null ? [] : [page];
  const view = ` AND g."eventType" = 'pageview'${other}`;
  switch (goal) {
    case 'demo-request':
      return { table: 'DemoRequest', condition: '', values: [] };
    case 'docs-or-prices':
      return {
        table: 'BehaviorEvent',
        condition: `${view} AND g."page" IN (?, ?)`,
        values: [...pages, ROUTES.api, ROUTES.pricing],
      };
    case 'second-page':
      return {
        table: 'BehaviorEvent',
        // On any page, only a later view than the exposure counts.
        condition: page === null ? `${view} AND g."createdAt" > f."at"` : view,
        values: pages,
      };
    case 'step-taken':
      return {
        table: 'BehaviorEvent',
        condition: ` AND g."eventType" = 'click' AND g."elementType" = 'cta'${other.replace('<>', '=')}`,
        values: pages,
      };
  }
}

export type Observed = { visitors: number; reached: number; days: number };

/** @param row `first`: time of the first exposure, as stored */
export function readObserved(
  row: { visitors: unknown; reached: unknown; first: unknown },
  now: number,
): Observed {
  const since = row.first === null ? now : Date.parse(formatTime(row.first));
  const days = Math.min(OBSERVED_DAYS, Math.max(1, Math.ceil((now - since) / DAY_MS)));
  return { visitors: Number(row.visitors), reached: Number(row.reached), days };
}

export function describePlan(experiment: Experiment, observed: Observed): string[] {
  const { visitors, reached, days } = observed;
  const head = `${experiment.number}  ${experiment.name}`;
  const who =
    experiment.kind === 'copy'
      ? experiment.segments.map((segment) => segmentReaders[segment]).join(' and ')
      : 'visitors';
  if (visitors === 0)
    return [
      head,
      `No ${who} visited ${experiment.kind === 'copy' ? 'the tested page' : 'the site'} in the last 28 days, so no estimate is possible.`,
    ];
  const during = (length: number) => Math.round((reached * length) / days);
  const find = (length: number) => findable(experiment, during(length));
  const all = roundTo3((visitors * experiment.days) / days);
  const uplift = find(experiment.days);
  const sentence = `${format(during(experiment.days))} of about ${format(all)} ${who} in ${experiment.days} days: `;
  const basis = `Counted in the last ${days} day${days === 1 ? '' : 's'}: ${format(reached)} of ${format(visitors)}.`;
  return [head, `${sentence}${describeUplift(uplift)}`, basis, ...advise(experiment, uplift, find)];
}

/** The detectable change between two arms: only the control's and one challenger's visitors are compared. */
function findable(experiment: Experiment, conversions: number): number {
  const shares = listShares(experiment).map(({ share }) => share);
  const [control = 0, challenger = 0] = shares;
  const total = shares.reduce((sum, share) => sum + share, 0);
  return minDetectableUplift(
    (conversions * (control + challenger)) / total,
    challenger / (control + challenger),
  );
}

function describeUplift(uplift: number): string {
  if (uplift === Infinity) return 'no useful uplift would be detected.';
  return `four out of five experiments would detect an uplift of ${format(Math.ceil(uplift * 100))}% or more.`;
}

function advise(experiment: Experiment, uplift: number, find: (days: number) => number): string[] {
  if (uplift <= USUAL_CHANGE) return ['That is enough for a clear change of copy.'];
  const longer = find(MAX_DAYS);
  return [
    'Too small: few changes do that much. What helps:',
    ...(experiment.days < MAX_DAYS && longer !== Infinity
      ? [
          `  ${MAX_DAYS} days instead of ${experiment.days}: ${format(Math.ceil(longer * 100))}% or more would be detected.`,
        ]
      : []),
    ...(experiment.goal === 'second-page' ? [] : ['  A goal that more visitors reach, such as second-page.']),
    ...(experiment.kind === 'holdout'
      ? ['  A larger share held out, such as heldOut: 0.2.']
      : [
          ...(experiment.segments.length < 3 ? ['  More segments.'] : []),
          ...(listShares(experiment).length > 2 ? ['  Fewer arms.'] : []),
          '  A bolder change, which makes a larger difference.',
        ]),
  ];
}

const format = (value: number) => value.toLocaleString('en-US');

function roundTo3(value: number): number {
  return Number(value.toPrecision(3));
}
