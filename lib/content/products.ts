import type { Href } from '@/lib/config/routes';
import { ROUTES } from '@/lib/config/routes';
import type { ProductId } from '@/lib/personalization/products';
import { claims, type ClaimId } from './claims';
import type { IconName } from './icon-name';
import { productNames } from './product-names';

type Capability = { title: string; text: string };

export type Product = {
  id: ProductId;
  name: string;
  line: string;
  text: string;
  capabilities: readonly [Capability, Capability, Capability];
  /** The first claim is the main one. */
  proof: readonly [ClaimId, ...ClaimId[]];
  icon: IconName;
  href: Href;
};

export const products = {
  'ai-automation': {
    id: 'ai-automation',
    name: productNames['ai-automation'],
    line: 'AI-powered workflow automation',
    text: `Give routine work to workflows that read, decide and pass things on, and that ask a person when they are unsure. Teams keep the judgment calls and skip the copying, with ${claims.manualProcesses.value} ${claims.manualProcesses.label}.`,
    capabilities: [
      {
        title: 'Reads what arrives',
        text: 'Takes the facts out of email, forms and documents, in the fields you name.',
      },
      {
        title: 'Routes with reasons',
        text: 'Sends each case to the right place and records which rule sent it there.',
      },
      {
        title: 'Asks when unsure',
        text: 'Below the confidence you set, a person decides, and the workflow waits.',
      },
    ],
    proof: ['manualProcesses'],
    icon: 'workflow',
    href: `${ROUTES.solutions}#ai-automation`,
  },
  'market-intelligence': {
    id: 'market-intelligence',
    name: productNames['market-intelligence'],
    line: 'Market trend detection and forecasting',
    text: `${productNames['market-intelligence']} reads ${claims.dataPoints.value} ${claims.dataPoints.label} and looks for small changes that move together. You hear about a trend ${claims.trendLead.value} ahead, with the evidence and the odds.`,
    capabilities: [
      {
        title: 'Early signals',
        text: 'Flags topics that grow in several sources at once, before they peak in one.',
      },
      {
        title: 'Forecasts with a range',
        text: 'Gives a best guess, a low and a high, and what would move it.',
      },
      {
        title: 'Watchlists',
        text: 'Follows the markets, suppliers and topics you choose, and reports only real change.',
      },
    ],
    proof: ['forecastAccuracy', 'trendLead', 'dataPoints'],
    icon: 'radar',
    href: `${ROUTES.solutions}#market-intelligence`,
  },
  'enterprise-ai': {
    id: 'enterprise-ai',
    name: productNames['enterprise-ai'],
    line: 'Enterprise AI development platforms',
    text: `Build, test and run AI features on one platform instead of a pile of scripts. Typed APIs, versioned rules and shared controls give teams ${claims.developmentSpeed.value} ${claims.developmentSpeed.label}.`,
    capabilities: [
      {
        title: 'Typed APIs',
        text: 'Each call has a contract, clear errors and an OpenAPI file for your tools.',
      },
      {
        title: 'Decisions you can test',
        text: 'Rules give the same output for the same input and return their reason.',
      },
      {
        title: 'Controls in one place',
        text: 'Budgets, limits and fallbacks are set once and apply to every feature.',
      },
    ],
    proof: ['developmentSpeed', 'uptime'],
    icon: 'layers',
    href: `${ROUTES.solutions}#enterprise-ai`,
  },
  'sentiment-analysis': {
    id: 'sentiment-analysis',
    name: productNames['sentiment-analysis'],
    line: 'Sentiment and narrative analysis',
    text: `Learn how people feel about you and which story they tell about it. ${productNames['sentiment-analysis']} reads reviews, calls, email and news with ${claims.sentimentAccuracy.value} accuracy, and shows the sentences behind each score.`,
    capabilities: [
      {
        title: 'Tone by topic',
        text: 'Separates “love the product” from “hate the wait”, even in one sentence.',
      },
      {
        title: 'Narratives over time',
        text: 'Shows which story about you is growing, where it began and who repeats it.',
      },
      {
        title: 'Early alerts',
        text: 'Tells the account owner when tone turns, with the lines that turned it.',
      },
    ],
    proof: ['sentimentAccuracy'],
    icon: 'messages-square',
    href: `${ROUTES.solutions}#sentiment-analysis`,
  },
} as const satisfies Record<ProductId, Product>;
