import type { HubArticle } from './article';

export const readTheFunnelBySegment = {
  id: 'read-the-funnel-by-segment',
  title: 'Read the funnel by segment, not on average',
  description: 'One average funnel hides three different stories. How to split it and what to fix first.',
  category: 'Business Intelligence',
  tags: ['behavior analytics', 'funnel', 'conversion'],
  type: 'article',
  picture: 'funnel-by-segment',
  difficulty: 'intermediate',
  segments: ['sales-prospect'],
  clusters: ['converter', 'explorer'],
  featured: false,
  sections: [
    {
      heading: 'The average visitor does not exist',
      paragraphs: [
        'A funnel chart says that 12 of 100 visitors reach the pricing page. It is tempting to picture one kind of person who gives up along the way. In practice there are several kinds, and each leaves through a different door.',
        'Split the same funnel by segment and you might find that developers leave before pricing because they wanted docs. Buyers reach pricing and leave because the plan they need has no price. One chart, two fixes.',
      ],
    },
    {
      heading: 'Draw three funnels',
      paragraphs: [
        'Use the same four steps for each segment: arrived, looked at a product, looked at price or docs, asked for something. Use the same steps, so that you can put the charts side by side.',
        'Mark the biggest drop in each. Do not compare the ends yet. A segment with a poor end and an even slope may be fine. It simply has further to go.',
      ],
    },
    {
      heading: 'Ask what they came for',
      paragraphs: [
        'For each biggest drop, find out what the page before it promised. Three causes are common.',
      ],
      list: [
        'The wrong promise: the ad said one thing and the page opened with another. Match the first headline to the link.',
        'The missing step: the thing they need next is two clicks away. Move it into the page.',
        'The early ask: a form appears before there is a reason to fill it in. Put the proof first.',
      ],
    },
    {
      heading: 'Weigh the drop by its size',
      paragraphs: [
        'A steep drop in a small segment may matter less than a gentle one in a large segment. Multiply: how many people arrive at the step, times the share you could hope to keep. The product is the number of people that a fix could win. Sort by that, and begin at the top.',
      ],
    },
    {
      heading: 'Change the words before the layout',
      paragraphs: [
        'Words are cheap to change and quick to test. Give the segment its own headline on the page before the drop, and a button that names what comes next. “See the plan for a team of ten” beats “Learn more” because it answers the question in the visitor’s head.',
        'If the words make no difference, the problem lies deeper: the offer, the price or the product. That is worth knowing before you redesign a page.',
      ],
    },
    {
      heading: 'Look again by behavior',
      paragraphs: [
        'Segments say who came. Clusters say how they move. Once the funnels are clear, split the leaky step again by explorer, researcher and converter. Explorers who leave are often not lost, only early. Give them a reason to come back, and judge the step by the people who were ready to take it.',
      ],
    },
  ],
} as const satisfies HubArticle;
