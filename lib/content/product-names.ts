import type { ProductId } from '@/lib/personalization/products';

/** Names of the products, as in ${productNames['ai-automation']}. */
export const productNames = {
  'ai-automation': 'AI Automation',
  'market-intelligence': 'Market Intelligence',
  'enterprise-ai': 'Enterprise AI Platform',
  'sentiment-analysis': 'Sentiment Analysis',
} as const satisfies Record<ProductId, string>;
