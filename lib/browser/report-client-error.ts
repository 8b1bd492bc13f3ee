import { pathOf } from '@/lib/calls/endpoint';
import { ROUTE_IDS, ROUTES } from '@/lib/config/routes';
import { fromOrigin } from './from-origin';
import type { ClientError } from '@/lib/calls/count-client-error';

type Kind = ClientError['kind'];

const MAX_PER_PAGE_VIEW = 5;
/** Hydration errors that React recovers from (react.dev/errors/418). */
const RECOVERED = /Hydration failed|Minified React error #(?:418|419|42[1-5])\b/;

let page = '';
let reports = 0;

export function reportClientError(kind: Kind): void {
  if (page !== location.pathname) {
    page = location.pathname;
    reports = 0;
  }
  reports += 1;
  if (reports <= MAX_PER_PAGE_VIEW) post(kind).catch(() => {});
}

async function post(kind: Kind): Promise<void> {
  const report: ClientError = {
    kind,
    page: ROUTE_IDS.find((id) => ROUTES[id] === page) ?? 'other',
    release: document.documentElement.dataset.release,
  };
  await fetch(fromOrigin(pathOf('POST /api/client-errors')), {
    method: 'POST',
    credentials: 'omit',
    keepalive: true,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(report),
  });
}

export function watchClientErrors(): void {
  addEventListener(
    'error',
    (event) => {
      const kind = classifyError(event);
      if (kind === 'mismatch') event.preventDefault();
      if (kind) reportClientError(kind);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => {
    const isForeign = /-extension:/.test(reason?.stack);
    reportClientError(isForeign ? 'foreign' : 'rejection');
  });
}

/** `foreign` is an error of an extension or another origin's script. Null for an image that failed to load. */
function classifyError(event: Event): Kind | null {
  if (event instanceof ErrorEvent) {
    const { message, filename } = event;
    if (RECOVERED.test(message)) return 'mismatch';
    return message === 'Script error.' || isForeign(filename) ? 'foreign' : 'error';
  }
  if (!(event.target instanceof HTMLScriptElement)) return null;
  return isForeign(event.target.src) ? 'foreign' : 'script';
}

const isForeign = (address: string) => address !== '' && !address.startsWith(`${location.origin}/`);
