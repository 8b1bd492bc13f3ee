import type { HubArticle } from './article';

export const whatRatingsHide = {
  id: 'what-ratings-hide',
  title: 'What reviews say that ratings hide',
  description: 'A practical way to read sentiment by topic, catch irony and spot a story before it spreads.',
  category: 'AI & Machine Learning',
  tags: ['sentiment', 'narrative', 'reviews'],
  type: 'article',
  picture: 'ratings',
  difficulty: 'intermediate',
  segments: ['sales-prospect', 'innovation-leader'],
  clusters: ['explorer', 'researcher'],
  featured: false,
  sections: [
    {
      heading: 'The trouble with an average',
      paragraphs: [
        'Four stars can mean “good, but the delivery was late” or “late, but the product was good”. To the person who runs delivery, these are opposite reviews. An average keeps the stars and throws away the part you could act on.',
        'Sentiment analysis is useful when it puts that part back. It should tell you what people talk about, how they feel about each thing, and how both change over time.',
      ],
    },
    {
      heading: 'Score the topic, not the text',
      paragraphs: [
        'Split each review into statements, and give each statement a topic and a tone. “Setup took a day, but support was patient” is two statements: setup, negative; support, positive. One score for the whole sentence would land in the middle and say nothing.',
        'Choose the topics from your own words. Eight to twelve are plenty. If a topic has no owner in your company, nobody will act on its score, so merge it with one that does.',
      ],
    },
    {
      heading: 'Three traps',
      paragraphs: ['Every team runs into these. Plan for them from the start.'],
      list: [
        'Irony: “Great, another update.” Keep a small set of hard sentences, and test each new model on it.',
        'Mixed crowds: angry people write more. Compare tone within a channel, never between channels.',
        'Translations: politeness differs by language. Set the zero point for each language separately.',
      ],
    },
    {
      heading: 'From tone to story',
      paragraphs: [
        'A single bad review is an opinion. The same phrase in forty reviews is a story, and stories spread. Watch for phrases that are new and growing, even while the average holds steady. “Felt locked in” rising from two mentions to nine deserves a call before it deserves a chart.',
        'Good signals have a shape. They start with a few people, use the same odd words, and cross from one channel to another. The crossing is the moment to respond.',
      ],
    },
    {
      heading: 'Check the system every month',
      paragraphs: [
        'Take one hundred statements at random. Have two people score them without seeing what the system said. First compare the two people: if they agree on eighty, no system will do much better on your texts. Then compare the system with the cases on which both people agree. Write the result down with the date.',
      ],
    },
    {
      heading: 'Where to begin',
      paragraphs: [
        'Start with the last two hundred support messages, not with social media. They are about you, they have an owner, and you can answer the people who wrote them. Publish one page each week: three topics that rose, one that fell and a quote for each, with names removed.',
      ],
    },
  ],
} as const satisfies HubArticle;
