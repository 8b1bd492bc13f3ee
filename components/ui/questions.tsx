import type { ReactNode } from 'react';
import { cn } from '@/lib/utils';

type QuestionsProps = { items: readonly { question: string; answer: string }[]; className?: string };

export function Questions({ items, className }: QuestionsProps) {
  return (
    <div className={cn('grid gap-x-12 border-t @3xl/main:grid-cols-2', className)}>
      {items.map(({ question, answer }) => (
        <Question key={question} title={question}>
          <p className="pb-4 text-muted-foreground">{answer}</p>
        </Question>
      ))}
    </div>
  );
}

/** Opens by a press or a find in the page; without scripts it is open. */
export function Question({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details data-unscripted="open" className="border-b">
      <summary className="fold-summary">
        <h3 className="text-base">{title}</h3>
      </summary>
      {children}
    </details>
  );
}
