'use client';

import { cn } from '@/lib/utils';
import { CopyCode } from './copy-code';

type CodeBlockProps = { label: string; code: string; copyName?: string; className?: string };

/** Long lines wrap, so that phones need no horizontal scrolling. */
export function CodeBlock({ label, code, copyName, className }: CodeBlockProps) {
  return (
    <figure className={cn('min-w-0', className)}>
      <figcaption className="arrives-whole flex min-h-9 flex-wrap items-end justify-between gap-x-4 text-caption font-medium text-muted-foreground">
        <span>{label}</span>
        {copyName ? <CopyCode name={copyName} /> : null}
      </figcaption>
      <pre className="mt-1.5 rounded-card border bg-surface-sunken p-4 text-caption leading-relaxed wrap-anywhere whitespace-pre-wrap">
        <code>{code}</code>
      </pre>
    </figure>
  );
}
