import { useId } from 'react';
import { usePersonalizationActions, useSession } from '@/components/personalization/personalization-context';
import { shellCopy } from '@/lib/content/shell';
import { isCluster, isSegment, isVisitorType } from '@/lib/personalization/persona';

const { segment, cluster, visitor } = shellCopy.selectorBar;

/** The browser's own selects: they open upward by themselves where there is no room below. */
export function PersonaSelects() {
  const baseId = useId();
  const { persona } = useSession('persona');
  const { chooseSegment, chooseCluster, chooseVisitor } = usePersonalizationActions();
  const selects = [
    { name: 'segment', copy: segment, change: (value: string) => isSegment(value) && chooseSegment(value) },
    { name: 'cluster', copy: cluster, change: (value: string) => isCluster(value) && chooseCluster(value) },
    {
      name: 'visitor',
      copy: visitor,
      change: (value: string) => isVisitorType(value) && chooseVisitor(value),
    },
  ] as const;
  return (
    <div className="space-y-3">
      {selects.map(({ name, copy, change }) => (
        <div key={name}>
          <label htmlFor={`${baseId}-${name}`} className="text-sm font-medium">
            {copy.label}
          </label>
          <select
            id={`${baseId}-${name}`}
            value={persona[name]}
            onChange={(event) => change(event.target.value)}
            className="mt-1 field"
          >
            {Object.entries(copy.options).map(([option, { label }]) => (
              <option key={option} value={option}>
                {label}
              </option>
            ))}
          </select>
        </div>
      ))}
    </div>
  );
}
