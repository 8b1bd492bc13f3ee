import { ROUTES } from '@/lib/config/routes';
import { PERSONAS } from '@/lib/personalization/persona';
import { RULES } from '@/lib/personalization/rules';
import { callToActionCopy } from './calls-to-action';
import { claims } from './claims';
import type { IconName } from './icon-name';
import { site } from './site';
import { thirdPartyCopy } from './third-parties';
import { counts } from './counts';

export const HOME_INDUSTRY_IDS = [
  'finance',
  'e-commerce',
  'marketing',
  'blockchain',
  'healthcare',
  'manufacturing',
  'technology',
  'cryptocurrency',
] as const;
export const HOME_TAB_IDS = ['smart-content', 'behavioral-ai', 'process-automation'] as const;

export type HomeIndustryId = (typeof HOME_INDUSTRY_IDS)[number];

/** Headline up to 60 characters, lede up to 180. */
export type HeroCopy = { eyebrow: string; headline: string; lede: string };
/** A made-up case, always labeled as such. */
type WorkedExample = { label: string; title: string; rows: readonly { label: string; text: string }[] };

export type HomeTabCopy = {
  label: string;
  icon: IconName;
  headline: string;
  text: string;
  bullets: readonly [string, string, string];
  example: WorkedExample;
};

export const homeCopy = {
  hero: {
    copy: {
      'innovation-leader': {
        explorer: {
          eyebrow: 'For innovation leaders',
          headline: 'Know where your market goes next',
          lede: `${site.name} reads ${claims.dataPoints.value} data points a day and flags shifts ${claims.trendLead.value} ahead, with the evidence and the odds. Its adaptive pages, like this one, are in every plan.`,
        },
        researcher: {
          eyebrow: 'For leaders who check the evidence',
          headline: 'Forecasts you can question, not just trust',
          lede: `See which signals drive a forecast, how sure it is and what would change it: ${claims.forecastAccuracy.value} accuracy, from ${claims.dataPoints.value} ${claims.dataPoints.label}.`,
        },
        converter: {
          eyebrow: 'For leaders ready to decide',
          headline: 'Bring one strategic question. Leave with a plan.',
          lede: 'In a demo we look at a market you choose, lay out early signals and risks, and sketch a first pilot that you can measure.',
        },
      },
      developer: {
        explorer: {
          eyebrow: 'For developers',
          headline: 'AI that adapts, with rules you can read',
          lede: `Twelve rules picked this page before its first byte left the server. No flicker${thirdPartyCopy.listItem}. Read all twelve.`,
        },
        researcher: {
          eyebrow: 'For developers who read the source',
          headline: 'Same input, same page. Read every rule.',
          lede: 'Each decision returns a result and a reason. Check the payloads, the limits and the rule that wrote this line.',
        },
        converter: {
          eyebrow: 'For developers ready to build',
          headline: 'Your first call is one curl away',
          lede: `Copy a command, get typed JSON back. Teams ship AI features ${claims.developmentSpeed.value} faster on it, with a ${claims.uptime.value} ${claims.uptime.label} in the Enterprise plan.`,
        },
      },
      'sales-prospect': {
        explorer: {
          eyebrow: 'For sales and marketing teams',
          headline: 'Turn the visitors you have into pipeline',
          lede: `Greet the browser, the comparer and the buyer differently, on the page you have, for ${claims.conversionUplift.value} ${claims.conversionUplift.label}. You are reading an adaptive page now.`,
        },
        researcher: {
          eyebrow: 'For teams that compare before they buy',
          headline: 'See which words win, and for whom',
          lede: `See what changed, who saw it and what it did to conversion: ${claims.conversionUplift.value} uplift, ${claims.enterprises.value} ${claims.enterprises.label}, and sample figures you can open.`,
        },
        converter: {
          eyebrow: 'For teams ready to start',
          headline: `Try it on your own pages with a ${claims.freeTrial.value} trial`,
          lede: 'Connect one page, pick one audience and watch one number. You judge it on your own traffic before you pay anything.',
        },
      },
    },
    // ‘Written for developers.’
    visitor: { new: 'Written for', returning: 'Welcome back. Written for' },
    // ‘Are you a developer or in sales?’, with a link to each page.
    others: {
      before: 'Are you',
      after: '?',
      links: {
        'innovation-leader': 'an innovation leader',
        developer: 'a developer',
        'sales-prospect': 'in sales or marketing',
      },
    },
    // Replaces the line below the buttons while content personalization is off.
    standard: {
      text: 'Content personalization is off, so you are seeing the standard page, the same for everybody.',
      label: 'Change it',
      href: `${ROUTES.home}#personalization`,
    },
    // The first button is chosen by the call-to-action rule.
    secondary: {
      'innovation-leader': { label: 'Explore AI Solutions', href: ROUTES.solutions },
      developer: { label: 'Read the Rules', href: `${ROUTES.features}#documentation` },
      'sales-prospect': { label: 'See Case Studies', href: ROUTES.cases },
    },
    counted: { label: 'How each number is counted', href: `${ROUTES.about}#claims` },
    // What a visitor can check, and where.
    checked: {
      heading: 'Checked on this page',
      items: [
        { figure: `${PERSONAS.length}`, text: 'versions, built ahead', href: ROUTES.compare },
        {
          figure: '1st byte',
          text: 'the version is picked before it',
          href: `${ROUTES.features}#implementation`,
        },
        { ...thirdPartyCopy.checked, href: `${ROUTES.settings}#privacy` },
        { figure: `${RULES.length}`, text: 'rules you can read', href: `${ROUTES.features}#rules` },
        {
          figure: 'Holdout',
          text: 'what it is, and how it proves an uplift',
          href: `${ROUTES.contentHub}#uplift-you-can-defend`,
        },
      ],
    },
    proofLabel: `${site.name} in numbers`,
    proof: {
      'innovation-leader': ['trendLead', 'forecastAccuracy', 'dataPoints', 'enterprises'],
      developer: ['developmentSpeed', 'uptime', 'sentimentAccuracy', 'dataPoints'],
      'sales-prospect': ['conversionUplift', 'enterprises', 'manualProcesses', 'freeTrial'],
    },
  },
  valuePropositions: {
    'innovation-leader': {
      heading: 'Strategy with an early warning built in',
      lede: 'Four things that change when you see a shift before the headlines do.',
      items: [
        {
          icon: 'radar',
          title: 'A head start you can use',
          text: `Trends appear ${claims.trendLead.value} ahead, while you can still choose to lead, follow or wait.`,
        },
        {
          icon: 'chart-line',
          title: 'The odds, next to the answer',
          text: `${claims.forecastAccuracy.value} ${claims.forecastAccuracy.label}, and every forecast shows its range, so the board sees the odds along with the answer.`,
        },
        {
          icon: 'scale',
          title: 'Decisions you can defend',
          text: 'Each result comes with the rule and the signals behind it. You can explain it to a regulator without calling an engineer.',
        },
        {
          icon: 'layers',
          title: 'One platform, not ten pilots',
          text: `All ${counts.products} products share one set of data and controls. ${claims.enterprises.value} ${claims.enterprises.label} work this way.`,
        },
      ],
    },
    developer: {
      heading: 'Built the way you would build it',
      lede: 'Four properties you can check on this site, with the developer tools open.',
      items: [
        {
          icon: 'git-branch',
          title: 'Deterministic decisions',
          text: 'Rules are pure functions: same input, same output. Each one returns its reason, so a test or a log line can assert it.',
        },
        {
          icon: 'zap',
          title: 'No flicker',
          text: 'The variant is picked before the first byte and served as static HTML. Nothing swaps or shifts while you read.',
        },
        {
          icon: 'cookie',
          title: thirdPartyCopy.cookieTitle,
          text: `A small first-party cookie remembers the view. ${thirdPartyCopy.sentence}`,
        },
        {
          icon: 'terminal',
          title: 'Docs you can run',
          text: `Every call has a typed contract and a curl command. Copy a call, run it, read the JSON.`,
        },
      ],
    },
    'sales-prospect': {
      heading: 'More revenue from the traffic you already pay for',
      lede: 'Four places where the numbers move first.',
      items: [
        {
          icon: 'trending-up',
          title: 'More pipeline, same spend',
          text: `A first-time visitor and a buyer read different openings, for ${claims.conversionUplift.value} ${claims.conversionUplift.label}. Your ad budget stays where it is.`,
        },
        {
          icon: 'ear',
          title: 'Catch a deal going cold',
          text: `${claims.sentimentAccuracy.value} ${claims.sentimentAccuracy.label} across calls, email and reviews tells you which account needs you today.`,
        },
        {
          icon: 'clock',
          title: 'Hours back each week',
          text: `Follow-ups, handoffs and record updates run on their own: ${claims.manualProcesses.value} ${claims.manualProcesses.label}.`,
        },
        {
          icon: 'badge-check',
          title: 'Proof before purchase',
          text: `Start with a ${claims.freeTrial.value} ${claims.freeTrial.label} on your own pages. Keep it if the numbers move, drop it if they don’t.`,
        },
      ],
    },
  },
  industries: {
    heading: 'What it does first in your industry',
    lede: 'One platform, a different first job.',
    items: {
      finance: { label: 'Finance', href: `${ROUTES.industries}#financial-services` },
      'e-commerce': { label: 'E-commerce', href: `${ROUTES.industries}#e-commerce` },
      marketing: { label: 'Marketing', href: `${ROUTES.industries}#media` },
      blockchain: { label: 'Blockchain', href: ROUTES.industries },
      healthcare: { label: 'Healthcare', href: ROUTES.industries },
      manufacturing: { label: 'Manufacturing', href: ROUTES.industries },
      technology: { label: 'Technology', href: `${ROUTES.industries}#saas` },
      cryptocurrency: { label: 'Cryptocurrency', href: ROUTES.industries },
    },
  },
  brand: {
    heading: `What ${site.name} stands for`,
    paragraphs: [
      'To attune is to listen, then adjust. Musicians do it before the first note. We think software should do it before the first word.',
      'So this site is our product at work. It pays attention, changes what helps you, and tells you why when you ask.',
    ],
    more: { label: `More about ${site.name}`, href: ROUTES.about },
  },
  tabs: {
    heading: 'See how it works',
    label: `How ${site.name} works`,
    showExample: 'Show the example',
    items: {
      'smart-content': {
        label: 'Smart Content',
        icon: 'sparkles',
        headline: 'One page, written for each reader',
        text: 'Editors write the versions. Rules choose among them. So every visitor reads sentences that a person wrote and approved, in the order that serves them best.',
        bullets: [
          'Headline, proof and button change together, so the page still makes one point.',
          'The right version is in the first response, with nothing to load later.',
          'You can read all versions side by side before they go live.',
        ],
        example: {
          label: 'Illustrative example',
          title: 'Two visitors open the same address',
          rows: [
            {
              label: 'Visitor A',
              text: `Chose “developer” and is comparing details. Reads about payloads and rules first; the button says ${callToActionCopy['view-api-docs'].label}.`,
            },
            {
              label: 'Visitor B',
              text: `Chose “sales & marketing” and is ready to decide. Reads about the trial first; the button says ${callToActionCopy['start-free-trial'].label}.`,
            },
            { label: 'Same for both', text: 'The facts, the prices and the web address.' },
          ],
        },
      },
      'behavioral-ai': {
        label: 'Behavioral AI',
        icon: 'mouse-pointer-click',
        headline: 'Notices what you do, not who you are',
        text: `Page views, clicks and scroll depth are summed up from the last 20 events. From that, ${site.name} tells an explorer from a researcher from someone who is ready to decide.`,
        bullets: [
          'A summary is analyzed. The raw trail of clicks is not.',
          'Your own choice in the selector always wins over the analysis.',
          'One switch turns tracking and analysis off together.',
        ],
        example: {
          label: 'Illustrative example',
          title: 'How one visit is read',
          rows: [
            { label: 'Seen', text: 'Two page views, no button clicks, average scroll depth 82%.' },
            { label: 'Rule', text: 'Scroll depth above 70% means researcher, confidence 0.7.' },
            {
              label: 'Result',
              text: 'Technical documentation and API references move up in the sidebar. The text being read stays put.',
            },
          ],
        },
      },
      'process-automation': {
        label: 'Process Automation',
        icon: 'workflow',
        headline: 'Routine work that runs on its own',
        text: `Workflows read what comes in, decide what is clear and hand the rest to a person. The goal is plain: ${claims.manualProcesses.value} ${claims.manualProcesses.label}.`,
        bullets: [
          'Reads email, forms and documents, and fills in the fields for you.',
          'Stops and asks when confidence is low, and shows why.',
          'Keeps a record of each step, so you can check it later.',
        ],
        example: {
          label: 'Illustrative example',
          title: 'An invoice arrives by email',
          rows: [
            { label: 'Read', text: 'Supplier, amount and order number are taken from the attached file.' },
            {
              label: 'Check',
              text: 'The order says 12 units, the invoice says 14. Confidence drops, so nothing is paid.',
            },
            { label: 'Ask', text: 'The buyer gets both numbers side by side and settles it with one click.' },
          ],
        },
      },
    },
  },
  recommendations: {
    explorer: {
      heading: 'Good places to start',
      lede: 'Picked for a first look: short, visual and easy to follow.',
    },
    researcher: {
      heading: 'Worth a close read',
      lede: 'Picked for depth: documentation, evidence and the rules themselves.',
    },
    converter: {
      heading: 'Before you decide',
      lede: 'Picked for a decision: prices, results and what happens next.',
    },
  },
  closing: {
    'innovation-leader': {
      explorer: {
        headline: 'Curious what it would see in your market?',
        text: 'Thirty minutes on your market, without slides. You see the signals and judge them yourself.',
      },
      researcher: {
        headline: 'Bring your hardest question',
        text: 'Ask about sources, error rates and limits in a live session. You get straight answers, the awkward ones included.',
      },
      converter: {
        headline: 'Pick a date and a market',
        text: 'Choose a time and name a topic. You leave with early signals, open risks and a pilot sized for one quarter.',
      },
    },
    developer: {
      explorer: {
        headline: 'Take the API for a spin',
        text: 'Nothing to sign. Open the docs, run a call from the page and see the JSON come back.',
      },
      researcher: {
        headline: 'Read the contract before you commit',
        text: 'Every field, status code and limit is written down, with an OpenAPI file to feed your own tools.',
      },
      converter: {
        headline: 'Ready? The first request takes a minute',
        text: 'Copy the curl command, change one field and run it. Plain JSON comes back, and no account is needed.',
      },
    },
    'sales-prospect': {
      explorer: {
        headline: 'See what your pages could be doing',
        text: `Look around for as long as you like. When you want to try it for real, start a ${claims.freeTrial.value} ${claims.freeTrial.label}.`,
      },
      researcher: {
        headline: 'Test the numbers on your own traffic',
        text: `Samples only go so far. Run a ${claims.freeTrial.value} ${claims.freeTrial.label} beside your current pages and compare the two.`,
      },
      converter: {
        headline: 'Start today, know in 30 days',
        text: `One page, one audience, one number to beat. The ${claims.freeTrial.value} trial covers the rest.`,
      },
    },
  },
} as const;
