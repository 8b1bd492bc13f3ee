import { ROUTES } from '@/lib/config/routes';

export const onboardingWelcome = {
  label: 'Set up your view',
  name: 'Welcome',
  title: 'Fit this page to you',
  loadFailed: 'The next part did not load. Please try again.',
  buttons: { next: 'Next', skip: 'Skip', close: 'Close' },
  // ‘Step 2 of 3, 67% complete’
  progress: { label: 'Onboarding progress', step: 'Step', of: 'of', complete: 'complete' },
  help: {
    heading: 'Need help?',
    text: 'Take a short tutorial, or write to our team.',
    tutorial: 'Interactive Tutorial',
    support: { label: 'Contact Support', href: `${ROUTES.contact}#support` },
    decline: 'No, thanks',
  },
} as const;
