import { HeadPicture } from '@/components/ui/head-picture';
import { featuresCopy } from '@/lib/content/pages/features';
import { ruleCopy } from '@/lib/content/rules';
import { RULES } from '@/lib/personalization/rules';

/** The map of all rules, highest priority first. */
export function RulesPicture() {
  return (
    <HeadPicture title={featuresCopy.tabs.items.documentation} note={String(RULES.length)} className="w-96">
      <ol className="grid grid-cols-2 gap-2">
        {RULES.map(({ id, cases }) => (
          <li
            key={id}
            className="flex min-h-16 flex-col justify-between gap-2 rounded-card bg-surface-sunken px-3 py-2.5"
          >
            <span className="text-caption leading-snug font-medium">{ruleCopy[id].name}</span>
            <span className="flex gap-1">
              {cases.map((_, index) => (
                <span key={index} className="h-1 w-3 rounded-full bg-accent" />
              ))}
            </span>
          </li>
        ))}
      </ol>
    </HeadPicture>
  );
}
