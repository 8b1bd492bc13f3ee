import { ROUTES } from '@/lib/config/routes';
import { SEGMENTS, type Segment } from '@/lib/personalization/persona';
import { segmentLabels } from './segments';

/** Keyboard shortcuts of the demo view. They work without modifier keys, and not while someone is typing. */
export type DemoKey =
  'next' | 'previous' | Segment | 'explain' | 'compare' | 'share' | 'controls' | 'hide' | 'reset';

const segmentKeys = Object.fromEntries(
  SEGMENTS.map((segment, index) => [segment, { key: String(index + 1), text: segmentLabels[segment] }]),
) as Record<Segment, { key: string; text: string }>;

export const demoViewCopy = {
  bar: {
    label: 'Demo view controls',
    name: 'Demo view.',
    promise: 'Nothing is stored.',
    preparedFor: 'Prepared for',
  },
  persona: { next: 'Next visitor', previous: 'Previous visitor' },
  controls: { open: 'Visitor', heading: 'Demo controls' },
  close: 'Close',
  reset: 'Reset',
  resetDone: { title: 'New demo', description: 'This is the home page as on a first visit.' },
  // Beside it: back to the view before the reset.
  undo: 'Undo',
  exit: 'Exit demo',
  // When H hides the controls. Loading the page again shows them, too.
  hidden: 'The demo controls are hidden. Press H to show them.',
  shown: 'The demo controls are back.',
  explain: {
    open: 'Explain',
    heading: 'Why this page looks like this',
    // ‘Set in this demo view: Developer · Researcher · New’
    origin: 'Set in this demo view:',
    found: 'Reasons on this page:',
    none: 'Nothing on this page adapts to the visitor.',
  },
  compare: 'Compare',
  keys: {
    heading: 'Keys',
    note: 'Paused while you type.',
    list: {
      next: { key: 'N', text: 'Next visitor' },
      previous: { key: 'P', text: 'Previous visitor' },
      ...segmentKeys,
      explain: { key: 'E', text: 'Explain' },
      compare: { key: 'C', text: 'Compare' },
      share: { key: 'S', text: 'Share' },
      controls: { key: 'V', text: 'Visitor' },
      hide: { key: 'H', text: 'Hide everything' },
      reset: { key: 'R', text: 'Reset for the next demo' },
    },
  },
  settingChanged: {
    title: 'Demo view: not saved',
    description: 'The change applies to this demo only. Your own settings stay as they are.',
  },
  share: {
    open: 'Share',
    heading: 'Share this view',
    text: 'The link opens this page as this visitor sees it. It works for seven days.',
    textOnCompare:
      'The link opens the comparison from the start and works for seven days. To share these two visitors, use Copy link on the page.',
    audience: {
      label: 'Who will open it',
      guest: 'Your prospect: greeting and caption',
      presenter: 'You: the demo controls',
    },
    company: 'Prepared for (optional)',
    sender: 'Your name (optional)',
    message: 'One line to them (optional)',
    nextStep: 'Their next step',
    // ‘Use one line of plain text, up to 60 characters.’
    lineWrong: 'Use one line of plain text, up to',
    contactWrong: 'Leave out phone numbers and addresses. Guests get a button to your next step.',
    characters: 'characters.',
    untracked:
      'Nobody is told whether or when the link is opened, not even you. Your prospect reads that too: they can look around freely.',
    making: 'Creating the link…',
    link: 'Link to this view',
    until: 'Works until',
    copy: 'Copy link',
    copied: 'Link copied',
    copyFailed: 'Copying is blocked here. Select the link to copy it.',
    failed: 'The link could not be created. Check your connection and try again.',
    retry: 'Try again',
  },
  // For the guest of a shared link, instead of the controls.
  guest: {
    label: 'Prepared view',
    preparedFor: 'Prepared for',
    preparedForYou: 'Prepared for you',
    by: 'by',
    private: 'Nobody is told that you opened this. Nothing is stored unless you send us a form.',
    start: 'Look around',
    leave: 'Open the regular site',
    nextSteps: {
      contact: { label: 'Write to us', href: ROUTES.contact },
      pricing: { label: 'See the plans', href: ROUTES.pricing },
      demo: { label: 'Schedule a demo', href: `${ROUTES.contact}#demo` },
    },
    // ‘Pricing, for a developer who reads in depth, on a first visit’
    segments: {
      'innovation-leader': 'an innovation leader',
      developer: 'a developer',
      'sales-prospect': 'a buyer',
    },
    clusters: {
      explorer: 'who looks around',
      researcher: 'who reads in depth',
      converter: 'who is ready to start',
    },
    visitors: { new: 'on a first visit', returning: 'on a return visit' },
    for: 'for',
  },
  // Why a link did not open the demo view.
  notices: {
    expired: {
      title: 'This demo link has expired',
      description: 'You are seeing the regular page. Ask the sender for a new link.',
    },
    invalid: {
      title: 'This demo link does not work',
      description: 'It may be incomplete. You are seeing the regular page. Ask the sender for a new link.',
    },
    blocked: {
      title: 'The demo view needs cookies',
      description: 'Your browser blocks them for this site. Allow cookies, then open the demo view again.',
    },
  },
} as const;
