import { ROUTES } from '@/lib/config/routes';
import { callToActionCopy } from '../calls-to-action';
import type { ProductId } from '@/lib/personalization/products';

export const CASE_IDS = ['outdoor-shop', 'docs-first', 'invoice-desk', 'evening-paper'] as const;

export type CaseId = (typeof CASE_IDS)[number];

export type CaseCopy = {
  title: string;
  industry: string;
  product: ProductId;
  situation: string;
  change: string;
  result: string;
  figures: readonly { label: string; before: string; after: string }[];
  lesson: string;
  /** The hub article that tells the whole story or explains the method. */
  article?: { id: string; label: string };
};

export const casesCopy = {
  head: {
    eyebrow: 'Case Studies',
    heading: 'AI Case Studies',
    lede: {
      'innovation-leader':
        'Four worked examples of a decision that came earlier, or was easier to defend. Each shows the math and what we would do differently.',
      developer:
        'Four worked examples with inputs, changes and results. Check the math, and take the method that suits your system.',
      'sales-prospect':
        'Four worked examples of what happens to orders, sign-ups and hours when a page or a process adapts.',
    },
  },
  exampleLabel: 'Illustrative example',
  notice: {
    title: 'These are illustrative examples',
    text: 'Companies and figures are made up. They show how the work goes and how to judge it. They promise nothing about your results.',
  },
  labels: {
    // Opens the text of a case on a phone.
    story: 'The whole story',
    situation: 'Situation',
    change: 'What changed',
    result: 'What came of it',
    lesson: 'What to learn from it',
    figures: 'The figures of this example',
    figure: 'Figure',
    before: 'Before',
    after: 'After',
  },
  order: {
    'innovation-leader': ['evening-paper', 'invoice-desk', 'outdoor-shop', 'docs-first'],
    developer: ['docs-first', 'invoice-desk', 'outdoor-shop', 'evening-paper'],
    'sales-prospect': ['outdoor-shop', 'invoice-desk', 'docs-first', 'evening-paper'],
  },
  stories: {
    heading: 'Worked examples, step by step',
    lede: {
      explorer: 'Read the title and the figures first. Open the long version if one feels familiar.',
      researcher: 'Every figure has a before and an after, and every example names its weak spot.',
      converter: 'Look for the case closest to yours, and put your own numbers in its table.',
    },
  },
  items: {
    'outdoor-shop': {
      title: 'An outdoor shop meets three kinds of buyer',
      industry: 'E-commerce',
      product: 'sentiment-analysis',
      situation: 'Every visitor saw the same mountain and the same slogan. Two in a hundred placed an order.',
      change:
        'Browsers now see trips first, comparers see a table, and buyers see stock and delivery. The catalog stays the same.',
      result:
        'Orders rose against a holdout of one visitor in five, which was clear after 8 weeks. Comparers gained the most.',
      figures: [
        { label: 'Visitors who order', before: '2.0%', after: '2.3%' },
        { label: 'Places changed on the page', before: '0', after: '3' },
      ],
      lesson: 'Two weeks went into a fourth group that turned out to be too small. Count first, write later.',
      article: { id: 'example-outdoor-shop', label: 'Read the story of the outdoor shop' },
    },
    'docs-first': {
      title: 'A SaaS platform puts the docs first',
      industry: 'SaaS platforms',
      product: 'enterprise-ai',
      situation:
        'Developers came from a search for an error message and landed on a page about savings. Most left at once.',
      change: 'They now land on a request they can paste, with its response. Prices stay one click away.',
      result: 'More developers made a first call within a day. Demo requests did not fall.',
      figures: [
        { label: 'Developers with a first call in a day', before: '4%', after: '6%' },
        { label: 'Demo requests per week', before: '30', after: '30' },
      ],
      lesson:
        'The words took a day. A request that works on the first paste took two weeks and was worth it.',
      article: { id: 'example-docs-first', label: 'Read the story of the SaaS platform' },
    },
    'invoice-desk': {
      title: 'A finance team clears its invoice desk',
      industry: 'Financial services',
      product: 'ai-automation',
      situation: 'Six people opened, typed and filed 900 invoices a week. Nobody had time for the odd ones.',
      change:
        'Plain invoices run on their own, close ones come with a proposal, and odd ones stay with people.',
      result: 'The desk is empty on Thursday, and two double payments were found.',
      figures: [
        { label: 'Hours a week', before: '135', after: '36' },
        { label: 'Minutes for a plain invoice', before: '9', after: '0' },
        { label: 'Minutes for an odd invoice', before: '9', after: '15' },
      ],
      lesson: 'Odd cases take longer than before, because they finally get attention. Plan for that.',
      article: { id: 'example-invoice-desk', label: 'Read the story of the invoice desk' },
    },
    'evening-paper': {
      title: 'A regional paper sees a topic coming',
      industry: 'Media and publishing',
      product: 'market-intelligence',
      situation: 'The paper wrote about rents when everybody did. Readers had already read it elsewhere.',
      change:
        'A watchlist of local topics shows what grows in searches, reader messages and council minutes. An editor decides.',
      result: 'The paper ran a series on heat networks eleven weeks before the national papers took it up.',
      figures: [
        { label: 'Topics on the watchlist', before: '0', after: '40' },
        { label: 'Signals checked by an editor each week', before: '0', after: '5' },
        { label: 'Signals that became a story in a quarter', before: '0', after: '6' },
      ],
      lesson: 'Of 60 signals in that quarter, 54 came to nothing. Checking them took an hour a week.',
      article: { id: 'weak-signals', label: 'Read how weak signals are checked' },
    },
  },
  method: {
    heading: 'How to judge a case like these',
    lede: 'When someone shows you a success story, ask these four questions.',
    steps: [
      { title: 'Compared with what?', text: 'A holdout at the same time, or only last year?' },
      { title: 'For how long?', text: 'A good week proves little. Ask for the dates.' },
      { title: 'At what cost?', text: 'Count the hours of your own team as well.' },
      { title: 'What went wrong?', text: 'A story without a mistake is an advertisement.' },
    ],
  },
  close: {
    explorer: {
      title: 'See the moving parts',
      text: 'The features page shows what changes and who sees it. The hub has the longer reads.',
      links: [
        { label: 'Tour the features', href: ROUTES.features },
        { label: 'Open the Content Hub', href: ROUTES.contentHub },
      ],
    },
    researcher: {
      title: 'Look at the data behind a page',
      text: 'The analytics page shows a full set of sample figures, with tests and their confidence.',
      links: [
        { label: 'Open the analytics', href: ROUTES.analytics },
        { label: 'Read the rules', href: `${ROUTES.features}#documentation` },
      ],
    },
    converter: {
      title: 'Make your own case',
      text: 'One page, one number and a holdout. We help you set it up in the trial.',
      links: [{ label: 'Compare plans', href: ROUTES.pricing }, callToActionCopy['schedule-demo']],
    },
  },
} as const;
