'use client';

import { Share, SquarePlus, X } from 'lucide-react';
import { useEffect, useRef, type FocusEvent } from 'react';
import { flushSync } from 'react-dom';
import { announce } from '@/components/ui/announcement-store';
import { Button } from '@/components/ui/button';
import { installCopy } from '@/lib/content/install';
import { dismissInstall, promptInstall } from './install-store';
import { useInstallWay } from './use-install-way';

const { ios } = installCopy;
const TITLE_ID = 'install-title';

/** Where the focus was before it came into the card, to go back there when the card goes. */
function useFocusBack() {
  const cameFrom = useRef<HTMLElement | null>(null);
  return {
    onFocus({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) {
      const isOutside = relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget);
      if (isOutside) cameFrom.current = relatedTarget;
    },
    after(change: () => void) {
      flushSync(change);
      const target = cameFrom.current?.isConnected ? cameFrom.current : document.querySelector('main');
      target?.focus({ preventScroll: true });
    },
  };
}

/** Offers to install the site, in the flow of the keyboard but never in its way. */
export function InstallCard() {
  const way = useInstallWay();
  const focus = useFocusBack();
  const dismiss = () => focus.after(dismissInstall);

  useEffect(() => {
    if (way) announce(installCopy.announcement);
  }, [way]);

  if (!way) return null;
  return (
    <section
      aria-labelledby={TITLE_ID}
      data-slot="install-card"
      className="max-h-[60dvh] animate-toast-in overflow-y-auto rounded-card border border-border-strong bg-surface-raised p-4 shadow-raised"
      onFocus={focus.onFocus}
      onKeyDown={(event) => {
        if (event.key === 'Escape') dismiss();
      }}
    >
      <div className="flex items-start gap-3">
        <img src="/icon.svg" alt="" width={40} height={40} className="mt-0.5 shrink-0" />
        <div className="grow">
          <h2 id={TITLE_ID} className="text-title">
            {installCopy.heading}
          </h2>
          <p className="mt-1 text-[0.9375rem] text-muted-foreground">
            {way === 'ios' ? ios.text : installCopy.text}
          </p>
        </div>
        <Button
          variant="ghost"
          size="icon"
          className="-mt-2 -mr-2"
          aria-label={installCopy.close}
          onClick={dismiss}
        >
          <X aria-hidden="true" />
        </Button>
      </div>
      {way === 'ios' ? <IosSteps /> : null}
      <div className="mt-3 flex flex-wrap gap-2">
        {way === 'ios' ? (
          <Button onClick={dismiss}>{ios.gotIt}</Button>
        ) : (
          <>
            <Button onClick={() => focus.after(promptInstall)}>{installCopy.install}</Button>
            <Button variant="ghost" onClick={dismiss}>
              {installCopy.later}
            </Button>
          </>
        )}
      </div>
    </section>
  );
}

const STEP_ICONS = [Share, SquarePlus] as const;

function IosSteps() {
  return (
    <ol className="mt-3 space-y-2 border-t pt-3 text-[0.9375rem]">
      {ios.steps.map((step, index) => {
        const StepIcon = STEP_ICONS[index] ?? Share;
        return (
          <li key={step} className="flex items-center gap-3">
            <StepIcon aria-hidden="true" className="size-5 shrink-0 text-primary" />
            <span>
              {index + 1}. {step}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
