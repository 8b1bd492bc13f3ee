import { Badge } from '@/components/ui/badge';
import { industriesCopy, type IndustryCopy } from '@/lib/content/pages/industries';

export function IndustryExample({ example }: { example: IndustryCopy['example'] }) {
  return (
    <div className="self-start rounded-panel border bg-surface p-6 shadow-raised @xl/main:p-8">
      <Badge variant="outline">{industriesCopy.labels.example}</Badge>
      <h3 className="mt-4 text-title">{example.title}</h3>
      <p className="mt-2 text-[0.9375rem] text-muted-foreground">{example.text}</p>
      <ol className="mt-5 space-y-5 border-l-2 pl-5">
        {example.steps.map((step) => (
          <li
            key={step.title}
            className="relative before:absolute before:top-2 before:-left-[1.6875rem] before:size-2.5 before:rounded-full before:border-2 before:border-surface before:bg-accent before:content-['']"
          >
            <p className="text-sm font-semibold">{step.title}</p>
            <p className="mt-0.5 text-[0.9375rem] text-muted-foreground">{step.text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
