import type { Page } from 'playwright/test';
import { chatCopy } from '@/lib/content/chat';
import { homeCopy } from '@/lib/content/home';
import { shellCopy } from '@/lib/content/shell';
import { expect, openWithWidgets } from './site';

const REFUSE = `() => { throw new DOMException('The operation is insecure.', 'SecurityError') }`;

const isMissing = (...names: string[]) => names.map((name) => `delete ${name};`).join('');
const throws = (...names: string[]) => names.map((name) => `${name} = ${REFUSE};`).join('');
/** Throws when called, also with `new`. */
const throwsWhenConstructed = (name: string) => `${name} = function () { (${REFUSE})() };`;
/** A property that throws on read and write. */
const isForbidden = (owner: string, name: string) =>
  `Object.defineProperty(${owner}, '${name}', { configurable: true, get: ${REFUSE}, set: ${REFUSE} });`;

/** APIs that browsers, their settings, private windows, sandboxed iframes and plain http withhold from a page. */
export const TROUBLES = {
  'document.cookie throws': isForbidden('Document.prototype', 'cookie'),
  'document.cookie is empty': `Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} })`,
  'no localStorage, no sessionStorage':
    isMissing('Window.prototype.localStorage', 'Window.prototype.sessionStorage') +
    `Object.defineProperty(window, 'localStorage', { value: null }); Object.defineProperty(window, 'sessionStorage', { value: null })`,
  'localStorage and sessionStorage throw':
    isForbidden('window', 'localStorage') + isForbidden('window', 'sessionStorage'),
  'storage is full': throws('Storage.prototype.setItem'),
  'no BroadcastChannel': isMissing('window.BroadcastChannel'),
  'BroadcastChannel throws': throwsWhenConstructed('window.BroadcastChannel'),
  'no IntersectionObserver': isMissing('window.IntersectionObserver', 'window.IntersectionObserverEntry'),
  'IntersectionObserver throws': throwsWhenConstructed('window.IntersectionObserver'),
  'no ResizeObserver': isMissing('window.ResizeObserver'),
  'ResizeObserver throws': throwsWhenConstructed('window.ResizeObserver'),
  'no PerformanceObserver': isMissing('window.PerformanceObserver'),
  'PerformanceObserver throws': throwsWhenConstructed('window.PerformanceObserver'),
  'performance has no entries': isMissing(
    'Performance.prototype.getEntriesByType',
    'Performance.prototype.mark',
    'Performance.prototype.measure',
  ),
  'no matchMedia': isMissing('window.matchMedia', 'Window.prototype.matchMedia'),
  'matchMedia throws': throws('window.matchMedia'),
  'replaceState and pushState throw after a while': `
    let isSpent = false;
    addEventListener('load', () => setTimeout(() => { isSpent = true }, 500));
    for (const name of ['pushState', 'replaceState']) {
      const change = History.prototype[name];
      History.prototype[name] = function (...parts) { return isSpent ? (${REFUSE})() : change.apply(this, parts); };
    }`,
  'no crypto.randomUUID and no crypto.subtle': isMissing(
    'Crypto.prototype.randomUUID',
    'Crypto.prototype.subtle',
  ),
  'no indexedDB': isMissing('window.indexedDB'),
  'indexedDB throws': isForbidden('window', 'indexedDB'),
  'no caches': isMissing('window.caches'),
  'caches throw': isForbidden('window', 'caches'),
  'no service worker': isMissing('Navigator.prototype.serviceWorker'),
  'the service worker throws': isForbidden('Navigator.prototype', 'serviceWorker'),
  'no sendBeacon': isMissing('Navigator.prototype.sendBeacon'),
  'sendBeacon throws': throws('Navigator.prototype.sendBeacon'),
  'no clipboard, permissions, mediaDevices, connection': isMissing(
    ...['clipboard', 'permissions', 'mediaDevices', 'connection', 'share', 'storage', 'locks'].map(
      (name) => `Navigator.prototype.${name}`,
    ),
  ),
  'clipboard and permissions throw':
    isForbidden('Navigator.prototype', 'clipboard') +
    isForbidden('Navigator.prototype', 'permissions') +
    isForbidden('Navigator.prototype', 'mediaDevices'),
  'no speech': isMissing(
    'window.SpeechRecognition',
    'window.webkitSpeechRecognition',
    'window.speechSynthesis',
  ),
  'speech throws':
    throwsWhenConstructed('window.SpeechRecognition') +
    throwsWhenConstructed('window.webkitSpeechRecognition'),
  'no cookieStore, navigation, scheduler': isMissing(
    'window.cookieStore',
    'window.navigation',
    'window.scheduler',
    'window.CSS.highlights',
    'window.Highlight',
  ),
  'no requestIdleCallback': isMissing('window.requestIdleCallback', 'window.cancelIdleCallback'),
  'no AbortSignal.timeout and any': isMissing('AbortSignal.timeout', 'AbortSignal.any'),
  'Intl knows little': isMissing(
    'Intl.ListFormat',
    'Intl.RelativeTimeFormat',
    'Intl.PluralRules',
    'Intl.Segmenter',
    'Intl.DisplayNames',
  ),
  'no structuredClone, queueMicrotask': isMissing('window.structuredClone'),
  'window.open returns null': 'window.open = () => null',
} as const satisfies Record<string, string>;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

export async function expectAlive(page: Page): Promise<void> {
  await expect(heading(page)).toBeVisible();
  await expect(heading(page)).not.toHaveText(shellCopy.error.heading);
}

/** Uses the main controls of the home page, then follows a link. */
export async function useHomePage(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openWithWidgets(page, '/');
  const root = page.locator('html');
  const look = await root.getAttribute('class');
  await page.getByRole('button', { name: shellCopy.colorMode.toDark }).click();
  await expect(root).not.toHaveAttribute('class', look ?? '');
  await page.getByRole('combobox', { name: 'Segment' }).click();
  await page.getByRole('option', { name: 'Developer' }).click();
  await expect(heading(page)).toHaveText(homeCopy.hero.copy.developer.explorer.headline);
  await page.locator('[data-slot=chat-toggle]').click();
  await expect(page.getByRole('textbox', { name: chatCopy.field })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.mouse.wheel(0, 4000);
  await page.getByRole('banner').getByRole('link', { name: 'Analytics' }).click();
  await expect(page).toHaveURL(/\/analytics(?:\?|$)/);
  await expectAlive(page);
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
}
