import { Section } from '@/components/ui/section';
import { apiDocsCopy } from '@/lib/content/pages/api-docs';
import { CodeBlock } from '@/components/ui/code-block';

const { start, labels } = apiDocsCopy;

export function ApiStart() {
  return (
    <Section id="start" title={start.heading} intro={start.lede}>
      <div className="grid gap-x-14 gap-y-10 @4xl/main:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <dl className="grid gap-x-8 gap-y-6 @2xl/main:grid-cols-2">
          {start.points.map((point) => (
            <div key={point.title} className="border-t-2 border-foreground pt-4">
              <dt className="text-title font-(--heading-weight)">{point.title}</dt>
              <dd className="mt-1.5 wrap-anywhere text-muted-foreground">{point.text}</dd>
            </div>
          ))}
        </dl>
        <div className="space-y-4 self-start rounded-panel border bg-surface p-6 shadow-raised">
          <CodeBlock label={labels.firstCall} code={start.firstCall} copyName={labels.firstCall} />
          <CodeBlock label={labels.firstAnswer} code={start.firstAnswer} />
        </div>
      </div>
    </Section>
  );
}
