import { ROUTES } from '@/lib/config/routes';
import { callToActionCopy } from '../calls-to-action';
import { counts } from '../counts';

export const FEATURE_IDS = [
  'first-byte',
  'smart-navigation',
  'content-blocks',
  'behavior-analysis',
  'onboarding',
  'recommendations',
  'assistant',
  'visitor-controls',
] as const;

export const FEATURE_TAB_IDS = [
  'overview',
  'ai-content',
  'personalization',
  'documentation',
  'core-offerings',
] as const;

export type FeatureTabId = (typeof FEATURE_TAB_IDS)[number];

export const RULES_VIEWER_TAB_IDS = ['decisions', 'rules', 'before-after', 'implementation'] as const;

export type RulesViewerTabId = (typeof RULES_VIEWER_TAB_IDS)[number];

/** The code excerpts next to these texts are extracted from the source. */
export const VISIT_STEP_IDS = ['address', 'cookie', 'variant', 'rule', 'decision', 'behavior'] as const;

export type VisitStepId = (typeof VISIT_STEP_IDS)[number];

export const featuresCopy = {
  head: {
    eyebrow: 'Features',
    heading: 'See the personalization at work',
    lede: {
      'innovation-leader':
        'Eight features, all running on this site. Each one can be explained in a sentence, and the visitor has three switches to turn personalization off.',
      developer:
        'Eight features built on twelve rules. The rules are plain data, and the same data renders this page and runs the site.',
      'sales-prospect':
        'Eight features that help a visitor find what they came for. Try each of them as one of your own customers would.',
    },
  },
  badges: { segment: 'Segment', cluster: 'Behavior', count: 'Features' },
  tryOnboarding: 'Try Smart Onboarding',
  contentDemo: 'AI Content Demo',
  tabs: {
    label: 'What to look at',
    items: {
      overview: 'Overview',
      'ai-content': 'AI Content',
      personalization: 'Personalization',
      documentation: 'Documentation',
      'core-offerings': 'Core Offerings',
    },
  },
  overview: {
    heading: 'Eight features, running on this page',
    lede: {
      explorer: 'Pick any of them and follow its link. You will see it work within a minute.',
      researcher: 'Each line says what the feature does and where you can check it.',
      converter: 'This is what you get on your own pages, from the first day of a trial.',
    },
    done: 'Done',
    order: {
      'innovation-leader': [
        'content-blocks',
        'behavior-analysis',
        'recommendations',
        'visitor-controls',
        'smart-navigation',
        'first-byte',
        'assistant',
        'onboarding',
      ],
      developer: [
        'first-byte',
        'behavior-analysis',
        'smart-navigation',
        'content-blocks',
        'visitor-controls',
        'recommendations',
        'assistant',
        'onboarding',
      ],
      'sales-prospect': [
        'recommendations',
        'content-blocks',
        'onboarding',
        'assistant',
        'smart-navigation',
        'first-byte',
        'behavior-analysis',
        'visitor-controls',
      ],
    },
    items: {
      'first-byte': {
        title: 'The right words first',
        text: 'Headline, proof and buttons for your segment arrive with the page. Nothing is swapped afterward.',
        icon: 'zap',
        see: { label: 'Switch views on the home page', href: ROUTES.home },
      },
      'smart-navigation': {
        title: 'Smart Navigation',
        text: 'Suggested pages are sorted by a base score, your segment and your behavior. It is a sum you can redo by hand.',
        icon: 'compass',
        see: { label: 'Check the math', href: `${ROUTES.contentHub}#walkthrough-read-the-rules` },
      },
      'content-blocks': {
        title: 'AI content blocks',
        text: 'Six blocks change their order, their words and their urgency. Each one tells you why you see it.',
        icon: 'blocks',
        see: { label: 'See your six blocks', href: `${ROUTES.features}#ai-content` },
      },
      'behavior-analysis': {
        title: 'Behavior analysis',
        text: 'Twenty recent events become a summary, and the summary becomes a cluster. Local rules step in when needed.',
        icon: 'mouse-pointer-click',
        see: { label: 'Read how it decides', href: `${ROUTES.contentHub}#clusters-from-clicks` },
      },
      onboarding: {
        title: 'Smart onboarding',
        text: 'A short setup that skips the steps you do not need and can be closed at any point.',
        icon: 'graduation-cap',
        see: { label: 'Start on the home page', href: ROUTES.home },
      },
      recommendations: {
        title: 'Recommendations with a score',
        text: 'Suggested reads show how well they match you, on a scale from 0 to 100.',
        icon: 'target',
        see: { label: 'See what is suggested', href: ROUTES.contentHub },
      },
      assistant: {
        title: 'Help that knows the page',
        text: 'Questions are answered with the page you are on in mind. If it does not know the answer, it says so.',
        icon: 'bot',
        see: { label: 'Ask a person instead', href: ROUTES.contact },
      },
      'visitor-controls': {
        title: 'Controls for the visitor',
        text: 'Three switches turn off personal wording, sorting and analytics. A counter shows how many are on.',
        icon: 'sliders-horizontal',
        see: { label: 'Open the settings', href: ROUTES.settings },
      },
    },
  },
  content: {
    heading: 'Content blocks, chosen for you',
    lede: 'Six blocks, best match first. Each one says why you see it and how sure we are.',
  },
  personalization: {
    heading: 'What this page is based on',
    lede: 'Two facts about your visit decide what you read first. You can change both at any time.',
    rules: 'Rules',
    current: { segment: 'Current segment', cluster: 'Current behavior' },
    links: [
      { label: 'Switch the view', href: ROUTES.home },
      { label: 'Open the settings', href: ROUTES.settings },
    ],
    preview: {
      heading: 'Your first three blocks',
      text: 'The top of the list that the AI Content tab shows in full.',
    },
  },
  documentation: {
    heading: 'How a decision is made',
    lede: 'The rules below are the ones that run this site. Read them, compare two visitors, or try one yourself.',
    viewer: {
      label: 'Personalization logic',
      items: {
        decisions: 'Overview',
        rules: 'Rules & Logic',
        'before-after': 'Before/After',
        implementation: 'Implementation',
      },
    },
    rule: {
      priority: 'Priority',
      enabled: 'On',
      disabled: 'Off',
      trigger: 'When it runs',
      logic: 'What it checks, and what it does',
      examples: 'Examples',
      confidence: 'sure',
    },
    beforeAfter: {
      lede: {
        same: 'You are reading the standard page yourself. So here is what one other visitor would read.',
        other: 'The top of the home page: first the version everyone starts with, then yours.',
      },
      before: 'Before',
      after: 'After',
      standard: 'The standard page',
      headline: 'Headline',
      text: 'First lines',
      button: 'Main button',
      blocks: 'First content blocks',
      pages: 'Suggested pages',
      decidedBy: 'Decided by',
      compareLink: 'Compare whole pages, side by side',
    },
    implementation: {
      lede: 'One visit, step by step. Every excerpt is printed by the code that does the step, for the view you are reading.',
      steps: {
        address: {
          title: 'An address names a view',
          text: 'A shared link can name all three facts. A campaign names two: segment and behavior. Anything it does not name comes from your cookie or from the standard view.',
          code: 'The address of this view, and what is decided from it',
        },
        cookie: {
          title: 'A cookie remembers it',
          text: 'It holds the view, who chose the behavior, and whether content and navigation may adapt. There is no name in it.',
          code: 'The cookie that this address leads to',
        },
        variant: {
          title: 'A finished page is picked',
          text: 'Every page is built ahead of time, once for each view. So the right words come first, with no wait and no flicker.',
          code: 'The page that is sent, out of all that are built',
        },
        rule: {
          title: 'A rule is plain data',
          text: 'Rules hold conditions and actions, never code. This is one of the twelve, as the site reads it.',
          code: 'One rule as it is stored',
        },
        decision: {
          title: 'A decision comes with its reason',
          text: 'Along with each result comes the rule that decided, what it saw and how sure it is.',
          code: 'Your first content block, as it was decided',
        },
        behavior: {
          title: 'Behavior can change the view',
          text: 'Recent events are summed up and sorted into a kind of visit. If no model is available, local rules do it.',
          code: 'Six events, their summary and the outcome',
        },
      },
    },
    steps: [
      {
        title: 'Who is asking?',
        text: 'The link you followed comes first, then your last choice, then what we stored, then the default.',
      },
      {
        title: 'What may adapt?',
        text: 'Your three switches are read before any other rule. What is off stays off.',
      },
      {
        title: 'What should it show?',
        text: 'Rules with conditions choose words, links and order. Some stop at the first match, others add up points.',
      },
      {
        title: 'Why?',
        text: 'Every result comes with the rule that decided, the signals it saw and how sure it is.',
      },
    ],
    tableCaption: 'The rules this site runs on, most important first',
    columns: {
      rule: 'Rule',
      about: 'What it does',
      cases: 'Cases',
      mode: 'How it decides',
      priority: 'Priority',
    },
    modes: { first: 'First match wins', every: 'Every match counts' },
  },
  offerings: {
    heading: `The ${counts.products} products behind it`,
    lede: 'This site is one way to use them. Here is what each one does.',
    more: 'More about',
  },
  close: {
    explorer: {
      title: 'Try it as someone else',
      text: 'Go to the home page, choose another visitor and come back here.',
      links: [
        { label: 'Switch the view', href: ROUTES.home },
        { label: 'See the demo page', href: ROUTES.demo },
      ],
    },
    researcher: {
      title: 'Keep reading',
      text: 'The hub explains the design, and the reference lists each call.',
      links: [
        { label: 'Why decisions carry reasons', href: `${ROUTES.contentHub}#explainable-decisions` },
        { label: 'Open the API reference', href: ROUTES.api },
      ],
    },
    converter: {
      title: 'Put it on your own page',
      text: 'Start with one page and three versions. We set up the first with you.',
      links: [{ label: 'Compare plans', href: ROUTES.pricing }, callToActionCopy['schedule-demo']],
    },
  },
} as const;
