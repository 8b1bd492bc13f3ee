'use client';

import { Check, Copy } from 'lucide-react';
import type { MouseEvent } from 'react';
import { cn } from '@/lib/utils';
import { useCopied } from '@/components/hooks/use-copied';
import { announce } from '@/components/ui/announcement-store';
import { Button } from '@/components/ui/button';
import { apiCopyCopy as labels } from '@/lib/content/pages/api-trial';

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

export function CopyCode({ name }: { name: string }) {
  const { isCopied, copyText } = useCopied();

  async function copy({ currentTarget }: MouseEvent) {
    const code = currentTarget.closest('figure')?.querySelector('code');
    const text = (code?.textContent ?? '').replaceAll('$SITE', window.location.origin);
    if (await copyText(text)) return announce(labels.note);
    if (code) window.getSelection()?.selectAllChildren(code);
    announce(labels.failed);
  }

  return (
    <Button variant="ghost" size="sm" data-scripted onClick={(event) => void copy(event)}>
      {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
      <span>{isCopied ? labels.copied : labels.label}</span>
      <span className="sr-only">{`: ${name}`}</span>
    </Button>
  );
}
