import { ROUTES } from '@/lib/config/routes';
import { callToActionCopy } from '../calls-to-action';

export const contentHubCopy = {
  head: {
    eyebrow: 'Content Hub',
    heading: 'Short reads on adaptive AI',
    lede: {
      'innovation-leader':
        'Practical pieces on forecasts, proof and where AI pays off. Each takes a few minutes and ends with something to do.',
      developer:
        'Practical pieces on events, clusters, budgets and rules. Each shows the method, the limits and the traps.',
      'sales-prospect':
        'Practical pieces on segments, funnels and trials. Each one ends with a step you can take this week.',
    },
  },
  browse: { heading: 'What do you want to know?' },
  ledes: {
    recommended: {
      explorer: 'Good places to start, based on your segment and how you look around.',
      researcher: 'The pieces that go deepest into what you seem to be studying.',
      converter: 'The pieces that help most with a decision.',
    },
    all: 'Open a title to read it here. Each article has its own address.',
    featured: 'The editors’ picks, for everybody.',
  },
  close: {
    explorer: {
      title: 'Seen enough words?',
      text: 'Watch the ideas at work on this site.',
      links: [
        { label: 'Tour the features', href: ROUTES.features },
        { label: 'Try the home page', href: ROUTES.home },
      ],
    },
    researcher: {
      title: 'From reading to numbers',
      text: 'The analytics page applies the same ideas to a full set of sample data.',
      links: [
        { label: 'Open the analytics', href: ROUTES.analytics },
        { label: 'Open the API reference', href: ROUTES.api },
      ],
    },
    converter: {
      title: 'Ready to try it?',
      text: 'Our four-week plan, under All Content, is made for a trial.',
      links: [{ label: 'Compare plans', href: ROUTES.pricing }, callToActionCopy['schedule-demo']],
    },
  },
} as const;
