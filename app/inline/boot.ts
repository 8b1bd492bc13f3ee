/**
 * Runs before the first paint, as an inline script that the build bundles (scripts/build/inline-scripts.mjs):
 *
 * - Sets the data attributes of <html> from cookies and storage, so that nothing changes after the first paint: consent
 *   (same rules as `selectConsent`), demo view, standard page, theme, onboarding, arrival by an ad or a copied link, and
 *   accessibility. Storage can be blocked or contain anything.
 * - Delays the first paint until the whole header has arrived, because its parts would move otherwise. The link is
 *   created here because it would be invalid in the HTML.
 * - Replaces observers that are missing or throw, because Next creates one as it loads, without which no page works:
 *   everything is in view at its current size, reported once.
 * - Requests scripts and styles again that are lost on the way.
 * - Records input and clicks before hydration, for `finishHydration`, and the browser's install prompt, for the card.
 * - Creates the default Trusted Types policy. Script URLs must belong to this site's build, to a listed third party, or
 *   be its service worker, because Turbopack's loader passes plain strings. React creates script elements by writing an
 *   empty one and then its text as HTML; the text of this script and of next-themes becomes empty, and any other HTML is
 *   refused.
 */
import { CAMPAIGN_KEYS } from '@/lib/config/campaign';
import { MAIN_ID } from '@/lib/config/main-id';
import { SERVICE_WORKER_PATH } from '@/lib/config/service-worker.mjs';
import { THIRD_PARTIES } from '@/lib/config/third-parties.mjs';
import { VISUAL_THEME_IDS } from '@/lib/config/visual-themes';
import { QUERY_SEPARATOR } from '@/lib/personalization/read-query';
import { watchLostFiles } from './lost-files';

const root = document.documentElement.dataset;
let cookies = '';

/** Cookies, storage and interfaces can be blocked or missing. */
function attempt(step: () => void): void {
  try {
    step();
  } catch {
    // The page is shown without it.
  }
}

attempt(() => {
  cookies = document.cookie;
});

attempt(() => {
  const [, consent] = /(?:^|; )consent=(yes|no|withdrawing)/.exec(cookies) ?? [];
  if ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true)
    root.memory = 'off-by-browser';
  else if (consent === 'no') root.memory = 'off-by-choice';
  else if (consent === 'withdrawing') root.memory = consent;
  else if (root.consent === 'opt-in' && consent !== 'yes') root.memory = 'off-until-asked';
});

attempt(() => {
  const demoView = /(?:^|; )demo-view=([^;]*)/.exec(cookies)?.[1];
  const own = root.memory ? /(?:^|; )session-persona=([^;]*)/ : /(?:^|; )persona=([^;]*)/;
  const [persona = '', , audience] = (demoView ?? own.exec(cookies)?.[1] ?? '').split('~');
  if (demoView !== undefined) root.demoView = audience === 'guest' ? 'guest' : 'on';
  if (/\.0[01]$/.test(persona)) root.standard = '';

  const theme = localStorage.getItem('visual-theme');
  if (theme !== null && VISUAL_THEME_IDS.some((id) => id === theme)) root.theme = theme;

  const onboarding = demoView === undefined ? (sessionStorage.getItem('onboarding') ?? '') : '';
  const query = new URLSearchParams(location.search.toLowerCase().replace(QUERY_SEPARATOR, '&'));
  const namesPersona = ['segment', 'cluster', 'visitor'].every((name) => query.has(name));
  if (namesPersona || CAMPAIGN_KEYS.some((key) => query.getAll(key).some(Boolean))) root.arrival = 'link';
  if (query.get('visitor')?.trim() === 'new') return;
  if (onboarding.includes('"hidden":true')) {
    const offersHelp = /"skippedSteps":\[\d/.test(onboarding) && !onboarding.includes('"helpDeclined":true');
    root.onboarding = offersHelp ? 'help' : 'hidden';
  } else if (persona.includes('.returning.')) root.onboarding = 'hidden';
});

attempt(() => {
  const stored = JSON.parse(localStorage.getItem('accessibility-settings') ?? 'null') || {};
  if (typeof stored.fontSize === 'number') {
    const size = Math.round(Math.min(24, Math.max(12, stored.fontSize)));
    if (size !== 16) root.fontSize = String(size);
  }
  if (stored.highContrast === true) root.contrast = 'high';
  if (typeof stored.reducedMotion === 'boolean') root.motion = stored.reducedMotion ? 'reduced' : 'full';
  if (stored.focusIndicators === false) root.focus = 'plain';
  if (stored.screenReaderMode === true) root.screenReader = 'on';
});

attempt(() => {
  const link = document.createElement('link');
  link.rel = 'expect';
  link.href = `#${MAIN_ID}`;
  link.setAttribute('blocking', 'render');
  document.head.append(link);
  addEventListener('DOMContentLoaded', () => link.remove());
});

class ImmediateObserver {
  constructor(private report: (entries: object[], observer: object) => void) {}

  observe(target: Element): void {
    setTimeout(() => {
      const box = target.getBoundingClientRect();
      const size = [{ blockSize: box.height, inlineSize: box.width }];
      const entry = { target, isIntersecting: true, boundingClientRect: box };
      this.report([{ ...entry, contentRect: box, borderBoxSize: size }], this);
    });
  }

  unobserve(): void {}

  disconnect(): void {
    this.report = () => {};
  }
}

try {
  new IntersectionObserver(() => {});
} catch {
  Reflect.set(window, 'IntersectionObserver', ImmediateObserver);
}
try {
  new ResizeObserver(() => {});
} catch {
  Reflect.set(window, 'ResizeObserver', ImmediateObserver);
}

watchLostFiles(() => location.reload());

function record(event: Event): void {
  if (!root.hydrated) (window.earlyEvents ??= []).push(event);
}
addEventListener('input', record);
addEventListener('click', record);

if (root.demoView === 'on')
  window.addEventListener('keydown', (event) => {
    if (!root.demoKeys) (window.earlyKeys ??= []).push(event);
  });

window.addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  window.installEvent = event;
});

type TrustedTypes = { createPolicy: (name: string, rules: object) => void };

const trustedTypes: TrustedTypes | undefined = Reflect.get(window, 'trustedTypes');
trustedTypes?.createPolicy('default', {
  createHTML(html: string) {
    if (html === '<script></script>') return html;
    return /^\(.*document\.documentElement/.test(html) ? '' : undefined;
  },
  createScriptURL(address: string) {
    const { origin, pathname, href } = new URL(address, location.href);
    const isBuilt = origin === location.origin && pathname.startsWith('/_next/static/');
    const isListed = THIRD_PARTIES.some((party) => href.startsWith(`${party.origin}/`));
    if (isBuilt || isListed || href === location.origin + SERVICE_WORKER_PATH) return address;
    throw new TypeError(`Not a script of this site: ${address}`);
  },
});
