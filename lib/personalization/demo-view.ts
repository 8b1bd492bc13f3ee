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
/** Browsers drop cookies above 4,096 bytes, name and attributes included. */
export const DEMO_VIEW_MAX = 3900;

export const NEXT_STEPS = ['demo', 'contact', 'pricing'] as const;

export type NextStep = (typeof NEXT_STEPS)[number];

export type DemoStep = {
  readonly page: string;
  readonly persona: Persona;
  /** For the guest of a shared link. */
  readonly caption?: string;
  /** For the presenter alone. */
  readonly note?: string;
};

/** What an account executive shows: another visitor's page, beside the one that this browser remembers. */
export type DemoView = PersonaCookie &
  Pick<PersonalizationSettings, 'behavioralAnalytics'> & {
    /** Whom the view is prepared for. Anybody can make a link with any name: to be shown as text alone. */
    company: string;
    steps: readonly DemoStep[];
    /** A guest gets a greeting and captions, but no controls. */
    isGuest: boolean;
    sender: string;
    message: string;
    /** Which page the guest's button leads to. */
    nextStep: NextStep;
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

/**
 * `developer.researcher.new.chosen.chosen.11~1~Acme*20Ltd~pricing.developer.converter.new`, safe in a cookie. A letter to a
 * guest follows only if there is one, so that links of before it stay valid.
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

/** Null for anything that `formatDemoView` could not have written. */
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

/** `guest!pricing!Maria!Hello!` and then caption and note of each step. */
function formatLetter({ isGuest, sender, message, nextStep, steps }: Letter): string[] {
  const texts = [sender, message, ...steps.flatMap(({ caption = '', note = '' }) => [caption, note])];
  const isEmpty = !isGuest && nextStep === NO_LETTER.nextStep && texts.every((text) => text === '');
  return isEmpty ? [] : [[isGuest ? 'guest' : '', nextStep, ...texts.map(encodeText)].join('!')];
}

function parseLetter(text: string | undefined, steps: readonly DemoStep[]): Letter {
  if (text === undefined) return { ...NO_LETTER, steps };
  const [guest, next, ...rest] = text.split('!');
  const [sender = '', message = '', ...said] = rest.map(decodeText);
  return {
    isGuest: guest === 'guest',
    nextStep: NEXT_STEPS.find((step) => step === next) ?? NO_LETTER.nextStep,
    sender,
    message,
    steps: steps.map((step, index) => {
      const [caption, note] = [said[2 * index], said[2 * index + 1]];
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

/** Of nobody in particular: where every demo begins again. */
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

/** Only letters, digits, `-`, `_` and `*`, which every reader and writer of cookies leaves as they are. */
function encodeText(text: string): string {
  return encodeURIComponent(text)
    .replace(/[~*!'().]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%', '*');
}

function decodeText(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('*', '%'));
  } catch {
    return '';
  }
}
