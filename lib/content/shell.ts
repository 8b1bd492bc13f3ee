import { ROUTES } from '@/lib/config/routes';
import type { Link } from './calls-to-action';
import { segmentLabels } from './segments';

export type OptionCopy = { label: string; description: string };

export type MessagePageCopy = { heading: string; text: string; links: readonly Link[] };

export const shellCopy = {
  menu: { open: 'Open menu', close: 'Close menu', label: 'Menu' },
  colorMode: { toDark: 'Switch to dark mode', toLight: 'Switch to light mode' },
  visualTheme: {
    label: 'Visual theme',
    options: {
      'futuristic-clarity': {
        label: 'Futuristic Clarity',
        description: 'Crisp lines, cool colors and a soft glow.',
      },
      'minimal-intelligence': {
        label: 'Minimal Intelligence',
        description: 'Quiet, flat and mostly black and white.',
      },
      'human-centered-tech': {
        label: 'Human-Centered Tech',
        description: 'Warm colors, rounded corners, friendly type.',
      },
    },
  },
  toast: {
    region: 'Notifications',
    close: 'Dismiss',
    settingsSaved: {
      title: 'Settings updated',
      description: 'Your personalization preferences have been saved.',
    },
    settingsFailed: { title: 'Error', description: 'There was a problem updating your settings.' },
    settingsForVisit: {
      title: 'Changed for now',
      description: 'This is not saved. It lasts until you close the browser.',
    },
    // For a choice that changes no text because content personalization is off.
    choiceKept: {
      title: 'Content personalization is off',
      description: 'You will see the standard words until you turn it on.',
    },
    // For a choice that is lost after the visit.
    cookiesBlocked: {
      title: 'Cookies are blocked',
      description:
        'Your choice is in the address of this page. It will not be remembered for your next visit.',
    },
  },
  selectorBar: {
    label: 'Choose whose page you see',
    more: 'Share or demonstrate this view',
    copyLink: 'Copy link to this view',
    linkCopied: 'Link copied',
    copyFailed: 'Copying is blocked here. Select the link to copy it.',
    demoView: 'Demo view',
    segment: {
      label: 'Segment',
      options: {
        'innovation-leader': {
          label: segmentLabels['innovation-leader'],
          description: 'Sets direction and weighs risk against reward.',
          icon: 'lightbulb',
        },
        developer: {
          label: segmentLabels.developer,
          description: 'Builds it, runs it and reads the docs first.',
          icon: 'code',
        },
        'sales-prospect': {
          label: segmentLabels['sales-prospect'],
          description: 'Wants revenue, proof and a clear price.',
          icon: 'trending-up',
        },
      },
    },
    visitor: {
      label: 'Visitor type',
      options: {
        new: { label: 'New', description: 'First visit, with a short introduction.' },
        returning: { label: 'Returning', description: 'Has been here before and skips the introduction.' },
      },
    },
    cluster: {
      label: 'Behavior',
      options: {
        explorer: {
          label: 'Explorer',
          description: 'Just looking around, so we show the overview.',
          icon: 'compass',
        },
        researcher: {
          label: 'Researcher',
          description: 'Compares details, so we show the evidence.',
          icon: 'book-open',
        },
        converter: {
          label: 'Ready to decide',
          description: 'Ready to act, so we show the next step.',
          icon: 'rocket',
        },
      },
    },
  },
  settings: {
    heading: 'Personalization settings',
    text: 'Three switches, saved as you flip them. With all three off you see the standard page.',
    unscripted: 'These three switches need JavaScript.',
    unfold: 'Change these settings',
    switches: {
      contentPersonalization: {
        label: 'Content personalization',
        description:
          'Words, order and buttons follow your segment and behavior. Off shows the standard page.',
        icon: 'sparkles',
      },
      navigationAdaptation: {
        label: 'Navigation adaptation',
        description: 'Suggested pages are sorted for you. Off keeps them in one fixed order.',
        icon: 'compass',
      },
      behavioralAnalytics: {
        label: 'Behavioral analytics',
        description:
          'Page views, clicks and scrolling help us guess what you need. Off stops tracking and analysis.',
        icon: 'mouse-pointer-click',
      },
    },
    // ‘2 of 3 active’
    counter: { of: 'of', active: 'active' },
  },
  // ‘Now showing the page for developers who are comparing details.’
  announcement: {
    standard: 'Now showing the standard page, the same for everybody.',
    opening: 'Now showing the page for',
    cluster: {
      explorer: 'who are looking around',
      researcher: 'who are comparing details',
      converter: 'who are ready to decide',
    },
    visitor: { new: 'on a first visit', returning: 'on a return visit' },
  },
  reason: {
    open: 'Why am I seeing this?',
    readRule: 'Read the rule behind this',
    rule: 'Rule',
    signals: 'What we looked at',
    confidence: 'Confidence',
  },
  error: {
    heading: 'Something went wrong on our side',
    text: 'The page could not be shown. Try again, or start from the home page. If it keeps happening, contact support.',
    links: [
      { label: 'Home', href: ROUTES.home },
      { label: 'Contact support', href: `${ROUTES.contact}#support` },
    ],
    retry: 'Try again',
    section: 'This part did not load.',
  },
} as const;

export const colorModeCopy = {
  label: 'Light or dark',
  options: {
    light: { label: 'Light', description: 'Dark text on a light page.' },
    dark: { label: 'Dark', description: 'Light text on a dark page.' },
    system: { label: 'System', description: 'Follows your device, day and night.' },
  },
} as const satisfies { label: string; options: Record<'light' | 'dark' | 'system', OptionCopy> };

/** The chat's button. The rest of the chat's copy is loaded when the chat opens. */
export const chatToggleCopy = {
  label: 'Chat assistant',
  loadFailed: 'The chat did not load. Please try again.',
} as const;

export const guideBubbleCopy = { label: 'Guide', skipTyping: 'Show full text', dismiss: 'Dismiss' } as const;

export const exampleCopy = {
  // The name of the sign on each picture, and what the page says about the sign once.
  label: 'Illustrative example',
  key: 'marks an illustrative example',
} as const;

/** Shown in the demo view after a form is sent. */
export const demoViewNote = 'Demo view: not saved.';
