import { COOKIE_MAX_AGE_SECONDS, DEMO_VIEW_COOKIE, VISITOR_COOKIES } from '@/lib/config/stored-keys';
import { findPagePath, PAGE_PATHS, READ_METHODS, VARIANT_HEADER } from '@/lib/config/page-requests';
import { ARMS_SEGMENT, LANDING_SEGMENT, NOT_FOUND_SEGMENT, ROUTES } from '@/lib/config/routes';
import { campaigns } from '@/lib/content/campaigns';
import type { Experiment } from '@/lib/content/experiment';
import { listBuiltExperiments, pageOfPlace } from '@/lib/experiments/shown-experiment';
import { type Arms, EXPERIMENTS_COOKIE, formatArms, parseArms } from '@/lib/personalization/arms';
import { findCampaign } from '@/lib/personalization/campaign';
import { carryPersona } from '@/lib/personalization/carry-persona';
import {
  CONSENT_COOKIE,
  type ConsentChoice,
  type ConsentMode,
  isRefused,
  parseConsentChoice,
  selectConsent,
} from '@/lib/personalization/consent';
import { decideArmPage, decideArms, type Draw, isHeldOut } from '@/lib/experiments/decide-arms';
import { decideVariant, formatVariant, readPersonaUrl } from '@/lib/personalization/decide-variant';
import { decideDemoView, type DemoView, formatDemoView } from '@/lib/personalization/demo-view';
import { isLookOnly, QUERY_SEPARATOR, readQuery } from '@/lib/personalization/read-query';
import { formatPersonaSlug, type Persona } from '@/lib/personalization/persona';
import {
  formatPersonaCookie,
  parsePersonaCookie,
  PERSONA_COOKIE,
  SESSION_PERSONA_COOKIE,
} from '@/lib/personalization/persona-cookie';
import { selectVariant } from '@/lib/personalization/settings';
import { readCookie } from './read-cookie';

/** The facts about a page request, whether received by the server or the middleware. */
export type VisitFacts = {
  method: string;
  pathname: string;
  /** With its question mark, or empty. */
  search: string;
  readHeader: (name: string) => string | null | undefined;
  consentMode: ConsentMode;
  /** Whether visitors reach the site over TLS. */
  isSecure: boolean;
  /** Empty if EXPERIMENTS=off. */
  experiments: readonly Experiment[];
  /** Random source for assigning arms. */
  draw: Draw;
};

export type PageVisit = {
  kind: 'page';
  /** Below app/[persona], such as `/developer.explorer.new/pricing`. */
  path: string;
  status: 200 | 404;
  slug: string;
  /** Names the variant in a header. Null if the page is for one visitor alone. */
  variant: string | null;
  headers: Record<string, string>;
  cookies: string[];
};

export type Visit = PageVisit | { kind: 'redirect'; location: string } | { kind: 'refusal' };

/** Headers of every response that depends on its visitor: no shared cache stores it, and none rewrites it on the way. */
export const PRIVATE = { 'Cache-Control': 'private, no-cache, no-transform' };
export const REFUSAL = { Allow: READ_METHODS.join(', '), 'Cache-Control': 'no-store' };

/** Decides by the address, then by the cookies, then by the default (spec §2). Uses no database. */
export function decideVisit(facts: VisitFacts): Visit {
  const { method, pathname, search, readHeader } = facts;
  if (!READ_METHODS.includes(method)) return { kind: 'refusal' };
  const page = findPagePath(pathname);
  if (page !== null && page !== pathname) return { kind: 'redirect', location: formatLocation(page, search) };
  const query = readQuery(search);
  const url = readPersonaUrl(query);
  if (isLookOnly(query))
    return showPage(pathname, { slug: decideVariant({ url, cookie: null }).slug }, false);

  const cookies = readHeader('cookie') ?? '';
  const choice = parseConsentChoice(readCookie(cookies, CONSENT_COOKIE));
  const hasConsent =
    selectConsent({ mode: facts.consentMode, choice, hasPrivacyControl: readHeader('sec-gpc') === '1' }) ===
    'on';
  const cookie = parsePersonaCookie(
    readCookie(cookies, hasConsent ? PERSONA_COOKIE : SESSION_PERSONA_COOKIE),
  );
  const view = readCookie(cookies, DEMO_VIEW_COOKIE);
  const demo = decideDemoView({ demo: query.get('demo'), view, url, visitor: cookie });
  if (demo) return showDemoView(facts, demo, { view, arm: query.get(ARM_PARAMETER) });

  const campaign = findCampaign(campaigns, query);
  const { experiments } = facts;
  const assigned = decideArms({
    experiments,
    cookie: readCookie(cookies, EXPERIMENTS_COOKIE),
    hasConsent,
    hasRefused: isRefused(choice),
    isEntry: isEntry(readHeader),
    draw: facts.draw,
  });
  const { decision, variant, slug, message } = decideVariant({
    url,
    campaign,
    cookie,
    isHome: pathname === ROUTES.home,
    isHeldOut: isHeldOut(experiments, assigned.arms),
  });
  const experiment = message === null ? selectArmPage(experiments, pathname, variant, assigned.arms) : null;
  const isNavigating = isNavigation(readHeader);
  const carried = carryPersona({ cookie, decision }) ?? (isNavigating ? cookie : null);
  return showPage(pathname, {
    slug,
    message,
    experiment,
    cookies: [
      ...(view === undefined ? [] : [formatExpired(DEMO_VIEW_COOKIE)]),
      ...(choice === 'no' ? expireVisitor(cookies) : []),
      ...formatPersistentCookies({
        choice: isNavigating ? choice : null,
        persona: carried && hasConsent ? formatPersonaCookie(carried) : null,
        experiments: assigned.cookie === 'set' ? formatArms(assigned.arms) : null,
        isSecure: facts.isSecure,
      }),
      ...(assigned.cookie === 'expired' ? [formatExpired(EXPERIMENTS_COOKIE)] : []),
    ],
  });
}

