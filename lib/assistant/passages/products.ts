import { ROUTES } from '@/lib/config/routes';
import { claims } from '@/lib/content/claims';
import { solutionsCopy, type SolutionCopy } from '@/lib/content/pages/solutions';
import { PRODUCT_IDS, products, type ProductId } from '@/lib/content/products';
import { joinSentence, type Passage } from '../passage';

const ASKS: Readonly<Record<ProductId, { about: string; fit: string }>> = {
  'ai-automation': {
    about:
      'automate our routine work; workflow for invoices; automate the inbox; paperwork in the back office; fewer manual tasks; less work by hand; route support tickets to the right team; handle incoming order forms; read supplier mails and type them into a system; contracts and letters that come by post',
    fit: 'decide about a loan; reject a job applicant',
  },
  'market-intelligence': {
    about:
      'predict the future of the market; spot trends early; warn me when a supplier gets into trouble; how far ahead do you see; how accurate are the forecasts; watch competitors',
    fit: 'trade stocks by the day; intraday trading',
  },
  'enterprise-ai': {
    about:
      'build and ship ai features; platform for developers; run and govern llm models; faster development',
    fit: 'train our own large language model from scratch',
  },
  'sentiment-analysis': {
    about:
      'which customers are unhappy; find customers before they leave; opinion about our brand; reputation; read reviews; find out that an account is cooling; accounts at risk; which sentences are behind a score; evidence for a score; how accurate is it',
    fit: 'judge a single person',
  },
};

const { labels, items, head } = solutionsCopy;
const copies: Readonly<Record<ProductId, SolutionCopy>> = items;

function describeFit(id: ProductId): Passage[] {
  const { name, href } = products[id];
  const { steps, goodFor, notFor } = copies[id];
  return [
    {
      title: `${name}: ${labels.steps}`,
      href,
      text: joinSentence(
        `${labels.steps} with ${name}`,
        steps.map((step) => `${step.title}: ${step.text}`),
      ),
      kind: 'product',
      asks: `how do we get started with ${name}; how does the first month go; roll out and implementation`,
    },
    {
      title: `${name}: ${labels.goodFor}`,
      href,
      text: joinSentence(`${name} is ${labels.goodFor.toLowerCase()}`, goodFor),
      kind: 'product',
      asks: `who is ${name} for; when should we use it; is it suitable for us; use cases`,
    },
    {
      title: `${name}: ${labels.notFor}`,
      href,
      text: `${name} is ${labels.notFor.toLowerCase()} this: ${notFor}`,
      kind: 'product',
      asks: `what is ${name} not good for; when should i not use it; what are its limits; weakness; ${ASKS[id].fit}`,
    },
  ];
}

function describeProduct(id: ProductId): Passage[] {
  const { name, line, text, href, capabilities, proof } = products[id];
  const { benefit, part } = copies[id];
  const about: Passage = {
    title: `${name}: ${line}`,
    href,
    text,
    kind: 'product',
    bySegment: benefit,
    asks: `what is ${name}; what does ${name} do; tell me about ${name}; ${ASKS[id].about}`,
  };
  return [
    about,
    ...capabilities.map((capability): Passage => ({
      title: `${name}: ${capability.title}`,
      href,
      text: `${name}: ${capability.text}`,
      kind: 'product',
    })),
    ...proof.map((claim): Passage => ({
      title: `${name}: ${claims[claim].label}`,
      href,
      text: claims[claim].sentence,
      kind: 'product',
    })),
    ...describeFit(id),
    ...(part
      ? [
          {
            title: part.title,
            href: `${ROUTES.solutions}#${part.id}` as const,
            text: `${part.text} ${part.points.join(' ')}`,
            kind: 'product' as const,
          },
        ]
      : []),
  ];
}

export const productPassages: readonly Passage[] = [
  {
    title: head.heading,
    href: ROUTES.solutions,
    text: joinSentence(
      'There are four products',
      PRODUCT_IDS.map((id) => `${products[id].name} (${products[id].line})`),
    ),
    kind: 'product',
    bySegment: head.lede,
    asks: 'which products do you sell; what do you offer; do the products work together; do i have to buy all products; which product should i start with; list of products',
  },
  ...PRODUCT_IDS.flatMap(describeProduct),
];
