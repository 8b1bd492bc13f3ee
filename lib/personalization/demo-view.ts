import { decidePersona, type PersonaSources } from './decide-persona';
import { formatPersonaSlug, parsePersonaSlug, type Persona } from './persona';
import { formatPersonaCookie, parsePersonaCookie, type PersonaCookie } from './persona-cookie';
import { DEFAULT_SETTINGS, type PersonalizationSettings } from './settings';

export const DEMO_COMPANY_MAX = 60;
export const DEMO_STEPS_MAX = 8;

export type DemoStep = { readonly page: string; readonly persona: Persona };

/** What an account executive shows: another visitor's page, beside the one that this browser remembers. */
export type DemoView = PersonaCookie &
  Pick<PersonalizationSettings, 'behavioralAnalytics'> & {
    /** Whom the view is prepared for. Anybody can make a link with any name: to be shown as text alone. */
    company: string;
    steps: readonly DemoStep[];
  };

type DemoSources = Pick<PersonaSources, 'url'> & {
  demo: string | null;
  view: string | undefined;
  /** The visitor's own cookie: where a demo view begins, and nothing after that. */
  visitor: PersonaCookie | null;
};

/** The demo view of a request: the one that its cookie holds, or with `demo=1` a new one; null for a visitor's own page. */
export function decideDemoView({ demo, view, url, visitor }: DemoSources): DemoView | null {
  if (demo === '0') return null;
  const begun = parseDemoView(view);
  if (!begun && demo !== '1') return null;
  const { result: persona } = decidePersona({ url, cookie: begun ?? visitor });
  return { ...(begun ?? startDemoView(visitor)), ...persona };
}

/** `developer.researcher.new.chosen.chosen.11~1~Acme*20Ltd~pricing.developer.converter.new`, safe in a cookie. */
export function formatDemoView({ behavioralAnalytics, company, steps, ...cookie }: DemoView): string {
  const script = steps.map(({ page, persona }) => `${page.slice(1)}.${formatPersonaSlug(persona)}`);
  return [
    formatPersonaCookie(cookie),
    Number(behavioralAnalytics),
    encodeCompany(company),
    script.join('!'),
  ].join('~');
}

/** Null for anything that `formatDemoView` could not have written. */
export function parseDemoView(value: string | null | undefined): DemoView | null {
  const [own, behavioral = '', company = '', script = ''] = value?.split('~') ?? [];
  const cookie = parsePersonaCookie(own);
  const steps = script === '' ? [] : script.split('!').map(parseStep);
  if (!cookie || !steps.every((step) => step !== null) || steps.length > DEMO_STEPS_MAX) return null;
  const view = { ...cookie, behavioralAnalytics: behavioral === '1', company: decodeCompany(company), steps };
  return isCompany(view.company) && formatDemoView(view) === value ? view : null;
}

/** One line of plain text: no control or bidirectional formatting characters. */
export function isCompany(text: string): boolean {
  return (
    text === text.trim() &&
    text.length <= DEMO_COMPANY_MAX &&
    !/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u.test(text)
  );
}

function startDemoView(visitor: PersonaCookie | null): Omit<DemoView, keyof Persona> {
  const { contentPersonalization, navigationAdaptation } = visitor ?? DEFAULT_SETTINGS;
  return {
    segmentSource: 'chosen',
    clusterSource: 'chosen',
    contentPersonalization,
    navigationAdaptation,
    behavioralAnalytics: DEFAULT_SETTINGS.behavioralAnalytics,
    company: '',
    steps: [],
  };
}

function parseStep(text: string): DemoStep | null {
  const [, page = '', slug = ''] = text.match(/^([a-z-]*)\.(.+)$/) ?? [];
  const persona = parsePersonaSlug(slug);
  return persona && { page: `/${page}`, persona };
}

/** Letters, digits, `-`, `_` and `*` alone, which every reader and writer of cookies leaves as they are. */
function encodeCompany(company: string): string {
  return encodeURIComponent(company)
    .replace(/[~*!'().]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%', '*');
}

function decodeCompany(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('*', '%'));
  } catch {
    return '';
  }
}
