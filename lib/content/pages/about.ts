import { ROUTES } from '@/lib/config/routes';
import { callToActionCopy } from '../calls-to-action';
import { claims } from '../claims';
import { site } from '../site';
import { startCounts } from '../counts';

export const aboutCopy = {
  head: {
    eyebrow: `About ${site.name}`,
    heading: 'Software that listens before it speaks',
    lede: {
      'innovation-leader': `${site.name} builds AI that notices change early and explains itself. Leaders use it to see where a market is going and to act while there is still a choice.`,
      developer: `${site.name} builds AI out of parts that you can read and test. Rules are data, decisions return their reason, and the site you are on runs on the same code.`,
      'sales-prospect': `${site.name} builds AI that greets the browser, the comparer and the buyer differently. Teams use it to win more from the traffic they already have.`,
    },
  },
  visionHeading: 'Why we are here',
  vision: {
    heading: 'Our vision',
    paragraphs: [
      'A good shopkeeper sees you come in, guesses what you need and asks before assuming. The web forgot how to do that. It either says the same thing to everyone or follows people around.',
      'We want a web that adapts like a good host: attentive, open about what it noticed, and quick to stop when asked.',
    ],
  },
  mission: {
    heading: 'Our mission',
    paragraphs: [
      'We give teams AI that they can explain to a customer in one sentence. That holds for a headline that changes, a forecast that moves, and a workflow that passes a case to a person.',
      'If we cannot say why the software did something, we do not ship it.',
    ],
  },
  proofHeading: `${site.name} in three numbers`,
  proof: {
    'innovation-leader': ['enterprises', 'trendLead', 'forecastAccuracy'],
    developer: ['developmentSpeed', 'uptime', 'dataPoints'],
    'sales-prospect': ['conversionUplift', 'enterprises', 'manualProcesses'],
  },
  basis: { heading: 'How each number is counted', show: 'Show all ten' },
  offerings: {
    heading: 'Core offerings',
    lede: `${startCounts.products} products share one platform, one set of controls and one way to explain a result.`,
    order: {
      'innovation-leader': ['market-intelligence', 'enterprise-ai', 'sentiment-analysis', 'ai-automation'],
      developer: ['enterprise-ai', 'ai-automation', 'market-intelligence', 'sentiment-analysis'],
      'sales-prospect': ['ai-automation', 'sentiment-analysis', 'market-intelligence', 'enterprise-ai'],
    },
    more: 'More about',
  },
  differentiators: {
    heading: `What makes ${site.name} different`,
    lede: {
      explorer: 'You can see all six at work on this site, just by clicking around.',
      researcher: 'You can check each of these right here. Please do.',
      converter: 'Six reasons that buyers can put in front of their security and legal teams.',
    },
    order: {
      'innovation-leader': [
        'one-platform',
        'readable-rules',
        'graceful-fallback',
        'small-data',
        'own-switches',
        'first-byte',
      ],
      developer: [
        'readable-rules',
        'first-byte',
        'graceful-fallback',
        'small-data',
        'one-platform',
        'own-switches',
      ],
      'sales-prospect': [
        'first-byte',
        'own-switches',
        'small-data',
        'one-platform',
        'readable-rules',
        'graceful-fallback',
      ],
    },
    items: {
      'readable-rules': {
        icon: 'git-branch',
        title: 'Rules you can read',
        text: 'Twelve plain rules decide what this site shows. They are written down, tested at every limit and open for you to try.',
      },
      'first-byte': {
        icon: 'zap',
        title: 'No flash of the wrong page',
        text: 'The words meant for you arrive with the first byte. Nothing is swapped and nothing jumps while you read.',
      },
      'own-switches': {
        icon: 'sliders-horizontal',
        title: 'Switches for everyone',
        text: 'Every visitor can turn off personalization, sorting or analytics, one by one. Each switch works at once.',
      },
      'small-data': {
        icon: 'lock',
        title: 'Small data by design',
        text: 'A summary of the last 20 events is enough to decide. We build no profile of you beyond this site.',
      },
      'graceful-fallback': {
        icon: 'life-buoy',
        title: 'Works when the model is down',
        text: 'If an analysis is slow or over budget, local rules take over. Visitors see a sensible page and no error.',
      },
      'one-platform': {
        icon: 'layers',
        title: 'One platform for four jobs',
        text: `Automation, forecasts, development and sentiment share data and limits and, in the Enterprise plan, one ${claims.uptime.value} ${claims.uptime.label}.`,
      },
    },
  },
  careers: {
    heading: 'Careers',
    paragraphs: [
      'We have no open roles listed today, and we will not post one to collect résumés.',
      'If you would like to work on software that explains itself, write to us anyway. Tell us about one thing you made, one thing you would fix on this site, and where you live. A person reads every message.',
    ],
    write: 'Write to us',
    email: site.emails.support,
    subject: `Working at ${site.name}`,
  },
  close: {
    explorer: {
      title: 'See it instead of reading about it',
      text: 'The home page lets you switch between visitors. Change one thing and watch what follows.',
      links: [
        { label: 'Try the home page', href: ROUTES.home },
        { label: 'Tour the features', href: ROUTES.features },
      ],
    },
    researcher: {
      title: 'Go through the details',
      text: 'Read how each decision is made, then read the calls behind it.',
      links: [
        { label: 'Read the rules', href: `${ROUTES.features}#documentation` },
        { label: 'Open the API reference', href: ROUTES.api },
      ],
    },
    converter: {
      title: 'Talk to us about your case',
      text: 'Thirty minutes with your pages or your market on the screen. You leave with a plan that you can use with us or without us.',
      links: [callToActionCopy['schedule-demo'], { label: 'Compare plans', href: ROUTES.pricing }],
    },
  },
} as const;
