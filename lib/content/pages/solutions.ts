import { ROUTES } from '@/lib/config/routes';
import type { Segment } from '@/lib/personalization/persona';
import { callToActionCopy } from '../calls-to-action';
import type { TitledText } from './page-copy';
import { productNames } from '../product-names';
import { startCounts } from '../counts';

/** A part of an offering. Other pages link to it by its id. */
export type SolutionPart = TitledText & { id: string; points: readonly string[] };

export type SolutionCopy = {
  /** The benefit for this segment, in one sentence. */
  benefit: Record<Segment, string>;
  steps: readonly [TitledText, TitledText, TitledText];
  goodFor: readonly string[];
  notFor: string;
  part?: SolutionPart;
};

export const solutionsCopy = {
  head: {
    eyebrow: 'AI Solutions',
    heading: `${startCounts.products} products that work alone or together`,
    lede: {
      'innovation-leader':
        'Begin with the question on your desk. Each product answers one, and they share data when you want a wider view.',
      developer:
        'Begin with the part you would least like to build yourself. Each product has typed calls, plain limits and a fallback.',
      'sales-prospect':
        'Begin where you lose the most time or the most customers. Each product is useful on its own, and you can add the next one later.',
    },
  },
  order: {
    'innovation-leader': ['market-intelligence', 'enterprise-ai', 'sentiment-analysis', 'ai-automation'],
    developer: ['enterprise-ai', 'ai-automation', 'market-intelligence', 'sentiment-analysis'],
    'sales-prospect': ['ai-automation', 'sentiment-analysis', 'market-intelligence', 'enterprise-ai'],
  },
  jump: 'Jump to a product',
  labels: {
    capabilities: 'What it does',
    steps: 'How a first month goes',
    goodFor: 'Good for',
    notFor: 'Not the right tool for',
    proof: 'In numbers',
    // Opens the rest of a card on a phone.
    more: 'What it does, first month and limits',
  },
  orderNote: {
    explorer: 'The one that people like you ask about most comes first. Skim the others as well.',
    researcher: 'Each product lists what it does, how it starts and what it is not good at.',
    converter: 'See what the first two are good for, then see the plans. Most teams start with one product.',
  },
  items: {
    'ai-automation': {
      benefit: {
        'innovation-leader': 'Free good people from routine work, and keep a record of every step for audit.',
        developer:
          'Describe a workflow as steps with types and limits, and leave the retries and the queue to us.',
        'sales-prospect': 'Follow up each lead on time, without anyone typing the same thing twice.',
      },
      steps: [
        {
          title: 'Sort',
          text: 'We look at a week of real cases with you, and sort them into plain and odd.',
        },
        {
          title: 'Shadow',
          text: 'The workflow runs beside your team for two weeks and only makes suggestions.',
        },
        {
          title: 'Hand over',
          text: 'Plain cases run on their own. Odd ones go to a person with the reason.',
        },
      ],
      goodFor: [
        'Email, forms and documents that arrive every day',
        'Steps that follow a rule nine times out of ten',
        'Teams that want a record of each decision',
      ],
      notFor: 'Decisions about a person’s health, credit or job. Those should stay with people.',
      part: {
        id: 'process-automation',
        title: 'Process Automation',
        text: `Process Automation is the part of ${productNames['ai-automation']} that runs a whole process from the first email to the last entry.`,
        points: [
          'Draw the process as steps. Each step has an owner, an input and a limit.',
          'Set the confidence below which a person decides, for each step.',
          'See at a glance where cases wait, and for how long.',
        ],
      },
    },
    'market-intelligence': {
      benefit: {
        'innovation-leader': 'See a shift in your market while you can still choose how to respond.',
        developer: 'Get trends and forecasts as typed data, each with its range and its sources.',
        'sales-prospect':
          'Know which topics your buyers will ask about next quarter, and have the page ready.',
      },
      steps: [
        { title: 'Name it', text: 'You name up to ten topics, markets or suppliers to watch.' },
        {
          title: 'Learn the baseline',
          text: 'We learn what is normal, so that only real change is reported.',
        },
        { title: 'Review', text: 'Each week you get what grew, how sure we are and what would change it.' },
      ],
      goodFor: [
        'Planning a season, a launch or a market entry',
        'Watching many small topics with a small team',
        'Boards that want odds along with the answer',
      ],
      notFor: 'Trading by the minute. Our signals are made for weeks and months.',
      part: {
        id: 'predictive-modeling',
        title: 'Predictive Modeling',
        text: `Predictive Modeling is the part of ${productNames['market-intelligence']} that turns your own history into a forecast.`,
        points: [
          'Bring two years of weekly figures, such as orders or sign-ups.',
          'Compare each forecast with a simple guess, so you see if the model earns its place.',
          'Read every forecast as a low, a middle and a high, with the inputs that move it.',
        ],
      },
    },
    'enterprise-ai': {
      benefit: {
        'innovation-leader': 'Move from ten separate pilots to one platform with one set of controls.',
        developer: 'Ship AI features with contracts, tests and budgets already in place.',
        'sales-prospect': 'Get a first AI feature in front of customers without hiring a new team.',
      },
      steps: [
        {
          title: 'Connect',
          text: 'Pick one feature and connect its data. Typed calls show what is missing.',
        },
        { title: 'Constrain', text: 'Set a budget, a deadline and a fallback before the first real user.' },
        { title: 'Compare', text: 'Keep some users on the old version and compare the two on one number.' },
      ],
      goodFor: [
        'Teams with several AI ideas and one platform budget',
        'Products that must keep working when a model is down',
        'Companies that have to explain a result to someone outside',
      ],
      notFor: 'Training a large model from scratch. We run and govern models, we do not build them.',
    },
    'sentiment-analysis': {
      benefit: {
        'innovation-leader': 'Hear which story about you is growing before it reaches the front page.',
        developer: 'Send text, get topics and tone per sentence as JSON, with the lines behind each score.',
        'sales-prospect': 'Learn which account is going cold, and why, while there is still time to call.',
      },
      steps: [
        { title: 'Choose topics', text: 'Pick eight to twelve topics that have an owner in your company.' },
        {
          title: 'Calibrate',
          text: 'Two of your people score a sample, and we compare the system with them.',
        },
        {
          title: 'Act',
          text: 'Owners get a short weekly report: what rose, what fell, and a sentence for each.',
        },
      ],
      goodFor: [
        'Support messages, reviews and call notes in large numbers',
        'Launches, where the first week of reactions counts',
        'Account teams that want an early warning',
      ],
      notFor: 'Judging a single person from one message. Use it for patterns.',
    },
  },
  questionsHeading: 'Questions before you choose',
  questions: [
    {
      question: 'How does this differ from A/B testing?',
      answer:
        'An A/B test looks for one winner for everybody. Here each kind of visitor gets a version of their own, and a holdout that sees the standard page shows whether it helps.',
    },
    {
      question: 'Does it affect our search ranking?',
      answer:
        'Search engines get the standard page, as complete HTML and at one address for all versions. We promise no ranking, and nothing is swapped after the page has loaded.',
    },
    {
      question: 'How fast is a decision?',
      answer:
        'Choosing your page takes less than a tenth of a millisecond, because each version is built beforehand. A visit of three pages takes about 31 milliseconds of server time, calls included.',
    },
  ],
  close: {
    explorer: {
      title: 'Not sure which one comes first?',
      text: 'See what changes in your industry, or look at worked examples with numbers.',
      links: [
        { label: 'Find your industry', href: ROUTES.industries },
        { label: 'See case studies', href: ROUTES.cases },
      ],
    },
    researcher: {
      title: 'Look under the hood',
      text: 'The API reference lists each call with its limits. The hub explains the thinking behind them.',
      links: [
        { label: 'Open the API reference', href: ROUTES.api },
        { label: 'Read the Content Hub', href: ROUTES.contentHub },
      ],
    },
    converter: {
      title: 'Pick one product and try it',
      text: 'Bring one page or one process. We help you set the number that decides.',
      links: [{ label: 'Compare plans', href: ROUTES.pricing }, callToActionCopy['schedule-demo']],
    },
  },
} as const;
