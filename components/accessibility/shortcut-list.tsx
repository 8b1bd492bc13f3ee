import { accessibilityCopy } from '@/lib/content/accessibility';

const { label, keys, panel, main } = accessibilityCopy.shortcuts;

export function ShortcutList() {
  return (
    <ul aria-label={label} className="mt-3 space-y-2 text-sm">
      {[panel, main].map(({ key, text }) => (
        <li key={key} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <span>{text}</span>
          <span className="whitespace-nowrap">
            {[...keys, key].map((name, index) => (
              <span key={name}>
                {index > 0 ? <span> + </span> : null}
                <kbd className="rounded-sm border border-border-strong bg-surface px-1.5 py-0.5 font-sans text-xs">
                  {name}
                </kbd>
              </span>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}
