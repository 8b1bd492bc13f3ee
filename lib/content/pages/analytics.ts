import { ROUTES } from '@/lib/config/routes';
import { callToActionCopy } from '../calls-to-action';

/** Copy around the dashboard. The dashboard's own is in `../analytics/dashboard-copy.ts`. */
export const analyticsCopy = {
  head: {
    eyebrow: 'Analytics',
    heading: 'Analytics dashboard',
    lede: {
      'innovation-leader':
        'One screen that tells you whether adapting pays off: who came, what changed for them and what they did next.',
      developer:
        'One screen with every figure the platform records: sessions, segments, tests and interactions. Each comes with a table.',
      'sales-prospect':
        'One screen from first visit to demo request. See which visitors move on, which leave, and where.',
    },
  },
  sample:
    'The figures show how a site might perform. Switch to “This site” to see what its own visitors did.',
  guide: {
    explorer: 'Start with the four key figures, then open any part below that makes you curious.',
    researcher: 'Every total equals the sum of its parts. Feel free to check.',
    converter: 'Go to the funnel first. It shows where a better page would win the most people.',
  },
  close: {
    explorer: {
      title: 'From numbers to stories',
      text: 'The case studies show what teams could do with figures like these.',
      links: [
        { label: 'See case studies', href: ROUTES.cases },
        { label: 'Tour the features', href: ROUTES.features },
      ],
    },
    researcher: {
      title: 'Make sure it is not luck',
      text: 'One article explains holdouts, sample size and four ways to fool yourself.',
      links: [
        { label: 'Measure uplift', href: `${ROUTES.contentHub}#uplift-you-can-defend` },
        { label: 'Open the API reference', href: ROUTES.api },
      ],
    },
    converter: {
      title: 'See this for your own site',
      text: 'In a trial, the same screen fills with your own figures from the first day.',
      links: [{ label: 'Compare plans', href: ROUTES.pricing }, callToActionCopy['schedule-demo']],
    },
  },
} as const;
