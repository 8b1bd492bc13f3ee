import { claims } from './claims';
import { products } from './products';
import { site } from './site';
import { counts, startCounts } from './counts';

const NO_NOTES = { 'innovation-leader': null, developer: null, 'sales-prospect': null } as const;

export const smartFlowCopy = {
  title: `A tour of ${site.name}`,
  description: `Short steps through the ${counts.products} products, with notes for your role.`,
  personalizing: 'Personalizing',
  noteLabel: 'For you',
  // ‘Step 2 of 6’, ‘33% complete’; `done` follows the name of a completed step, for screen readers.
  progress: { label: 'Tour progress', step: 'Step', of: 'of', complete: 'complete', done: 'done' },
  buttons: { previous: 'Previous', next: 'Next', complete: 'Complete', close: 'Close' },
  steps: {
    welcome: {
      title: `Welcome to ${site.name}`,
      chip: 'Welcome',
      icon: 'hand',
      text: `${startCounts.products} products, one idea: listen first, then help. Each of the next ${counts.products} steps takes about twenty seconds.`,
      points: ['Use the chips to go back', 'Notes appear where your role matters', 'Leave at any time'],
      notes: NO_NOTES,
    },
    'ai-automation': {
      title: products['ai-automation'].name,
      chip: 'Automation',
      icon: products['ai-automation'].icon,
      text: 'Workflows read what comes in, do what is clear and ask a person about the rest.',
      points: [
        `${claims.manualProcesses.value} ${claims.manualProcesses.label}`,
        'A person decides when confidence is low',
        'Each step is on record',
      ],
      notes: NO_NOTES,
    },
    'market-intelligence': {
      title: products['market-intelligence'].name,
      chip: 'Market',
      icon: products['market-intelligence'].icon,
      text: 'Small changes that move together are found early and turned into forecasts with a range.',
      points: [
        `${claims.trendLead.value} ${claims.trendLead.label}`,
        `${claims.forecastAccuracy.value} ${claims.forecastAccuracy.label}`,
        `${claims.dataPoints.value} ${claims.dataPoints.label}`,
      ],
      notes: {
        'innovation-leader':
          'Use the head start to run one small test while being wrong about the trend is still cheap.',
        developer: null,
        'sales-prospect': null,
      },
    },
    'enterprise-ai': {
      title: products['enterprise-ai'].name,
      chip: 'Platform',
      icon: products['enterprise-ai'].icon,
      text: 'One place to build, test and run AI features, with shared limits and a record of every decision.',
      points: [
        `${claims.developmentSpeed.value} ${claims.developmentSpeed.label}`,
        `${claims.uptime.value} ${claims.uptime.label}`,
        'Typed contracts and an OpenAPI file',
      ],
      notes: {
        'innovation-leader': null,
        developer:
          'Rules are pure functions that return their reason, so you can assert both in a unit test.',
        'sales-prospect': null,
      },
    },
    'sentiment-analysis': {
      title: products['sentiment-analysis'].name,
      chip: 'Sentiment',
      icon: products['sentiment-analysis'].icon,
      text: 'Reviews, email, calls and news are read for tone and story, with the sentences behind each score.',
      points: [
        `${claims.sentimentAccuracy.value} ${claims.sentimentAccuracy.label}`,
        'Tone by topic, not just by text',
        'Alerts when a story turns',
      ],
      notes: {
        'innovation-leader': null,
        developer: null,
        'sales-prospect':
          'Watch tone by account: messages that turn cold are often the first sign of a lost renewal.',
      },
    },
    'getting-started': {
      title: 'Getting started',
      chip: 'Start',
      icon: 'rocket',
      text: `You have seen the ${counts.products} products. The next step is small, and every plan has a ${claims.freeTrial.value} ${claims.freeTrial.label}.`,
      points: ['Pick one product', 'Pick one number', 'Compare before and after'],
      notes: {
        'innovation-leader': 'Schedule a demo and bring one strategic question. That is all the homework.',
        developer: 'Open the API reference and send the first call from the page. No account is needed.',
        'sales-prospect': 'Start the trial on one page with real traffic, so the result is yours to show.',
      },
    },
  },
} as const;
