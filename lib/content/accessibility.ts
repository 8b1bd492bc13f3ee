import { ROUTES } from '@/lib/config/routes';

export const ACCESSIBILITY_SWITCHES = [
  'largerText',
  'highContrast',
  'reducedMotion',
  'focusIndicators',
  'keyboardNavigation',
  'screenReaderMode',
] as const;

export type AccessibilitySwitch = (typeof ACCESSIBILITY_SWITCHES)[number];

export const accessibilityCopy = {
  open: 'Accessibility settings',
  title: 'Accessibility',
  intro: 'Changes apply right away, on every page. They are saved in this browser only.',
  close: 'Close',
  loadFailed: 'The settings did not load. Press the button to try again.',
  fontSize: { label: 'Text size', unit: 'px', spokenUnit: 'pixels' },
  switches: {
    largerText: { label: 'Larger text', description: 'Sets the text size to 20 px in one step.' },
    highContrast: {
      label: 'High contrast',
      description: 'Black and white, clear borders and underlined links.',
    },
    reducedMotion: {
      label: 'Reduced motion',
      description: 'Turns off sliding, fading and typing effects. Follows your device until you choose.',
    },
    focusIndicators: {
      label: 'Focus indicators',
      description:
        'A thick outline shows where you are on the page. Turned off, it gets thinner but never disappears.',
    },
    keyboardNavigation: {
      label: 'Keyboard navigation',
      description: 'Adds the shortcuts below. Tab, Enter and Escape work either way.',
    },
    screenReaderMode: {
      label: 'Screen-reader mode',
      description: 'Typed text appears at once, and the headings of each page you open are read aloud.',
    },
  },
  shortcuts: {
    label: 'Shortcuts',
    keys: ['Alt', 'Shift'],
    panel: { key: 'P', text: 'Open or close these settings' },
    main: { key: 'M', text: 'Go to the main content' },
  },
  // Followed by the page’s headings.
  outline: 'On this page:',
  notKept: 'Your browser does not save settings, so these last until you close the page.',
  reset: 'Reset to Defaults',
  resetDone: 'All accessibility settings are back to their defaults.',
  more: { label: 'All settings', href: `${ROUTES.settings}#accessibility` },
} as const;
