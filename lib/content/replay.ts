import type { ElementType } from '@/lib/personalization/behavior';
import type { Cluster } from '@/lib/personalization/persona';

type Plural = { one: string; many: string };

type ReplayCopy = {
  intro: string;
  /** Selects the visit to replay. The samples are made up, and labeled as such. */
  visitor: { label: string; own: string; ownEmpty: string };
  samples: Record<Cluster, { label: string; visit: string }>;
  controls: Record<'play' | 'pause' | 'again' | 'back' | 'forward' | 'speed' | 'position', string>;
  /** 'Step' 4 'of' 12 */
  step: { step: string; of: string; sure: string };
  events: { pageview: string; scroll: string; click: Record<ElementType, string> };
  /** The step in plain words. The figures behind it are shown on request. */
  plain: {
    pages: Plural;
    clicks: Plural;
    buttons: Plural;
    depth: string;
    /** 'So far: 3 pages, 1 click on a main button, 60% of a page read on average.' */
    soFar: string;
    looks: Record<Cluster, string>;
    /** At a confidence of 70% or more; `unsure` below. */
    sure: string;
    unsure: string;
    outcome: Record<'changed' | 'stays' | 'byHand' | 'standard', string>;
    figures: string;
  };
  summary: {
    heading: string;
    pageViews: string;
    clicks: Record<ElementType, string>;
    scrollDepth: string;
  };
  result: {
    found: string;
    confidence: string;
    view: string;
    changed: string;
    stays: string;
    /** If the visitor has since chosen another view. */
    byHand: string;
    /** If content personalization is off. */
    standard: string;
  };
  tokens: { label: string; each: string; used: string; of: string };
  rules: { heading: string; none: string };
  /** Link from an ordinary page into the demo view. */
  open: { label: string; note: string };
};

/** In `visit`, P is a page view, S60 a scroll to 60%, C a click on a call to action, B on a button, L on a link. */
export const replayCopy = {
  intro: 'A visit, one event at a time. The page changes as it would have for that visitor.',
  visitor: {
    label: 'Whose visit',
    own: 'What you did just now',
    ownEmpty: 'Nothing yet. Open some pages, scroll and click, then come back here.',
  },
  samples: {
    explorer: { label: 'Sample visitor: an explorer', visit: 'P S35 L P S20 L P L P S45 L P' },
    researcher: { label: 'Sample visitor: a researcher', visit: 'P S30 L P S85 S95 B P S90 S100 L P S88' },
    converter: { label: 'Sample visitor: a converter', visit: 'P S25 C P S40 C L P S30 B C P C' },
  },
  controls: {
    play: 'Play',
    pause: 'Pause',
    again: 'Play again',
    back: 'Step back',
    forward: 'Step forward',
    speed: 'Speed',
    position: 'Position in the visit',
  },
  step: { step: 'Step', of: 'of', sure: 'sure' },
  events: {
    pageview: 'Opened a page',
    scroll: 'Scrolled down to',
    click: {
      cta: 'Clicked a main button',
      button: 'Clicked a button',
      link: 'Clicked a link',
      input: 'Clicked into a field',
      unknown: 'Clicked somewhere else',
    },
  },
  plain: {
    pages: { one: 'page', many: 'pages' },
    clicks: { one: 'click', many: 'clicks' },
    buttons: { one: 'click on a main button', many: 'clicks on main buttons' },
    depth: 'of a page read on average',
    soFar: 'So far:',
    looks: {
      explorer: 'This looks like somebody who is looking around.',
      researcher: 'This looks like somebody who reads in depth.',
      converter: 'This looks like somebody who is ready to start.',
    },
    sure: 'The signs are clear.',
    unsure: 'It is early to say.',
    outcome: {
      changed: 'So the page has just changed: look at its headline.',
      stays: 'So the page stays as it was.',
      byHand: 'The page shows what you chose by hand.',
      standard: 'The page is the standard one, because content personalization is off.',
    },
    figures: 'Show the figures',
  },
  summary: {
    heading: 'Summary so far',
    pageViews: 'Page views',
    clicks: {
      cta: 'Calls to action',
      button: 'Buttons',
      link: 'Links',
      input: 'Fields',
      unknown: 'Elsewhere',
    },
    scrollDepth: 'Average scroll depth',
  },
  result: {
    found: 'The rules say',
    confidence: 'Confidence',
    view: 'The page shown',
    changed: 'just changed',
    stays: 'as before',
    byHand: 'chosen by hand',
    standard: 'the standard page: content personalization is off',
  },
  tokens: { label: 'Tokens', each: 'for this call', used: 'All calls in one minute', of: 'of' },
  rules: { heading: 'Rules that fire', none: 'No condition matched, so the rule’s default applies.' },
  open: {
    label: 'Replay this visit',
    note: 'Plays back what you did since this page was loaded. It opens the demo view, which stores nothing.',
  },
} as const satisfies ReplayCopy;
