import type { HubArticle } from './article';

export const aBudgetForModelCalls = {
  id: 'a-budget-for-model-calls',
  title: 'Put a budget on model calls',
  description: 'A simple allowance per minute keeps costs flat and the site quick. Here is how to build one.',
  category: 'AI & Machine Learning',
  tags: ['enterprise ai', 'cost', 'technical'],
  type: 'article',
  picture: 'model-budget',
  difficulty: 'advanced',
  segments: ['developer'],
  clusters: ['researcher', 'converter'],
  featured: false,
  sections: [
    {
      heading: 'The bill that nobody planned for',
      paragraphs: [
        'A feature that calls a language model is cheap in the demo. Then a page loops, a crawler finds the form or a campaign does well, and the same feature costs more in an hour than in the month before. A limit in the vendor console will stop it, with errors on your site. A budget of your own stops it gently.',
      ],
    },
    {
      heading: 'Estimate before you send',
      paragraphs: [
        'You need a number before the call, not after it. For English text, the length in characters divided by four and rounded up is close enough. Count exactly what you send, instructions and all. Being wrong by ten percent is fine. Being wrong by a factor of ten, because you forgot the history, is not.',
      ],
    },
    {
      heading: 'Use one time window',
      paragraphs: [
        'Choose an allowance for a minute and keep two values: tokens used and the time of the last reset. When more than sixty seconds have passed, set the first to zero. Then add the new estimate and compare.',
        'The steps sound trivial, and the order is easy to get wrong. Add first, compare second. If you compare first, one huge request slips through every minute.',
      ],
    },
    {
      heading: 'Switch over early',
      paragraphs: [
        'Do not wait until the allowance is gone. This site switches to its local rules above 80 percent. The last fifth is reserved for calls that were already on their way and for the chat, where a person is waiting. Work in the background should always give way first.',
      ],
      list: [
        'Below the line: ask the model.',
        'Above the line: use local rules and mark the result as local.',
        'Model slow or unavailable: the same local rules, after a short deadline.',
      ],
    },
    {
      heading: 'Count it in one place',
      paragraphs: [
        'A budget in the browser protects the visitor from waiting. It does not protect your bill, since anyone can edit a page. Keep the real count on the server. If two servers run side by side, keep it in the store that they share. Two servers with separate allowances will spend twice as much.',
      ],
    },
    {
      heading: 'What to watch',
      paragraphs: [
        'Plot three lines: tokens per minute, the share of decisions made locally, and the time to answer. If the local share creeps up, you have grown, and can raise the allowance on purpose. If it jumps, something loops. In both cases the site kept working while you found out, and that was the point.',
      ],
    },
  ],
} as const satisfies HubArticle;
