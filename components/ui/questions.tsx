import { cn } from '@/lib/utils';

type QuestionsProps = { items: readonly { question: string; answer: string }[]; className?: string };

export function Questions({ items, className }: QuestionsProps) {
  return (
    <div className={cn('grid gap-x-12 gap-y-8 @3xl/main:grid-cols-2', className)}>
      {items.map(({ question, answer }) => (
        <div key={question}>
          <h3 className="text-title">{question}</h3>
          <p className="mt-2 text-muted-foreground">{answer}</p>
        </div>
      ))}
    </div>
  );
}
