import { decidePersona, type PersonaSources } from './decide-persona';
import { DEFAULT_PERSONA, formatPersonaSlug, PERSONAS, type Persona } from './persona';
import { formatPersonaCookie, parsePersonaCookie, type PersonaCookie } from './persona-cookie';
import { DEFAULT_SETTINGS, type PersonalizationSettings } from './settings';

export const NEXT_STEPS = ['demo', 'contact', 'pricing'] as const;

export type NextStep = (typeof NEXT_STEPS)[number];

/** In characters. At nine bytes each, all texts fit into a cookie of 4,096 bytes. */
export const DEMO_TEXT_MAX = { company: 60, sender: 60, message: 160 } as const;

/** One line each. Untrusted: anyone can create a link with any text, so render them as text only. */
type DemoTexts = Record<keyof typeof DEMO_TEXT_MAX, string>;

/** A page prepared for another visitor, separate from this browser's own persona. */
export type DemoView = PersonaCookie &
  Pick<PersonalizationSettings, 'behavioralAnalytics'> &
  DemoTexts & {
    /** Guests get a greeting and a caption, but no controls. */
    isGuest: boolean;
    nextStep: NextStep;
  };

type DemoSources = Pick<PersonaSources, 'url'> & {
  demo: string | null;
  view: string | undefined;
  /** The visitor's own cookie. A new demo view starts from it. */
  visitor: PersonaCookie | null;
};

/** The demo view in the request's cookie, or a new one for `demo=1`. Null for a visitor's own page. */
export function decideDemoView({ demo, view, url, visitor }: DemoSources): DemoView | null {
  if (demo === '0') return null;
  const existing = parseDemoView(view);
  if (!existing && demo !== '1') return null;
  const { result: persona } = decidePersona({ url, cookie: existing ?? visitor });
  return { ...(existing ?? startDemoView(visitor)), ...persona };
}

/** Cookie-safe: `developer.researcher.new.chosen.chosen.11~1~guest~Acme*20Ltd~Maria~Hello~pricing`. */
export function formatDemoView(view: DemoView): string {
  const { behavioralAnalytics, isGuest, company, sender, message, nextStep } = view;
  const texts = [company, sender, message].map(encodeText);
  const audience = isGuest ? 'guest' : '';
  return [formatPersonaCookie(view), Number(behavioralAnalytics), audience, ...texts, nextStep].join('~');
}

/** Null unless in the format of `formatDemoView`. */
export function parseDemoView(value: string | null | undefined): DemoView | null {
  const [persona, behavioral, audience, company, sender, message, next] = value?.split('~') ?? [];
  const cookie = parsePersonaCookie(persona);
  if (!cookie) return null;
  const texts = { company: decodeText(company), sender: decodeText(sender), message: decodeText(message) };
  const view: DemoView = {
    ...cookie,
    behavioralAnalytics: behavioral === '1',
    isGuest: audience === 'guest',
    ...texts,
    nextStep: NEXT_STEPS.find((step) => step === next) ?? 'demo',
  };
  return areLines(texts) && formatDemoView(view) === value ? view : null;
}

function areLines({ company, sender, message }: DemoTexts): boolean {
  return (
    isLine(company, DEMO_TEXT_MAX.company) &&
    isLine(sender, DEMO_TEXT_MAX.sender) &&
    isLine(message, DEMO_TEXT_MAX.message)
  );
}

/** One line of plain text: no control or bidirectional formatting characters. */
export function isLine(text: string, max: number): boolean {
  return text === text.trim() && text.length <= max && !/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u.test(text);
}

/** A greeting on this site's own domain must not lead elsewhere. Separators are removed before digits are counted. */
export function hasContact(text: string): boolean {
  return /@|:\/\/|[\p{L}\d]\.[a-z]{2}/u.test(text) || /\d{7}/.test(text.replace(/[^\p{L}\d]/gu, ''));
}

export const STANDARD_DEMO_VIEW: DemoView = { ...DEFAULT_PERSONA, ...startDemoView(null) };

function startDemoView(visitor: PersonaCookie | null): Omit<DemoView, keyof Persona> {
  const { contentPersonalization, navigationAdaptation } = visitor ?? DEFAULT_SETTINGS;
  return {
    segmentSource: 'chosen',
    clusterSource: 'chosen',
    contentPersonalization,
    navigationAdaptation,
    behavioralAnalytics: DEFAULT_SETTINGS.behavioralAnalytics,
    isGuest: false,
    company: '',
    sender: '',
    message: '',
    nextStep: 'demo',
  };
}

/** Next or previous of all visitors, in a circle. */
export function selectNeighbor(persona: Persona, direction: 1 | -1): Persona {
  const slug = formatPersonaSlug(persona);
  const index = PERSONAS.findIndex((other) => formatPersonaSlug(other) === slug);
  return PERSONAS.at((index + direction) % PERSONAS.length) ?? DEFAULT_PERSONA;
}

/** Emits only letters, digits, `-`, `_` and `*`, which cookie libraries do not re-encode. */
function encodeText(text: string): string {
  return encodeURIComponent(text)
    .replace(/[~*!'().]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%', '*');
}

function decodeText(text = ''): string {
  try {
    return decodeURIComponent(text.replaceAll('*', '%'));
  } catch {
    return '';
  }
}
