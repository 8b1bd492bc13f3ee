'use client';

import { Check, Copy } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useCopied } from '@/components/hooks/use-copied';
import { announce } from '@/components/ui/announcement-store';
import { Button } from '@/components/ui/button';
import { apiCopyCopy as labels } from '@/lib/content/pages/api-trial';

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
