import { Check } from 'lucide-react';
import { Badge } from '@/components/ui/badge';
import type { HomeTabCopy } from '@/lib/content/home';

/** The claim on one side, a case to follow on the other. */
export function TabStory({ story }: { story: HomeTabCopy }) {
  const { headline, text, bullets, example } = story;
  return (
    <div className="grid grid-cols-1 gap-x-14 gap-y-10 @4xl/main:grid-cols-2">
      <div>
        <h3 className="text-[clamp(1.375rem,1.2rem+1cqi,1.875rem)] leading-tight">{headline}</h3>
        <p className="mt-4 text-lede text-muted-foreground">{text}</p>
        <ul className="mt-6 space-y-3">
          {bullets.map((bullet) => (
            <li key={bullet} className="flex gap-3">
              <Check aria-hidden="true" className="mt-1 size-4.5 shrink-0 text-accent" />
              <span>{bullet}</span>
            </li>
          ))}
        </ul>
      </div>
      <figure className="self-start rounded-panel border bg-surface p-6 shadow-raised @xl/main:p-8">
        <figcaption>
          <Badge variant="outline">{example.label}</Badge>
          <p className="mt-4 font-heading text-title font-(--heading-weight)">{example.title}</p>
        </figcaption>
        <ol className="mt-5 space-y-5 border-l-2 pl-5">
          {example.rows.map((row) => (
            <li key={row.label} className="timeline-step">
              <p className="text-sm font-semibold">{row.label}</p>
              <p className="mt-0.5 text-[0.9375rem] text-muted-foreground">{row.text}</p>
            </li>
          ))}
        </ol>
      </figure>
    </div>
  );
}
