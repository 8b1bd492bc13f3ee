import { isDeepStrictEqual } from 'node:util';
import { callToActionCopy } from '@/lib/content/calls-to-action';
import { PLACE_PAGES, type Place } from '@/lib/content/experiment';
import { homeCopy } from '@/lib/content/home';
import { demoRequestCopy } from '@/lib/content/pages/demo-request';
import { pricingCopy } from '@/lib/content/pages/pricing';
import { selectPrimaryCallToAction } from '@/lib/personalization/call-to-action';
import { CLUSTERS, SEGMENTS, type Cluster, type Segment } from '@/lib/personalization/persona';
import { isRecord } from '@/lib/personalization/record';
import { allNodes, type Content } from '../content';
import type { ContentNode } from '../content-node';
import { report, type Finding } from '../finding';

const MOST_COPY_TESTS = 3;

/** Errors that the compiler cannot see: numbers, dates, overlapping tests, arms that change nothing. */
export function checkExperiments(content: Content): Finding[] {
  const rows = findRows(content);
  return [
    ...rows.flatMap((row) => [...checkNumber(row, rows), ...checkTime(row), ...checkShare(row)]),
    ...rows.flatMap((row) => [...checkGoals(row), ...checkArms(row)]),
    ...checkRunning(rows),
  ];
}

const findRows = (content: Content) =>
  allNodes(content).find(({ keys }) => keys.join() === 'experiments')?.children ?? [];

/** A running test can only be ended. @param committed the declarations before the change */
export function checkUnchanged(content: Content, committed: readonly unknown[]): Finding[] {
  const before = committed.filter(isRecord).filter(({ status }) => status === 'running');
  const unread = { status: null, winner: null };
  return findRows(content).flatMap((row) => {
    const test = before.find(({ number }) => number === read(row, 'number'));
    if (!test || !isRecord(row.value)) return [];
    if (isDeepStrictEqual({ ...test, ...unread }, { ...row.value, ...unread })) return [];
    const said = `Test ${String(test.number)} is running, and this change would make its results meaningless`;
    return [report(row, `${said}. Undo the change, or end the test and give the new one its own number.`)];
  });
}

const read = ({ value }: ContentNode, field: string) => (isRecord(value) ? value[field] : undefined);

const at = (row: ContentNode, field: string) => ({
  ...(row.children.find(({ keys }) => keys.at(-1) === field) ?? row),
  path: [...row.path, field],
});

function checkNumber(row: ContentNode, rows: readonly ContentNode[]): Finding[] {
  const number = String(read(row, 'number'));
  if (!/^\d\d$/.test(number)) return [report(at(row, 'number'), 'A number has two digits, such as 03.')];
  const isRepeated = rows.indexOf(row) !== rows.findIndex((other) => read(other, 'number') === number);
  if (!isRepeated) return [];
  const highest = Math.max(...rows.map((other) => Number(read(other, 'number')) || 0));
  const free = String(highest + 1).padStart(2, '0');
  const said = `There is already a test ${number}, and numbers are never reused`;
  return [report(at(row, 'number'), `${said}: visitors would stay in their old arms. Use ${free}.`)];
}

function checkTime(row: ContentNode): Finding[] {
  const [since, days] = [String(read(row, 'since')), Number(read(row, 'days'))];
  const isDay = /^\d{4}-\d\d-\d\d$/.test(since) && new Date(since).toJSON()?.slice(0, 10) === since;
  const isWeeks = days % 7 === 0 && days >= 14 && days <= 84;
  return [
    ...(isDay
      ? []
      : [report(at(row, 'since'), 'Write the first day as year-month-day, such as 2027-01-04.')]),
    ...(isWeeks
      ? []
      : [
          report(at(row, 'days'), 'A test runs for whole weeks, from 14 to 84 days: 28 days are four weeks.'),
        ]),
  ];
}

