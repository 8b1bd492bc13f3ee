import type { Elements } from '@/components/ui/elements';
import { cn } from '@/lib/utils';

type FigurePanelProps = { heading: string; text: string; className?: string; children: Elements };

export function FigurePanel({ heading, text, className, children }: FigurePanelProps) {
  return (
    <div className={cn('min-w-0 rounded-card border bg-surface p-4 shadow-card @lg/main:p-6', className)}>
      <h3 className="text-title">{heading}</h3>
      <p className="mt-1 mb-5 text-[0.9375rem] text-muted-foreground">{text}</p>
      {children}
    </div>
  );
}
