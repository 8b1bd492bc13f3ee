import { HeadPicture } from '@/components/ui/head-picture';
import { demoCopy } from '@/lib/content/pages/demo';

const { heading, rows } = demoCopy.keys;
const ROWS = 5;

/** The first keys of the page's table, as keycaps. */
export function DemoPicture() {
  return (
    <HeadPicture title={heading} className="w-88 space-y-4">
      {rows.slice(0, ROWS).map(({ key, result }) => (
        <p key={key} className="grid grid-cols-[8rem_1fr] items-center gap-4 text-caption">
          <span className="w-fit rounded-control border border-b-3 bg-surface-sunken px-2.5 py-1 font-mono whitespace-nowrap">
            {key}
          </span>
          <span className="text-muted-foreground">{result}</span>
        </p>
      ))}
    </HeadPicture>
  );
}
