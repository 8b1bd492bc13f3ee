import { HeadPicture } from '@/components/ui/head-picture';
import { shellCopy } from '@/lib/content/shell';

const { heading, switches } = shellCopy.settings;

/** The three switches that stop personalization. */
export function SettingsPicture() {
  return (
    <HeadPicture title={heading} className="w-88 space-y-2.5">
      {Object.values(switches).map(({ label }) => (
        <div
          key={label}
          className="flex items-center justify-between gap-4 rounded-card bg-surface-sunken p-3.5"
        >
          <span className="text-caption font-medium">{label}</span>
          <span className="flex h-5 w-9 shrink-0 justify-end rounded-full bg-primary p-0.5">
            <span className="size-4 rounded-full bg-primary-foreground" />
          </span>
        </div>
      ))}
    </HeadPicture>
  );
}
