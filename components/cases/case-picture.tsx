import { HeadPicture } from '@/components/ui/head-picture';
import { Progress } from '@/components/ui/progress';
import { casesCopy, type CaseId } from '@/lib/content/pages/cases';

const { labels, exampleLabel } = casesCopy;

type Figure = (typeof casesCopy.items)[CaseId]['figures'][number];

const canCompare = ({ before, after }: Figure) => parseFloat(before) > 0 && before !== after;

/** The first figure with a value before and after, as two bars. */
export function CasePicture({ ids }: { ids: readonly CaseId[] }) {
  const { industry, figures } =
    ids.map((id) => casesCopy.items[id]).find((item) => item.figures.some(canCompare)) ?? {};
  const figure = figures?.find(canCompare);
  if (!industry || !figure) return null;
  const rows = [
    { label: labels.before, value: figure.before },
    { label: labels.after, value: figure.after },
  ];
  const highest = Math.max(...rows.map(({ value }) => parseFloat(value)));
  return (
    <HeadPicture title={industry} note={exampleLabel} className="w-88">
      <p className="text-title">{figure.label}</p>
      <div className="mt-5 space-y-5">
        {rows.map(({ label, value }) => (
          <div key={label} className="space-y-2">
            <div className="flex items-baseline justify-between gap-4">
              <span className="text-caption text-muted-foreground">{label}</span>
              <span className="font-heading text-3xl leading-none tabular-nums">{value}</span>
            </div>
            <Progress
              aria-hidden="true"
              value={parseFloat(value)}
              max={highest}
              className={label === labels.before ? 'opacity-50' : undefined}
            />
          </div>
        ))}
      </div>
    </HeadPicture>
  );
}
