import { ROUTES } from '@/lib/config/routes';
import type { Link } from './link';

/** The first step and its alternatives: the part of onboarding that the first load needs. */
type OnboardingWelcomeCopy = {
  label: string;
  name: string;
  title: string;
  text: string;
  loadFailed: string;
  buttons: { next: string; skip: string; close: string };
  /** 'Step 2 of 3, 67% complete' */
  progress: { label: string; step: string; of: string; complete: string };
  help: {
    heading: string;
    text: string;
    tutorial: string;
    support: Link;
    decline: string;
  };
};

export const onboardingWelcome = {
  label: 'Set up your view',
  name: 'Welcome',
  title: 'Make this page yours',
  text: 'A few short questions, under a minute.',
  loadFailed: 'The next part did not load. Please try again.',
  buttons: { next: 'Next', skip: 'Skip', close: 'Close' },
  progress: { label: 'Onboarding progress', step: 'Step', of: 'of', complete: 'complete' },
  help: {
    heading: 'Need help?',
    text: 'Take a short tutorial, or write to our team.',
    tutorial: 'Interactive Tutorial',
    support: { label: 'Contact Support', href: `${ROUTES.contact}#support` },
    decline: 'No, thanks',
  },
} as const satisfies OnboardingWelcomeCopy;
