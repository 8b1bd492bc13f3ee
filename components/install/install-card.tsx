'use client';

import { Share, SquarePlus, X } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useFocusReturn } from '@/components/hooks/use-focus-return';
import { announce } from '@/components/ui/announcement-store';
import { Button, IconButton } from '@/components/ui/button';
import { createListeners } from '@/lib/browser/listeners';
import { logSilently } from '@/lib/browser/log';
import { readStored, writeStored } from '@/lib/browser/storage';
import { INSTALL_PROMPT_DELAY_MS, INSTALL_PROMPT_IOS_DELAY_MS } from '@/lib/config/timings';
import { installCopy } from '@/lib/content/install';

/** Only Chromium has it. */
type InstallEvent = Event & { prompt: () => Promise<unknown> };

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallEvent;
  }
  interface Window {
    /** Stored by the boot script, because it can fire before other scripts load. */
    installEvent?: InstallEvent;
  }
}

type InstallMethod = 'browser' | 'ios' | null;

const DISMISSED_KEY = 'pwa-prompt-dismissed';
const DISMISSED = 'true';
const STANDALONE = '(display-mode: standalone)';

const { notify, subscribe } = createListeners(() => {
  const standalone = window.matchMedia(STANDALONE);
  window.addEventListener('beforeinstallprompt', notify);
  window.addEventListener('appinstalled', hideInstall);
  window.addEventListener('storage', notify);
  standalone.addEventListener('change', notify);
  return () => {
    window.removeEventListener('beforeinstallprompt', notify);
    window.removeEventListener('appinstalled', hideInstall);
    window.removeEventListener('storage', notify);
    standalone.removeEventListener('change', notify);
  };
});

let isHidden = false;

function isStandalone(): boolean {
  const isOnHomeScreen = 'standalone' in navigator && navigator.standalone === true;
  return isOnHomeScreen || window.matchMedia(STANDALONE).matches;
}

/** iPads report themselves as Macs, but no Mac has a touch screen. */
export function isIosDevice({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

export function readInstallMethod(): InstallMethod {
  if (isHidden || isStandalone() || readStored('local', DISMISSED_KEY) === DISMISSED) return null;
  if (window.installEvent) return 'browser';
  return isIosDevice(navigator) ? 'ios' : null;
}

function hideInstall(): void {
  isHidden = true;
  notify();
}

function dismissInstall(): void {
  writeStored('local', DISMISSED_KEY, DISMISSED);
  hideInstall();
}

function promptInstall(): void {
  const event = window.installEvent;
  delete window.installEvent;
  event?.prompt().catch((error: unknown) => logSilently('The browser did not offer to install', error));
  hideInstall();
}

const { ios } = installCopy;
const TITLE_ID = 'install-title';

export function InstallCard() {
  const method = useInstallMethod();
  const focus = useFocusReturn();
  const cardRef = useRef<HTMLElement>(null);
  const dismiss = () => focus.after(dismissInstall);

  // Behind the consent notice or the tutorial the card has no size, so it is not announced yet.
  useEffect(() => {
    if (!method || !cardRef.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry || entry.contentRect.height === 0) return;
      observer.disconnect();
      announce(installCopy.announcement);
    });
    observer.observe(cardRef.current);
    return () => observer.disconnect();
  }, [method]);

  if (!method) return null;
  return (
    <section
      ref={cardRef}
      aria-labelledby={TITLE_ID}
      data-slot="install-card"
      className="mx-auto max-h-[60dvh] max-w-sm animate-toast-in overflow-y-auto rounded-card border border-border-strong bg-surface-raised p-4 shadow-raised lg:fixed lg:inset-x-0 lg:bottom-3 lg:flex lg:w-max lg:max-w-[calc(100vw-12rem)] lg:flex-wrap lg:items-center lg:gap-x-6 lg:gap-y-2 lg:py-2"
      onFocus={focus.onFocus}
      onKeyDown={(event) => {
        if (event.key === 'Escape') dismiss();
      }}
    >
      <div className="flex items-start gap-3 lg:contents">
        <img src="/icon.svg" alt="" width={40} height={40} className="mt-0.5 shrink-0" />
        <div className="grow">
          <h2 id={TITLE_ID} className="text-title">
            {installCopy.heading}
          </h2>
          <p className="mt-1 text-sm text-muted-foreground lg:mt-0">
            {method === 'ios' ? ios.text : installCopy.text}
          </p>
        </div>
        <IconButton
          icon={X}
          className="-mt-2 -mr-2 lg:order-last lg:mt-0"
          label={installCopy.close}
          onClick={dismiss}
        />
      </div>
      {method === 'ios' ? <IosSteps /> : null}
      <div className="mt-3 flex flex-wrap gap-2 lg:mt-0">
        {method === 'ios' ? (
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

/** When the card is due (performance.now() clock), after the browser's event or the page load. Null while loading. */
function dueAt(method: 'browser' | 'ios'): number | null {
  if (method === 'browser') {
    return (window.installEvent?.timeStamp ?? performance.now()) + INSTALL_PROMPT_DELAY_MS;
  }
  const [navigation] = performance.getEntriesByType?.('navigation') ?? [];
  if (!navigation || !('loadEventEnd' in navigation)) return INSTALL_PROMPT_IOS_DELAY_MS;
  const loadedAt = Number(navigation.loadEventEnd);
  return loadedAt > 0 ? loadedAt + INSTALL_PROMPT_IOS_DELAY_MS : null;
}

export function useInstallMethod(): InstallMethod {
  const method = useSyncExternalStore(subscribe, readInstallMethod, () => null);
  const [dueMethod, setDueMethod] = useState<InstallMethod>(null);

  useEffect(() => {
    if (!method) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      const at = dueAt(method);
      // Not due before the page has loaded.
      if (at === null) timer = setTimeout(wait, INSTALL_PROMPT_IOS_DELAY_MS);
      else timer = setTimeout(() => setDueMethod(method), Math.max(0, at - performance.now()));
    };
    wait();
    return () => clearTimeout(timer);
  }, [method]);

  return method === dueMethod ? method : null;
}

const STEP_ICONS = [Share, SquarePlus] as const;

function IosSteps() {
  return (
    <ol className="mt-3 space-y-2 border-t pt-3 text-sm">
      {installCopy.ios.steps.map((step, index) => {
        const StepIcon = STEP_ICONS[index] ?? Share;
        return (
          <li key={step} className="flex items-center gap-3">
            <StepIcon aria-hidden="true" className="size-5 shrink-0 text-primary" />
            <span>{`${index + 1}. ${step}`}</span>
          </li>
        );
      })}
    </ol>
  );
}
