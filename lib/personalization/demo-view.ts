import { decidePersona, type PersonaSources } from './decide-persona';
import { DEFAULT_PERSONA, formatPersonaSlug, parsePersonaSlug, type Persona } from './persona';
import { formatPersonaCookie, parsePersonaCookie, type PersonaCookie } from './persona-cookie';
import { DEFAULT_SETTINGS, type PersonalizationSettings } from './settings';

export const DEMO_COMPANY_MAX = 60;
export const DEMO_STEPS_MAX = 8;
export const DEMO_SENDER_MAX = 60;
export const DEMO_MESSAGE_MAX = 160;
export const DEMO_CAPTION_MAX = 90;
export const DEMO_NOTE_MAX = 140;
/** Leaves room for attributes: browsers drop cookies above 4,096 bytes, name and attributes included. */
export const DEMO_VIEW_MAX = 3900;

export const NEXT_STEPS = ['demo', 'contact', 'pricing'] as const;

export type NextStep = (typeof NEXT_STEPS)[number];

export type DemoStep = {
  readonly page: string;
  readonly persona: Persona;
  readonly caption?: string;
  /** Shown to the presenter only. */
  readonly note?: string;
};

/** A page prepared for another visitor, separate from this browser's own persona. */
export type DemoView = PersonaCookie &
  Pick<PersonalizationSettings, 'behavioralAnalytics'> & {
    /** The prospect's company. Untrusted: anyone can create a link with any name, so render it as text only. */
    company: string;
    steps: readonly DemoStep[];
    /** Guests get a greeting and captions, but no controls. */
    isGuest: boolean;
    sender: string;
    message: string;
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

/**
 * Cookie-safe: `developer.researcher.new.chosen.chosen.11~1~Acme*20Ltd~pricing.developer.converter.new`. The guest's
 * letter is appended only if there is one, so older links stay valid.
 */
export function formatDemoView(view: DemoView): string {
  const { behavioralAnalytics, company, steps } = view;
  const script = steps.map(({ page, persona }) => `${page.slice(1)}.${formatPersonaSlug(persona)}`);
  const parts = [
    formatPersonaCookie(view),
    Number(behavioralAnalytics),
    encodeText(company),
    script.join('!'),
  ];
  return [...parts, ...formatLetter(view)].join('~');
}

/** Null unless in the format of `formatDemoView`. */
export function parseDemoView(value: string | null | undefined): DemoView | null {
  const [own, behavioral = '', company = '', script = '', letter] = value?.split('~') ?? [];
  const cookie = parsePersonaCookie(own);
  const steps = script === '' ? [] : script.split('!').map(parseStep);
  if (!cookie || !steps.every((step) => step !== null) || steps.length > DEMO_STEPS_MAX) return null;
  const view = {
    ...cookie,
    behavioralAnalytics: behavioral === '1',
    company: decodeText(company),
    ...parseLetter(letter, steps),
  };
  return isCompany(view.company) && isLetter(view) && formatDemoView(view) === value ? view : null;
}

type Letter = Pick<DemoView, 'isGuest' | 'sender' | 'message' | 'nextStep' | 'steps'>;

const NO_LETTER = { isGuest: false, sender: '', message: '', nextStep: 'demo' } as const;

/** `guest!pricing!Maria!Hello!`, followed by each step's caption and note. */
function formatLetter({ isGuest, sender, message, nextStep, steps }: Letter): string[] {
  const texts = [sender, message, ...steps.flatMap(({ caption = '', note = '' }) => [caption, note])];
  const isEmpty = !isGuest && nextStep === NO_LETTER.nextStep && texts.every((text) => text === '');
  return isEmpty ? [] : [[isGuest ? 'guest' : '', nextStep, ...texts.map(encodeText)].join('!')];
}

function parseLetter(text: string | undefined, steps: readonly DemoStep[]): Letter {
  if (text === undefined) return { ...NO_LETTER, steps };
  const [guest, next, ...rest] = text.split('!');
  const [sender = '', message = '', ...texts] = rest.map(decodeText);
  return {
    isGuest: guest === 'guest',
    nextStep: NEXT_STEPS.find((step) => step === next) ?? NO_LETTER.nextStep,
    sender,
    message,
    steps: steps.map((step, index) => {
      const [caption, note] = [texts[2 * index], texts[2 * index + 1]];
      return { ...step, ...(caption ? { caption } : {}), ...(note ? { note } : {}) };
    }),
  };
}

function isLetter({ sender, message, steps }: Letter): boolean {
  return (
    isLine(sender, DEMO_SENDER_MAX) &&
    isLine(message, DEMO_MESSAGE_MAX) &&
    steps.every(
      ({ caption = '', note = '' }) => isLine(caption, DEMO_CAPTION_MAX) && isLine(note, DEMO_NOTE_MAX),
    )
  );
}

/** One line of plain text: no control or bidirectional formatting characters. */
export function isLine(text: string, max: number): boolean {
  return text === text.trim() && text.length <= max && !/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u.test(text);
}

export function isCompany(text: string): boolean {
  return isLine(text, DEMO_COMPANY_MAX);
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
    company: '',
    steps: [],
    ...NO_LETTER,
  };
}

function parseStep(text: string): DemoStep | null {
  const [, page = '', slug = ''] = text.match(/^([a-z-]*)\.(.+)$/) ?? [];
  const persona = parsePersonaSlug(slug);
  return persona && { page: `/${page}`, persona };
}

/** Emits only letters, digits, `-`, `_` and `*`, which cookie libraries do not re-encode. */
function encodeText(text: string): string {
  return encodeURIComponent(text)
    .replace(/[~*!'().]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%', '*');
}

function decodeText(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('*', '%'));
  } catch {
    return '';
  }
}