/** Query parameter of the demo view: the arm to preview, such as `02b`. */
const ARM_PARAMETER = 'arm';

function selectArmPage(
  experiments: readonly Experiment[],
  pathname: string,
  persona: Persona,
  arms: Arms,
): string | null {
  return decideArmPage({ experiments, pageOf: pageOfPlace, page: pathname, persona, arms });
}

/** Whether visitors reach the site over TLS. Behind a proxy, the request itself arrives over HTTP. */
export function isVisitedOverTls(forwardedProto = ''): boolean {
  return forwardedProto.includes('https') || /^https:/i.test(process.env.SITE_URL ?? '');
}

type PersistentCookies = {
  choice: ConsentChoice | null;
  persona: string | null;
  /** Readable by scripts, which show and delete it with the visitor's other data. */
  experiments?: string | null;
  isSecure: boolean;
};

/** Safari deletes cookies written by scripts after seven days, so the server sends back those in the request. */
export function formatPersistentCookies({
  choice,
  persona,
  experiments = null,
  isSecure,
}: PersistentCookies): string[] {
  const attributes = `Path=/; Max-Age=${COOKIE_MAX_AGE_SECONDS}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return Object.entries({
    [CONSENT_COOKIE]: choice,
    [PERSONA_COOKIE]: persona,
    [EXPERIMENTS_COOKIE]: experiments,
  }).flatMap(([name, value]) => (value === null ? [] : [`${name}=${value}; ${attributes}`]));
}

type Shown = Pick<PageVisit, 'slug'> &
  Partial<Pick<PageVisit, 'cookies'>> & { message?: string | null; experiment?: string | null };

function showPage(
  pathname: string,
  { slug, message = null, experiment = null, cookies = [] }: Shown,
  namesVariant = true,
): PageVisit {
  const isPage = PAGE_PATHS.has(pathname);
  const page = message === null ? pathname.slice(1) : `${LANDING_SEGMENT}/${message}`;
  const parts = experiment
    ? [ARMS_SEGMENT, page, experiment, slug]
    : [slug, isPage ? page : NOT_FOUND_SEGMENT];
  const variant = namesVariant ? formatVariant({ slug, message, experiment }) : null;
  return {
    kind: 'page',
    path: `/${parts.filter(Boolean).join('/')}`,
    status: isPage ? 200 : 404,
    slug,
    variant,
    headers: { ...PRIVATE, ...(variant !== null && { [VARIANT_HEADER]: variant }) },
    cookies,
  };
}

type DemoParameters = { view: string | undefined; arm: string | null };

/** Leaves the visitor's own cookies unchanged. They are not read after the first page. */
function showDemoView(facts: VisitFacts, demo: DemoView, { view, arm }: DemoParameters): PageVisit {
  const { pathname, experiments, isSecure } = facts;
  const variant = selectVariant(demo, demo).result;
  const arms = parseArms(arm) ?? {};
  // Another draft of the same page must not hide the one that the address names.
  const previewed = listBuiltExperiments(experiments).filter(({ number }) => number in arms);
  const experiment = selectArmPage(previewed, pathname, variant, arms);
  const text = formatDemoView(demo);
  const cookie = `${DEMO_VIEW_COOKIE}=${text}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  const cookies = view === text ? [] : [cookie];
  return showPage(pathname, { slug: formatPersonaSlug(variant), experiment, cookies }, false);
}

/** Next would encode unusual separators in a query. */
function formatLocation(page: string, search: string): string {
  const query = String(new URLSearchParams(search.replace(QUERY_SEPARATOR, '&')));
  return query ? `${page}?${query}` : page;
}

const formatExpired = (name: string) => `${name}=; Path=/; Max-Age=0`;

/** Scripts cannot delete these cookies. While a withdrawal is under way, they name what is to be deleted. */
function expireVisitor(cookies: string): string[] {
  return VISITOR_COOKIES.filter((name) => readCookie(cookies, name) !== undefined).map(
    (name) => `${formatExpired(name)}; HttpOnly; SameSite=Lax${name.startsWith('__Host-') ? '; Secure' : ''}`,
  );
}

/** Uses the fetch mode, the only header that a service worker passes on. Older browsers send neither. */
function isNavigation(readHeader: VisitFacts['readHeader']): boolean {
  return readHeader('sec-fetch-mode') === 'navigate' || (readHeader('sec-fetch-dest') ?? null) === null;
}

/**
 * A person opens a page. Excludes crawlers and scripts, which lack these headers, and prefetches. A navigation passed
 * on by a service worker has an empty destination.
 */
function isEntry(readHeader: VisitFacts['readHeader']): boolean {
  return (
    readHeader('sec-fetch-mode') === 'navigate' &&
    ['document', 'empty'].includes(readHeader('sec-fetch-dest') ?? '') &&
    !/prefetch/i.test(readHeader('sec-purpose') ?? '') &&
    !/prefetch/i.test(readHeader('purpose') ?? '')
  );
}
