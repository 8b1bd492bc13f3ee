import type { ReactNode } from 'react';
import { cn } from '@/lib/utils';
import type { Elements } from './elements';

type ExplainedProps = { why: Elements; className?: string; children: ReactNode };

/** A paragraph with the mark of its reason at its end. */
export function Explained({ why, className, children }: ExplainedProps) {
  return (
    <div className={cn('text-pretty', className)}>
      <p className="inline">{children}</p> {why}
    </div>
  );
}
