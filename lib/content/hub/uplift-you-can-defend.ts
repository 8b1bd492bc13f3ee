import type { HubArticle } from './article';

export const upliftYouCanDefend = {
  id: 'uplift-you-can-defend',
  title: 'Measure uplift that you can defend',
  description:
    'Holdouts, sample size and the four mistakes that make personalization look better than it is.',
  category: 'Business Intelligence',
  tags: ['a/b testing', 'measurement', 'roi'],
  type: 'whitepaper',
  picture: 'uplift',
  difficulty: 'advanced',
  segments: ['innovation-leader', 'developer'],
  clusters: ['researcher', 'converter'],
  featured: false,
  sections: [
    {
      heading: 'Before and after is not a test',
      paragraphs: [
        'You launch personalization in May and sales rise in June. Perhaps it worked. Perhaps June is always good, or a competitor had a bad month. A comparison over time cannot tell these apart. A comparison between two groups at the same time can.',
        'Keep a holdout: a share of visitors, picked at random, who see the default. The difference between the groups is your uplift. Nothing else is.',
      ],
    },
    {
      heading: 'How many visitors you need',
      paragraphs: [
        'Small effects need large groups. A rule of thumb for a test with the usual 80 percent chance of finding a real effect: take sixteen, multiply by the rate times one minus the rate, and divide by the square of the change you hope to see.',
        'Say 4 percent of visitors convert and you hope for 5. That is 16 × 0.04 × 0.96 ÷ 0.01², or about 6,100 visitors in each group. If your page sees 500 a week, choose a bigger change or a busier page. Do not choose a shorter test.',
      ],
    },
    {
      heading: 'Four ways to fool yourself',
      paragraphs: ['Each of these has made a good team announce a result that later melted away.'],
      list: [
        'Peeking: looking every day and stopping on a good one. Fix the end date before the start.',
        'Slicing: finding the one segment that won. With twenty slices, one will win by luck.',
        'Switching: moving people between groups when they come back. Assign once and remember.',
        'Picking: comparing people who chose the new page with people who did not. They differ already.',
      ],
    },
    {
      heading: 'Count the right thing',
      paragraphs: [
        'Clicks go up easily: make the button bigger. Choose a measure that costs the visitor something, such as a booked demo, a paid order or a second visit. Then add one guardrail that must not get worse. Complaints, refunds and page speed are good ones.',
      ],
    },
    {
      heading: 'Report it plainly',
      paragraphs: [
        'Give the range, not only the middle: “between 2 and 11 percent better, most likely 6”. Give the size of both groups and the dates. Say what you would have called a failure. A reader who can see how the test might have failed will believe that it did not.',
        'And report the flat results too. A team that only announces wins teaches its readers to divide by two.',
      ],
    },
    {
      heading: 'Keep the holdout',
      paragraphs: [
        'After the test, leave a few percent of visitors on the default for good. It costs little, and it answers the question that comes each year at budget time: does this still work? Effects fade as people get used to things. Without a holdout you will be the last to know.',
      ],
    },
  ],
} as const satisfies HubArticle;
