import type { HubArticle } from './article';

export const firstThreeSegments = {
  id: 'first-three-segments',
  // not a count
  title: 'Start with three segments, not thirty',
  description: 'How to choose the few groups of visitors that are worth writing different words for.',
  category: 'Getting Started',
  tags: ['personalization', 'segments', 'strategy'],
  type: 'article',
  picture: 'three-segments',
  difficulty: 'beginner',
  segments: ['innovation-leader', 'sales-prospect'],
  clusters: ['explorer', 'converter'],
  featured: true,
  sections: [
    {
      heading: 'Why small lists win',
      paragraphs: [
        'Most teams begin with a long list. New visitors, loyal visitors, big companies, small ones, every country, every campaign. The list looks thorough, and then the writing starts. Thirty groups need thirty headlines, and nobody has time to keep thirty headlines true.',
        'Three groups are enough to learn whether personalization helps you at all. You can write them in a week, check them in an afternoon and explain them to a colleague in one breath. When the three work, the fourth will be easy to argue for.',
      ],
    },
    {
      heading: 'Look for different questions',
      paragraphs: [
        'A segment is useful when its people arrive with a different question. Age or company size rarely tells you that. The job they came to do usually does.',
        'Sit with the person who answers your inbox and read the last fifty first messages. Sort them by what the person wanted to know. In a software company the piles are often the same three: “Will this move us forward?”, “How does it work with what we have built?” and “What will I get, and when?” Those piles are your segments.',
      ],
    },
    {
      heading: 'Give each group a test it can fail',
      paragraphs: ['Before you write a word, put each group through three checks. Drop it if it fails one.'],
      list: [
        'Can you tell that a visitor belongs to it from something you are allowed to know, such as the campaign link or a choice they make on the page?',
        'Would an honest headline for this group be wrong, or dull, for the others?',
        'Is there one next step that suits this group best?',
      ],
    },
    {
      heading: 'Write the default first',
      paragraphs: [
        'Some visitors bring no signal at all. They get the default, so it has to be good on its own. Pick the group that would lose the most by seeing the wrong page, and make its version the default.',
        'Then write the other two by asking what changes. Often it is only the headline, the first proof and the button. Leave the rest alone. A page that differs in three places is easy to test and easy to fix.',
      ],
    },
    {
      heading: 'What to do on Monday',
      paragraphs: [
        'Read the messages. Name three piles. For each one write a headline, one proof and one button on an index card. Show the cards to someone in sales and someone in support, and ask them to guess who each card is for. If they guess right, you have segments. If they hesitate, two of your groups are really one.',
      ],
    },
  ],
} as const satisfies HubArticle;
