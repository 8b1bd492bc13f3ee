export const PRODUCT_IDS = [
  'ai-automation',
  'market-intelligence',
  'enterprise-ai',
  'sentiment-analysis',
] as const;

export type ProductId = (typeof PRODUCT_IDS)[number];
