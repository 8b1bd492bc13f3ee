import { useEffect, useRef } from 'react';
import { demoViewCopy } from '@/lib/content/demo-view';
import type { DemoStep } from '@/lib/personalization/demo-view';

const { notesTitle, noNote } = demoViewCopy.share;

/** The note of the step on show, in a window of its own: the room sees the page alone. */
export function useNotesWindow(step: DemoStep | undefined): () => void {
  const opened = useRef<Window | null>(null);
  const text = step?.note ?? noNote;

  useEffect(() => {
    if (opened.current) writeNote(opened.current, text);
  }, [text]);

  return () => {
    opened.current = window.open('', 'demo-notes', 'popup,width=460,height=260');
    if (opened.current) writeNote(opened.current, text);
  };
}

function writeNote({ document: page }: Window, text: string): void {
  page.title = notesTitle;
  page.body.textContent = text;
  Object.assign(page.body.style, { font: '1.5rem/1.4 system-ui, sans-serif', margin: '1.5rem' });
}
