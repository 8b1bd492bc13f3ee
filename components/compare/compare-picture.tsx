import { HeadPicture } from '@/components/ui/head-picture';
import { compareCopy } from '@/lib/content/pages/compare';
import { homeCopy } from '@/lib/content/home';
import { shellCopy } from '@/lib/content/shell';
import type { Persona } from '@/lib/personalization/persona';

const { options } = shellCopy.selectorBar.segment;

/** One headline for two visitors. */
export function ComparePicture({ sides }: { sides: readonly [Persona, Persona] }) {
  return (
    <HeadPicture title={compareCopy.head.eyebrow} className="grid w-100 grid-cols-2 gap-3">
      {sides.map(({ segment, cluster }, side) => (
        <div key={side} className="rounded-card bg-surface-sunken p-4">
          <p className="text-caption text-muted-foreground">{options[segment].label}</p>
          <p className="mt-3 font-heading leading-snug font-(--heading-weight)">
            <mark className="bg-primary-soft text-primary-soft-foreground">
              {homeCopy.hero.copy[segment][cluster].headline}
            </mark>
          </p>
          <span className="mt-4 block h-1.5 w-4/5 rounded-full bg-border" />
          <span className="mt-2 block h-1.5 w-3/5 rounded-full bg-border" />
          <span className="mt-4 block h-6 w-1/2 rounded-control bg-primary" />
        </div>
      ))}
    </HeadPicture>
  );
}
