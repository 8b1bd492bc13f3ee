import { createListeners } from '@/lib/browser/listeners';
import { readStored, writeStored } from '@/lib/browser/storage';
import { logSilently } from '@/lib/browser/log';

/** The browser's own offer, which only Chromium's browsers make, and when the boot script heard it. */
type InstallEvent = Event & { prompt: () => Promise<unknown>; heardAt: number };

declare global {
  interface Window {
    /** Kept by the boot script, because it can come before anything else is loaded. */
    installEvent?: InstallEvent;
  }
}

/** How this browser can install the site; null when it cannot, need not or may not be offered. */
export type InstallWay = 'browser' | 'ios' | null;

const DISMISSED_KEY = 'pwa-prompt-dismissed';
const DISMISSED = 'true';
const STANDALONE = '(display-mode: standalone)';

const { notify, subscribe } = createListeners(() => {
  const standalone = window.matchMedia(STANDALONE);
  window.addEventListener('beforeinstallprompt', notify);
  window.addEventListener('appinstalled', answerInstall);
  window.addEventListener('storage', notify);
  standalone.addEventListener('change', notify);
  return () => {
    window.removeEventListener('beforeinstallprompt', notify);
    window.removeEventListener('appinstalled', answerInstall);
    window.removeEventListener('storage', notify);
    standalone.removeEventListener('change', notify);
  };
});
let isAnswered = false;

function isStandalone(): boolean {
  const isOnHomeScreen = 'standalone' in navigator && navigator.standalone === true;
  return isOnHomeScreen || window.matchMedia(STANDALONE).matches;
}

/** iPads report as Macs, but no Mac has a touch screen. */
export function isIosDevice({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

export function readInstallWay(): InstallWay {
  if (isAnswered || isStandalone() || readStored('local', DISMISSED_KEY) === DISMISSED) return null;
  if (window.installEvent) return 'browser';
  return isIosDevice(navigator) ? 'ios' : null;
}

export const subscribeToInstallWay = subscribe;

/** No card for the rest of this page's life, storage or not. */
function answerInstall(): void {
  isAnswered = true;
  notify();
}

/** No card ever again. */
export function dismissInstall(): void {
  writeStored('local', DISMISSED_KEY, DISMISSED);
  answerInstall();
}

/** The browser's prompt, which can be shown once; what is chosen there is between the visitor and the browser. */
export function promptInstall(): void {
  const event = window.installEvent;
  delete window.installEvent;
  event?.prompt().catch((error: unknown) => logSilently('The browser did not offer to install', error));
  answerInstall();
}
