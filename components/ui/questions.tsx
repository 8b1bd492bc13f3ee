import { cn } from '@/lib/utils';

type QuestionsProps = { items: readonly { question: string; answer: string }[]; className?: string };

/** Each answer opens by a press or a find in the page; without scripts all are open. */
export function Questions({ items, className }: QuestionsProps) {
  return (
    <div className={cn('grid gap-x-12 border-t @3xl/main:grid-cols-2', className)}>
      {items.map(({ question, answer }) => (
        <details key={question} data-unscripted="open" className="border-b">
          <summary className="fold-summary">
            <h3 className="text-base">{question}</h3>
          </summary>
          <p className="pb-4 text-muted-foreground">{answer}</p>
        </details>
      ))}
    </div>
  );
}
