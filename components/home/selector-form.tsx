import { Button } from '@/components/ui/button';
import { fieldClass } from '@/components/ui/input';
import { ROUTES } from '@/lib/config/routes';
import { shellCopy } from '@/lib/content/shell';
import type { Persona } from '@/lib/personalization/persona';
import { listOptions } from '@/components/ui/list-options';

const { apply, segment, visitor, cluster } = shellCopy.selectorBar;

/** The selectors without scripts: a form that leads to the same address as the copied link. */
export function SelectorForm({ persona }: { persona: Persona }) {
  const fields = [
    { name: 'segment', copy: segment },
    { name: 'visitor', copy: visitor },
    { name: 'cluster', copy: cluster },
  ] as const;
  return (
    <form action={ROUTES.home} method="get" className="flex flex-wrap items-end gap-3 py-2">
      {fields.map(({ name, copy }) => (
        <label key={name} className="min-w-0 flex-1 basis-36 text-caption text-muted-foreground">
          <span>{copy.label}</span>
          <select name={name} defaultValue={persona[name]} className={fieldClass}>
            {listOptions(copy.options).map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        </label>
      ))}
      <Button type="submit">{apply}</Button>
    </form>
  );
}
