import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '@/lib/utils';
import { ScrollableList } from './scrollable-list';

type CheckListProps = { lines: readonly string[]; isSmall?: boolean; className?: string };

export function CheckList({ lines, isSmall = false, className }: CheckListProps) {
  return (
    <ul className={cn(isSmall ? 'space-y-2 text-sm' : 'space-y-3', className)}>
      {lines.map((line) => (
        <li key={line} className={isSmall ? 'flex gap-3 wrap-anywhere' : 'flex gap-3'}>
          <Check
            aria-hidden="true"
            className={cn('mt-1 shrink-0 text-accent', isSmall ? 'size-4' : 'size-4.5')}
          />
          <span>{line}</span>
        </li>
      ))}
    </ul>
  );
}

type TimelineProps = { steps: readonly { title: string; text: string }[]; className?: string };

export function Timeline({ steps, className }: TimelineProps) {
  return (
    <ol className={cn('space-y-5 border-l-2 pl-5', className)}>
      {steps.map(({ title, text }) => (
        <li key={text} className="timeline-step">
          <p className="text-sm font-semibold">{title}</p>
          <p className="mt-0.5 text-sm text-muted-foreground">{text}</p>
        </li>
      ))}
    </ol>
  );
}

type PointsProps = {
  /** Names the row that they are on phones. */
  label: string;
  points: readonly { title: string; text: string }[];
  isOrdered?: boolean;
  className: string;
};

export function Points({ label, points, isOrdered = false, className }: PointsProps) {
  return (
    <ScrollableList label={label} isOrdered={isOrdered} className={cn('gap-x-8', className)}>
      {points.map(({ title, text }) => (
        <li key={title} className="border-t-2 border-foreground pt-5">
          <h3 className="text-title">{title}</h3>
          <p className="mt-2 text-muted-foreground">{text}</p>
        </li>
      ))}
    </ScrollableList>
  );
}

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
