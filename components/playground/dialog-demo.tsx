'use client';

import { useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, wrapTab } from '@/components/ui/dialog';
import { Input, Label } from '@/components/ui/fields';
import type { PlaygroundCopy } from '@/lib/content/pages/demo';

type Trace = { focus: string; presses: number; rounds: number };
type Result = { by: 'escape' | 'button'; isBack: boolean };

const NO_TRACE: Trace = { focus: '', presses: 0, rounds: 0 };
const FOCUSABLE = 'button, input';

export function DialogDemo({ copy }: { copy: PlaygroundCopy['live']['dialog'] }) {
  const [trace, setTrace] = useState(NO_TRACE);
  const [result, setResult] = useState<Result | null>(null);
  const dialogRef = useRef<HTMLDialogElement>(null);
  const openerRef = useRef<HTMLButtonElement>(null);
  const closedBy = useRef<Result['by']>('escape');

  function open() {
    closedBy.current = 'escape';
    setTrace(NO_TRACE);
    setResult(null);
    dialogRef.current?.showModal();
  }

  function closeByButton() {
    closedBy.current = 'button';
    dialogRef.current?.close();
  }

  function handleKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
    if (event.key !== 'Tab') return;
    const elements = [...event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE)];
    const active = elements.find((element) => element === document.activeElement) ?? null;
    const target = wrapTab(elements, active, event.shiftKey);
    if (target) {
      event.preventDefault();
      target.focus();
    }
    setTrace(({ focus, presses, rounds }) => ({
      focus,
      presses: presses + 1,
      rounds: rounds + (target ? 1 : 0),
    }));
  }

  const focusOn = (name: string) => () => setTrace((current) => ({ ...current, focus: name }));
  const { trace: traceCopy } = copy;
  return (
    <div data-scripted>
      <Button ref={openerRef} variant="secondary" aria-haspopup="dialog" onClick={open}>
        {copy.open}
      </Button>
      {result ? (
        <p data-slot="dialog-result" className="mt-5 border-l-2 border-accent pl-3">
          {`${copy.result[result.by]} ${result.isBack ? copy.result.back : copy.result.lost}`}
        </p>
      ) : null}
      <Dialog
        ref={dialogRef}
        aria-labelledby="dialog-demo-title"
        aria-describedby="dialog-demo-text"
        onKeyDown={handleKeyDown}
        onClose={() =>
          setResult({ by: closedBy.current, isBack: document.activeElement === openerRef.current })
        }
        className="max-w-[30rem] p-6 sm:p-8"
      >
        <h4 id="dialog-demo-title" className="text-title">
          {copy.title}
        </h4>
        <p id="dialog-demo-text" className="mt-2 text-muted-foreground">
          {copy.text}
        </p>
        <div className="mt-5">
          <Label htmlFor="dialog-demo-name">{copy.name}</Label>
          <Input id="dialog-demo-name" autoComplete="off" onFocus={focusOn(copy.name)} className="mt-1.5" />
        </div>
        <label className="mt-3 flex min-h-11 items-center gap-3">
          <input type="checkbox" onFocus={focusOn(copy.remind)} className="size-5 accent-primary" />
          <span>{copy.remind}</span>
        </label>
        <div className="mt-4 flex flex-wrap gap-3">
          <Button onFocus={focusOn(copy.save)} onClick={closeByButton}>
            {copy.save}
          </Button>
          <Button variant="secondary" onFocus={focusOn(copy.close)} onClick={closeByButton}>
            {copy.close}
          </Button>
        </div>
        <p
          data-slot="focus-trace"
          className="mt-6 rounded-control bg-surface-sunken p-3 text-sm text-muted-foreground tabular-nums"
        >
          <span>{`${traceCopy.focus}: `}</span>
          <strong className="font-semibold text-foreground">{trace.focus}</strong>
          <span>{`. ${traceCopy.presses}: ${trace.presses}. ${traceCopy.rounds}: ${trace.rounds}.`}</span>
        </p>
      </Dialog>
    </div>
  );
}
