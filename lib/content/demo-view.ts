import { ROUTES } from '@/lib/config/routes';
import type { Link } from './link';
import type { ToastCopy } from './shell';

/** Each key of the demo view; it works without Alt, Ctrl or Shift, and never while somebody types. */
type DemoKey = 'next' | 'previous' | 'explain' | 'share' | 'controls' | 'reset';

type DemoViewCopy = {
  bar: { label: string; name: string; promise: string; preparedFor: string };
  persona: { next: string; previous: string };
  steps: { next: string; previous: string; at: string; of: string };
  controls: { open: string; heading: string };
  close: string;
  reset: string;
  resetDone: string;
  /** Said behind it where the view has steps. */
  scriptStays: string;
  exit: string;
  explain: { open: string; opened: string; none: string; closed: string };
  compare: Link;
  replay: string;
  keys: { heading: string; note: string; list: Record<DemoKey, { key: string; text: string }> };
  settingChanged: ToastCopy;
  share: {
    open: string;
    heading: string;
    text: string;
    /** Where there are steps. */
    textWithSteps: string;
    /** On the page that compares two visitors. */
    textOnCompare: string;
    company: string;
    companyHint: string;
    companyWrong: string;
    stepsHeading: string;
    stepsText: string;
    addStep: string;
    stepAdded: string;
    /** 'This view is step 2.' */
    isStep: string;
    full: string;
    removeStep: string;
    /** 'Removed step 2: /pricing · …' */
    stepRemoved: string;
    making: string;
    link: string;
    until: string;
    copy: string;
    copied: string;
    copyFailed: string;
    failed: string;
    retry: string;
  };
  /** Why a link did not open the demo view. */
  notices: { expired: ToastCopy; invalid: ToastCopy; blocked: ToastCopy };
};

export const demoViewCopy = {
  bar: {
    label: 'Demo view controls',
    name: 'Demo view.',
    promise: 'Nothing is stored.',
    preparedFor: 'Prepared for',
  },
  persona: { next: 'Next visitor', previous: 'Previous visitor' },
  steps: { next: 'Next step', previous: 'Previous step', at: 'Step', of: 'of' },
  controls: { open: 'Controls', heading: 'Demo controls' },
  close: 'Close',
  reset: 'Reset',
  resetDone: 'The demo view is back to a first-time innovation leader, with all three settings on.',
  scriptStays: 'The steps stay.',
  exit: 'Exit demo',
  explain: {
    open: 'Explain',
    opened: 'Reasons shown on this page:',
    none: 'Nothing on this page adapts to the visitor.',
    closed: 'The reasons are closed.',
  },
  compare: { label: 'Compare two visitors', href: ROUTES.compare },
  replay: 'Replay a visit',
  keys: {
    heading: 'Keys',
    note: 'They rest while you type.',
    list: {
      next: { key: 'N', text: 'Next' },
      previous: { key: 'P', text: 'Previous' },
      explain: { key: 'E', text: 'Explain' },
      share: { key: 'S', text: 'Share' },
      controls: { key: 'C', text: 'Controls' },
      reset: { key: 'R', text: 'Reset' },
    },
  },
  settingChanged: {
    title: 'Demo view: not saved',
    description: 'The switch counts for this demo. The visitor’s own settings stay as they are.',
  },
  share: {
    open: 'Share',
    heading: 'Share this view',
    text: 'The link opens this page as this visitor, in the demo view, for seven days.',
    textWithSteps: 'The link opens step 1, in the demo view, for seven days.',
    textOnCompare:
      'The link opens the comparison at its start, for seven days. To share these two visitors, use Copy link on the page.',
    company: 'Prepared for (optional)',
    companyHint: 'The name of a company, up to 60 characters. It stands in the bar.',
    companyWrong: 'Use one line of plain text, up to 60 characters.',
    stepsHeading: 'Steps',
    stepsText:
      'Add views in the order you will show them. Next and Previous then walk through them; while this panel is open, they go through all visitors.',
    addStep: 'Add this view',
    stepAdded: 'Added as step',
    isStep: 'This view is step',
    full: 'Eight steps are the most that fit.',
    removeStep: 'Remove step',
    stepRemoved: 'Removed step',
    making: 'Making the link…',
    link: 'Link to this view',
    until: 'Works until',
    copy: 'Copy link',
    copied: 'Link copied',
    copyFailed: 'Copying is blocked here. Select the link to copy it.',
    failed: 'The link could not be made. Check the connection, then try again.',
    retry: 'Try again',
  },
  notices: {
    expired: {
      title: 'This demo link has expired',
      description: 'You see the ordinary page. Ask the person who sent the link for a new one.',
    },
    invalid: {
      title: 'This demo link does not work',
      description: 'It may be incomplete. You see the ordinary page. Ask for the link once more.',
    },
    blocked: {
      title: 'The demo view needs cookies',
      description: 'Your browser blocks them for this site. Allow cookies, then open the demo view again.',
    },
  },
} as const satisfies DemoViewCopy;
