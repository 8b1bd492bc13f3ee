import type { SolutionPart } from '@/lib/content/pages/solutions';

/** A part of an offering with an anchor of its own, which the footer links to. */
export function SolutionPartBox({ part }: { part: SolutionPart }) {
  return (
    <section
      id={part.id}
      aria-labelledby={`${part.id}-title`}
      className="mt-10 grid scroll-mt-6 gap-x-14 gap-y-5 border-t pt-8 @4xl/main:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
    >
      <div>
        <h3 id={`${part.id}-title`} className="text-title">
          {part.title}
        </h3>
        <p className="mt-2 text-muted-foreground">{part.text}</p>
      </div>
      <ul className="space-y-3 border-l-2 pl-6">
        {part.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}
