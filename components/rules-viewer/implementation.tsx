import { CodeBlock } from '@/components/ui/code-block';
import { featuresCopy, VISIT_STEP_IDS } from '@/lib/content/pages/features';
import type { Persona } from '@/lib/personalization/persona';
import { printVisit } from './visit-excerpts';

const { lede, steps } = featuresCopy.documentation.implementation;

export function Implementation({ persona }: { persona: Persona }) {
  const excerpts = printVisit(persona);
  return (
    <>
      <p className="mb-8 max-w-[44rem] text-muted-foreground">{lede}</p>
      <ol className="space-y-8">
        {VISIT_STEP_IDS.map((id, index) => (
          <li
            key={id}
            className="grid gap-x-10 gap-y-4 border-t pt-6 @4xl/main:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
          >
            <div>
              <p aria-hidden="true" className="eyebrow text-accent tabular-nums">
                {index + 1}
              </p>
              <h3 className="mt-1 text-title">{steps[id].title}</h3>
              <p className="mt-2 text-muted-foreground">{steps[id].text}</p>
            </div>
            <CodeBlock label={steps[id].code} code={excerpts[id]} />
          </li>
        ))}
      </ol>
    </>
  );
}
