import type { HubArticle } from './article';

export const exampleOutdoorShop = {
  id: 'example-outdoor-shop',
  title: 'An outdoor shop meets three kinds of buyer',
  description: 'How an online store could greet browsers, comparers and buyers differently.',
  category: 'Success Stories',
  tags: ['case-study', 'e-commerce', 'personalization'],
  type: 'case-study',
  picture: 'outdoor-shop',
  difficulty: 'beginner',
  segments: ['sales-prospect', 'innovation-leader'],
  clusters: ['converter', 'explorer'],
  featured: true,
  sections: [
    {
      heading: 'Please note',
      paragraphs: [
        'The shop in this example is made up, and so are its figures. We use it to show the work step by step, with math that you can check.',
      ],
    },
    {
      heading: 'The starting point',
      paragraphs: [
        'Picture a shop that sells tents, boots and packs. It has 40,000 visits a month. Everyone sees the same page: a mountain, a slogan and a row of new arrivals. Of 100 visitors, 2 buy.',
        // not a count
        'The team reads a week of chat messages and finds three kinds of visitor. Some dream about a trip. Some compare two tents. Some have a list and want it delivered before Friday.',
      ],
    },
    {
      heading: 'What they change',
      paragraphs: ['They leave the catalog alone, and change three places on the landing page.'],
      list: [
        'Browsers see trip ideas first, each with a packing list.',
        'Comparers see a side-by-side table, with weight and packed size on top.',
        'Buyers see stock, delivery date and a short path to checkout.',
      ],
    },
    {
      heading: 'How they know who is who',
      paragraphs: [
        'Nobody is asked to log in. A visitor who opens many pages counts as a browser. One who scrolls deep into product details counts as a comparer. One who uses the cart button a few times counts as a buyer. A visitor the shop knows nothing about sees the trip ideas, because that page reads well for everybody.',
        'The words change only when the next page opens. Nothing jumps while people read.',
      ],
    },
    {
      heading: 'How they judge it',
      paragraphs: [
        'One visitor in five keeps the old page. After eight weeks, the numbers look like this, in our made-up figures: 2.0 percent of the holdout bought, and 2.3 percent of the others. With 64,000 visitors in the larger group that is 192 more orders than the old page would have brought.',
        'Comparers gained most. Browsers did not buy more, but more of them came back within a month. The team writes both down, since the second will take longer to pay off.',
      ],
    },
    {
      heading: 'What they would do differently',
      paragraphs: [
        'They spent two weeks on a fourth group, gift buyers, and found too few of them outside December to learn anything. Next time they would wait for the season. They would also have asked support earlier. The table for comparers came from a question that support had answered by hand every day for a year.',
      ],
    },
  ],
} as const satisfies HubArticle;
