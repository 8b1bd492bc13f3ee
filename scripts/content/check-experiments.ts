import { isDeepStrictEqual } from 'node:util';
import { isRecord } from '@/lib/personalization/record';
import { PLACES } from './experiment-places';
import { findConstant, type Content, type ContentNode } from './content';
import { EXPERIMENT } from './experiments-schema';
import { report, type Finding } from './finding';

function checkArms(row: ContentNode): Finding[] {
  const {
    place,
    status,
    segments = [],
    clusters = [],
    arms = {},
  } = EXPERIMENT.safeParse(row.value).data ?? {};
  // After an experiment has ended, its winner is the page's standard copy.
  if (!place || status === 'ended') return [];
  const visitors = segments.flatMap((segment) => clusters.map((cluster) => [segment, cluster] as const));
  return Object.entries(arms).flatMap(([arm, copy]) => {
    const same = visitors.find((visitor) => {
      const control: Readonly<Record<string, unknown>> = PLACES[place].control(...visitor);
      return Object.entries(copy).every(([field, text]) => control[field] === text);
    });
    if (!same) return [];
    const problem = `${same.join(', ')} already sees this copy, so nothing is compared.`;
    return [
      report({ ...row, path: [...row.path, 'arms', arm] }, `${problem} Change it, or exclude that visitor.`),
    ];
  });
}

/** A running experiment can only be ended. */
function checkUnchanged(row: ContentNode, committed: readonly unknown[]): Finding[] {
  const { value } = row;
  if (!isRecord(value)) return [];
  const before = committed
    .filter(isRecord)
    .find(({ number, status }) => number === value.number && status === 'running');
  const unread = { status: null, winner: null };
  if (!before || isDeepStrictEqual({ ...before, ...unread }, { ...value, ...unread })) return [];
  const problem = `Experiment ${String(value.number)} is running, and this change would make its results meaningless.`;
  return [
    report(row, `${problem} Undo the change, or end the experiment and give the new one its own number.`),
  ];
}

/** @param committed the declarations before the change */
export function checkExperiments(content: Content, committed: readonly unknown[]): Finding[] {
  const rows = findConstant(content, 'experiments')?.children ?? [];
  return rows.flatMap((row) => [...checkUnchanged(row, committed), ...checkArms(row)]);
}
