'use client';

import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { announce } from '@/components/ui/announcement-store';
import { Button } from '@/components/ui/button';
import { installCopy } from '@/lib/content/install';
import { dismissInstall, promptInstall } from './install-store';
import { IosSteps } from './ios-steps';
import { useFocusBack } from '@/components/hooks/use-focus-back';
import { useInstallWay } from './use-install-way';

const { ios } = installCopy;
const TITLE_ID = 'install-title';

/** Offers to install the site, in the flow of the keyboard but never in its way. */
export function InstallCard() {
  const way = useInstallWay();
  const focus = useFocusBack();
  const cardRef = useRef<HTMLElement>(null);
  const dismiss = () => focus.after(dismissInstall);

  // Behind the consent notice and during the tutorial the card has no size: nothing is said that nobody can find.
  useEffect(() => {
    if (!way || !cardRef.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry || entry.contentRect.height === 0) return;
      observer.disconnect();
      announce(installCopy.announcement);
    });
    observer.observe(cardRef.current);
    return () => observer.disconnect();
  }, [way]);

  if (!way) return null;
  return (
    <section
      ref={cardRef}
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
