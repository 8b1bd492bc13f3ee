import { ROUTES } from '@/lib/config/routes';
import { counts } from './counts';

export const onboardingCopy = {
  goals: {
    legend: 'What brings you here?',
    hint: 'Choose at least one',
    options: {
      'drive-innovation': {
        title: 'Drive Innovation',
        description: 'Find the next shift early and decide what to do about it.',
        icon: 'lightbulb',
        recommendedFeatures: ['AI Personalization', 'Dashboard & Insights', 'Custom Recommendations'],
        start: { label: 'How trends are found early', href: `${ROUTES.solutions}#market-intelligence` },
      },
      'build-integrate': {
        title: 'Build & Integrate',
        description: 'Connect the API and put adaptive features into your product.',
        icon: 'code',
        recommendedFeatures: ['API Integration', 'Real-time Adaptation', 'Behavior Analytics'],
        start: { label: 'The first call, in the API docs', href: `${ROUTES.api}#start` },
      },
      'grow-business': {
        title: 'Grow Business',
        description: 'Turn more visitors into customers and show where it came from.',
        icon: 'trending-up',
        recommendedFeatures: ['A/B Testing', 'Behavior Analytics', 'Multi-channel Support'],
        start: { label: 'Plans and prices', href: ROUTES.pricing },
      },
    },
  },
  profile: {
    name: { label: 'Name', placeholder: 'What should we call you?' },
    role: {
      label: 'Role',
      empty: 'Choose a role',
      options: {
        ceo: 'CEO',
        cto: 'CTO',
        developer: 'Developer',
        'product-manager': 'Product manager',
        marketing: 'Marketing',
        sales: 'Sales',
        other: 'Other',
      },
    },
    companySize: { label: 'Company size', empty: 'Choose a size' },
    interests: { legend: 'What interests you?' },
  },
  integration: {
    legend: 'What will you connect first?',
    options: {
      contracts: {
        label: 'Calls and contracts',
        description: 'Fields, responses, errors and limits.',
        start: { label: 'Calls and contracts', href: `${ROUTES.api}#calls` },
      },
      events: {
        label: 'Behavior events',
        description: 'What to track, and what to leave alone.',
        start: { label: 'Behavior events', href: `${ROUTES.api}#behavior` },
      },
      rendering: {
        label: 'Server rendering',
        description: 'The right words in the first response.',
        start: {
          label: 'How the right words get into the first response',
          href: `${ROUTES.features}#documentation`,
        },
      },
      privacy: {
        label: 'Cookies and privacy',
        description: 'What is stored, where and for how long.',
        start: { label: 'What is stored, and where', href: `${ROUTES.settings}#privacy` },
      },
    },
  },
  businessGoals: {
    legend: 'Which number should move first?',
    options: {
      leads: {
        label: 'More qualified leads',
        description: 'Forms filled out by the right people.',
        start: { label: 'Illustrative examples with their numbers', href: `${ROUTES.cases}#success-stories` },
      },
      conversion: {
        label: 'Higher conversion',
        description: 'More of the same visitors say yes.',
        start: { label: 'How to judge an uplift', href: `${ROUTES.cases}#method` },
      },
      cycle: {
        label: 'Shorter sales cycle',
        description: 'Fewer days from first visit to signature.',
        start: { label: 'A trial with a plan', href: `${ROUTES.pricing}#trial` },
      },
      retention: {
        label: 'Fewer lost customers',
        description: 'Hear about trouble before the renewal.',
        start: { label: 'How to hear about trouble early', href: `${ROUTES.solutions}#sentiment-analysis` },
      },
    },
  },
  ready: {
    legend: 'Good places to start',
    settings: { label: 'All settings', href: `${ROUTES.settings}#personalization` },
  },
  steps: {
    2: {
      name: 'Goal',
      title: 'Choose your goal',
      text: 'It sets which version of this site you see. You can change it later.',
      guideMessage: 'Pick the one closest to your job. The page changes right away.',
    },
    3: {
      name: 'About you',
      title: 'About you',
      text: 'All of this is optional and stays in your browser.',
      guideMessage: 'Fill in what you like. Interests that match your goal come first.',
    },
    4: {
      name: 'Integration topics',
      title: 'Integration topics',
      text: 'You read closely, so here is one more question. It picks the docs to show first.',
      guideMessage: 'Choose the part you would build first. I will point you to its page.',
    },
    5: {
      name: 'Business goals',
      title: 'Business goals',
      text: 'You look ready to decide, so here is one more question. It picks the proof to show first.',
      guideMessage: 'One number is enough. You can only watch one at a time anyway.',
    },
    6: {
      name: 'Ready',
      title: 'Your view is ready',
      text: 'The page is set up for you. You can change everything in the settings.',
      guideMessage: 'All set. Have a good look around!',
    },
  },
  buttons: { previous: 'Previous', finish: 'Get Started' },
  again: {
    heading: 'Want a guide?',
    text: `Set up your view again, take a tour of the ${counts.products} products or try the tutorial.`,
    panel: 'Set up my view',
    tour: 'Take the tour',
    tutorial: 'Start the tutorial',
  },
} as const;
