import { ROUTES } from '@/lib/config/routes';
import type { ContentBlockId } from '@/lib/personalization/rules/content-blocks';
import type { Segment } from '@/lib/personalization/persona';
import { claims } from './claims';
import type { IconName } from './icon-name';
import type { Link } from './calls-to-action';
import { productNames } from './product-names';

export type ContentBlockCopy = {
  title: string;
  description: string;
  content: Record<Segment, string>;
  tags: readonly string[];
  cta: {
    /** Null is the segment's primary call to action. */
    primary: Link | null;
    secondary: Link;
    variant: 'default' | 'secondary' | 'outline';
    icon: IconName;
    personalizationReason: Record<Segment, string>;
  };
  aiPersonalization: { adaptations: Record<Segment, readonly string[]> };
};

export const contentBlockCopy = {
  automation: {
    title: 'Let routine work run itself',
    description: 'AI-powered workflow automation that asks a person when it is unsure.',
    content: {
      'innovation-leader': `Start with one process that everyone dislikes. ${claims.manualProcesses.value} ${claims.manualProcesses.label} frees people for the work that sets you apart.`,
      developer:
        'Workflows are versioned, testable and idempotent. Set the confidence at which a person takes over, and read the log of every step.',
      'sales-prospect': `Follow-ups go out, records stay current and handoffs arrive on time, with ${claims.manualProcesses.value} ${claims.manualProcesses.label}.`,
    },
    tags: ['automation', 'workflow'],
    cta: {
      primary: { label: `See ${productNames['ai-automation']}`, href: `${ROUTES.solutions}#ai-automation` },
      secondary: { label: 'Read an example', href: `${ROUTES.contentHub}#example-invoice-desk` },
      variant: 'default',
      icon: 'workflow',
      personalizationReason: {
        'innovation-leader': 'A contained first project, with a result you can show within a quarter.',
        developer: 'Developers see automation first, because it is the quickest thing to wire up.',
        'sales-prospect': 'Time saved on admin is time spent with buyers.',
      },
    },
    aiPersonalization: {
      adaptations: {
        'innovation-leader': ['Written around the first project to pick', 'Leads to a worked case'],
        developer: ['Moved up to first place', 'Written around tests and logs'],
        'sales-prospect': ['Written around follow-ups and handoffs', 'Leads with time saved'],
      },
    },
  },
  'market-intelligence': {
    title: 'See the trend before the crowd',
    description: 'Market trend detection and forecasting, with the odds attached.',
    content: {
      'innovation-leader': `Signals appear ${claims.trendLead.value} ahead, each with its evidence, its range and what would change it. That leaves time to lead, to follow or to wait on purpose.`,
      developer: `Forecasts arrive as JSON with a range and its sources, from ${claims.dataPoints.value} ${claims.dataPoints.label}. Poll them or have them sent to you.`,
      'sales-prospect': `Know which needs are growing in your territory, with ${claims.forecastAccuracy.value} ${claims.forecastAccuracy.label}, and open the call with what the buyer will ask next.`,
    },
    tags: ['market', 'forecasting', 'trends'],
    cta: {
      primary: {
        label: `See ${productNames['market-intelligence']}`,
        href: `${ROUTES.solutions}#market-intelligence`,
      },
      secondary: { label: 'Learn to read a forecast', href: `${ROUTES.contentHub}#how-to-read-a-forecast` },
      variant: 'default',
      icon: 'radar',
      personalizationReason: {
        'innovation-leader': 'Innovation leaders see forecasts first, because timing is the hard part.',
        developer: 'Useful once your product needs market data of its own.',
        'sales-prospect': 'Good timing on a market is good timing on an account.',
      },
    },
    aiPersonalization: {
      adaptations: {
        'innovation-leader': ['Moved up to first place', 'Written around risk and lead time'],
        developer: ['Written around payloads and sources', 'Moved below the platform'],
        'sales-prospect': ['Written around territory and timing', 'Leads with forecast accuracy'],
      },
    },
  },
  platform: {
    title: 'Build AI features on solid ground',
    description: 'An enterprise AI development platform with typed APIs and shared controls.',
    content: {
      'innovation-leader': `One platform in place of scattered pilots: shared budgets, shared limits, one record of what each model decides. ${claims.enterprises.value} ${claims.enterprises.label} build this way.`,
      developer: `Typed contracts, deterministic rules and a local fallback for every model call. The aim is ${claims.developmentSpeed.value} ${claims.developmentSpeed.label} and fewer surprises at 3 a.m.`,
      'sales-prospect': `Your technical team will ask what it runs on. The short answer: typed APIs, a ${claims.uptime.value} ${claims.uptime.label} in the Enterprise plan and ${claims.developmentSpeed.value} ${claims.developmentSpeed.label}.`,
    },
    tags: ['platform', 'api', 'development'],
    cta: {
      primary: { label: 'See the platform', href: `${ROUTES.solutions}#enterprise-ai` },
      secondary: { label: 'Open the API reference', href: ROUTES.api },
      variant: 'secondary',
      icon: 'layers',
      personalizationReason: {
        'innovation-leader': 'Scaling past the first pilot is where most programs stall.',
        developer: 'Ranked high for developers, because you will work in it every day.',
        'sales-prospect': 'An answer to pass on when your engineers ask.',
      },
    },
    aiPersonalization: {
      adaptations: {
        'innovation-leader': ['Written around control and scale', 'Replaces scattered pilots'],
        developer: ['Moved up the page', 'Written around contracts and fallbacks'],
        'sales-prospect': ['Shortened to what a buyer passes on', 'Leads with the uptime promise'],
      },
    },
  },
  sentiment: {
    title: 'Hear what people mean',
    description: 'Sentiment and narrative analysis, down to the sentence.',
    content: {
      'innovation-leader': `Ratings lag, stories lead. See which story about your market is growing, with ${claims.sentimentAccuracy.value} ${claims.sentimentAccuracy.label}.`,
      developer: `Send text, get tone by topic with the spans behind each score. ${claims.sentimentAccuracy.value} ${claims.sentimentAccuracy.label}, and a score you can trace.`,
      'sales-prospect': `Find out which account is going cold while you can still call. ${claims.sentimentAccuracy.value} ${claims.sentimentAccuracy.label} across email, calls and reviews.`,
    },
    tags: ['sentiment', 'narrative'],
    cta: {
      primary: {
        label: `See ${productNames['sentiment-analysis']}`,
        href: `${ROUTES.solutions}#sentiment-analysis`,
      },
      secondary: { label: 'What ratings hide', href: `${ROUTES.contentHub}#what-ratings-hide` },
      variant: 'secondary',
      icon: 'messages-square',
      personalizationReason: {
        'innovation-leader': 'Public mood is often the first signal of a shift.',
        developer: 'One call, one clear answer: an easy feature to try.',
        'sales-prospect': 'Ranked higher for sales teams, because tone turns before deals do.',
      },
    },
    aiPersonalization: {
      adaptations: {
        'innovation-leader': ['Written around stories in the market', 'Leads with the early signal'],
        developer: ['Written around input and output', 'Shows how a score is traced'],
        'sales-prospect': ['Moved up the page', 'Written around accounts at risk'],
      },
    },
  },
  'success-stories': {
    title: 'Follow a worked example',
    description: 'Worked cases, step by step, with the measure that would prove them.',
    content: {
      'innovation-leader':
        'What was tried, what was risked and what was learned. Each case ends with the question a board would ask.',
      developer:
        'What was built, with which calls, and what broke along the way. Each case names its data and its limits.',
      'sales-prospect':
        'What changed on the page, which number it was meant to move and how you would check it on yours.',
    },
    tags: ['case-study', 'evidence'],
    cta: {
      primary: { label: 'Read case studies', href: ROUTES.cases },
      secondary: { label: 'Measure uplift well', href: `${ROUTES.contentHub}#uplift-you-can-defend` },
      variant: 'outline',
      icon: 'briefcase',
      personalizationReason: {
        'innovation-leader': 'A worked example helps a decision get through the company.',
        developer: 'The quickest way to see what it can and cannot do.',
        'sales-prospect': 'Evidence makes the internal pitch easier.',
      },
    },
    aiPersonalization: {
      adaptations: {
        'innovation-leader': ['Written around risk and lessons', 'Marked as an example'],
        developer: ['Written around calls and limits', 'Marked as an example'],
        'sales-prospect': ['Written around the number to move', 'Marked as an example'],
      },
    },
  },
  'get-started': {
    title: 'Take the first step',
    description: 'Small, free and easy to undo.',
    content: {
      'innovation-leader':
        'Name a market and a question. In a demo we look at both together, and you decide whether a pilot is worth it.',
      developer:
        'Tell us what you want to build and we point you to the calls that do it. Or compare plans and start on your own.',
      'sales-prospect': `Pick one page and one number. The ${claims.freeTrial.value} ${claims.freeTrial.label} gives you time to watch it move.`,
    },
    tags: ['trial', 'getting-started'],
    cta: {
      primary: null,
      secondary: { label: 'Compare plans', href: ROUTES.pricing },
      variant: 'default',
      icon: 'rocket',
      personalizationReason: {
        'innovation-leader': 'A demo on your own question says more than a brochure.',
        developer: 'One clear first call beats a long brochure.',
        'sales-prospect': 'A trial on your own traffic is the best proof there is.',
      },
    },
    aiPersonalization: {
      adaptations: {
        'innovation-leader': ['Points to a demo', 'Written around your question'],
        developer: ['Points to the API docs', 'Written around what you build'],
        'sales-prospect': ['Points to the trial', 'Written around one number'],
      },
    },
  },
} as const satisfies Record<ContentBlockId, ContentBlockCopy>;