function checkShare(row: ContentNode): Finding[] {
  if (read(row, 'kind') !== 'holdout') return [];
  const share = Number(read(row, 'heldOut'));
  const isShare = share >= 0.01 && share <= 0.5 && Math.abs(share * 1000 - Math.round(share * 1000)) < 1e-9;
  return isShare
    ? []
    : [report(at(row, 'heldOut'), 'Write a share from 0.01 to 0.5: 0.1 holds back one visitor in ten.')];
}

function checkGoals(row: ContentNode): Finding[] {
  return read(row, 'guard') === read(row, 'goal')
    ? [report(at(row, 'guard'), 'The guard is the goal itself. Choose another one, or delete this line.')]
    : [];
}

/** The standard copy of a place, without a test. */
const CONTROL: Record<Place, (segment: Segment, cluster: Cluster) => Readonly<Record<string, unknown>>> = {
  'home-hero': (segment, cluster) => homeCopy.hero.copy[segment][cluster],
  'home-action': (segment) => callToActionCopy[selectPrimaryCallToAction(segment).result],
  'home-values': (segment) => homeCopy.valuePropositions[segment],
  'home-closing': (segment, cluster) => homeCopy.closing[segment][cluster],
  'pricing-head': (segment) => ({ ...pricingCopy.head, lede: pricingCopy.head.lede[segment] }),
  'demo-request': () => demoRequestCopy,
};

const isPlace = (value: unknown): value is Place => typeof value === 'string' && value in CONTROL;

function checkArms(row: ContentNode): Finding[] {
  const place = read(row, 'place');
  // After a test has ended, its winner is the page's standard copy.
  if (!isPlace(place) || read(row, 'status') === 'ended') return [];
  const [segments, clusters] = [read(row, 'segments'), read(row, 'clusters')];
  const scope = SEGMENTS.filter((segment) => Array.isArray(segments) && segments.includes(segment)).flatMap(
    (segment) =>
      CLUSTERS.filter((cluster) => !Array.isArray(clusters) || clusters.includes(cluster)).map((cluster) => ({
        segment,
        cluster,
      })),
  );
  const arms = row.children.find(({ keys }) => keys.at(-1) === 'arms')?.children ?? [];
  return arms.flatMap((arm) => {
    const words = isRecord(arm.value) ? Object.entries(arm.value) : [];
    if (words.length === 0) return [report(arm, 'This arm changes nothing. Write at least one text.')];
    const same = scope.find(({ segment, cluster }) => {
      const control = CONTROL[place](segment, cluster);
      return words.every(([field, text]) => control[field] === text);
    });
    if (!same) return [];
    const said = `${same.segment}, ${same.cluster} already sees this copy`;
    return [report(arm, `${said}, so nothing is compared. Change it, or exclude that visitor.`)];
  });
}

function checkRunning(rows: readonly ContentNode[]): Finding[] {
  const running = rows.filter((row) => read(row, 'status') === 'running');
  const [holdouts, copies] = ['holdout', 'copy'].map((kind) =>
    running.filter((row) => read(row, 'kind') === kind),
  );
  const pageOf = (row: ContentNode) => {
    const place = read(row, 'place');
    return isPlace(place) ? PLACE_PAGES[place] : null;
  };
  const onOnePage = (copies ?? []).flatMap((row, index, all) => {
    const first = all.slice(0, index).find((other) => pageOf(other) === pageOf(row));
    if (!first) return [];
    const said = `Test ${String(read(first, 'number'))} is already running on ${String(pageOf(row))}`;
    return [report(at(row, 'status'), `${said}. A page has one test at a time: end that one first.`)];
  });
  return [
    ...onOnePage,
    ...(holdouts ?? [])
      .slice(1)
      .map((row) => report(at(row, 'status'), 'Another holdout is already running. End that one first.')),
    ...(copies ?? [])
      .slice(MOST_COPY_TESTS)
      .map((row) => report(at(row, 'status'), 'Three tests are already running. End one of them first.')),
  ];
}
