'use client';

import type { PointerEvent } from 'react';
import { usePageChanges, type PageChanges } from '@/components/personalization/use-persona-swap';
import type { Elements } from '@/components/ui/elements';
import { usePersonaChoices, type PersonaField } from '@/components/personalization/use-persona-choices';

/** What the last choice changed, or `children` before the first. */
export function TunerCaption({ changes, children }: { changes: PageChanges; children: Elements }) {
  const change = usePageChanges(changes);
  return change ? <span>{change}</span> : children;
}

/** The page swap replaces this element, so the drag finds the scale by id. */
function handlePointerDown({ button, currentTarget, pointerId, clientX }: PointerEvent<HTMLElement>): void {
  if (button !== 0) return;
  const { id } = currentTarget;
  import('./drag-needle').then(
    ({ dragNeedle }) => dragNeedle(id, { pointerId, clientX }),
    // Without the drag, clicks and arrow keys still work.
    () => undefined,
  );
}

export function TunerScale({ field }: { field: PersonaField }) {
  const { options, value, onValueChange } = usePersonaChoices()(field);
  const id = `tuner-${field}`;
  return (
    <div id={id} className="tuner-scale" onPointerDown={handlePointerDown}>
      {options.map((option) => (
        <label key={option.value} className="tuner-station">
          <input
            // The page swap restores the focus by this id.
            id={`tuner-${option.value}`}
            type="radio"
            name={id}
            className="absolute inset-0 size-full opacity-0"
            checked={option.value === value}
            onChange={() => onValueChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
      <span
        aria-hidden="true"
        data-station={options.findIndex((option) => option.value === value)}
        className="tuner-needle"
      />
    </div>
  );
}
