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
  scriptStays: 'Your steps are still here.',
  exit: 'Exit demo',
  explain: {
    open: 'Explain',
    opened: 'Reasons shown on this page:',
    none: 'Nothing on this page adapts to the visitor.',
    closed: 'All reasons are closed.',
  },
  compare: { label: 'Compare two visitors', href: ROUTES.compare },
  replay: 'Replay a visit',
  keys: {
    heading: 'Keys',
    note: 'Paused while you type.',
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
    description: 'The change applies to this demo only. Your own settings stay as they are.',
  },
  share: {
    open: 'Share',
    heading: 'Share this view',
    text: 'The link opens this page as this visitor sees it, in the demo view. It works for seven days.',
    textWithSteps: 'The link opens step 1 in the demo view and works for seven days.',
    textOnCompare:
      'The link opens the comparison from the start and works for seven days. To share these two visitors, use Copy link on the page.',
    company: 'Prepared for (optional)',
    companyHint: 'A company name, up to 60 characters. Shown in the demo bar.',
    companyWrong: 'Use one line of plain text, up to 60 characters.',
    stepsHeading: 'Steps',
    stepsText:
      'Add views in the order you will show them. Next and Previous then move through your steps. While this panel is open, they move through all visitors.',
    addStep: 'Add this view',
    stepAdded: 'Added as step',
    isStep: 'This view is step',
    full: 'You can add up to eight steps.',
    removeStep: 'Remove step',
    stepRemoved: 'Removed step',
    making: 'Creating the link…',
    link: 'Link to this view',
    until: 'Works until',
    copy: 'Copy link',
    copied: 'Link copied',
    copyFailed: 'Copying is blocked here. Select the link to copy it.',
    failed: 'The link could not be created. Check your connection and try again.',
    retry: 'Try again',
  },
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
} as const satisfies DemoViewCopy;
