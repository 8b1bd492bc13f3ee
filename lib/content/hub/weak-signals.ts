import type { HubArticle } from './article';

export const weakSignals = {
  id: 'weak-signals',
  title: 'Weak signals: see a shift while it is small',
  description: 'How to tell the start of a trend from ordinary noise, and what to do while you are not sure.',
  category: 'Business Intelligence',
  tags: ['forecasting', 'market trends', 'strategy'],
  type: 'whitepaper',
  picture: 'weak-signals',
  difficulty: 'intermediate',
  segments: ['innovation-leader', 'sales-prospect'],
  clusters: ['researcher'],
  featured: false,
  sections: [
    {
      heading: 'Early and certain do not go together',
      paragraphs: [
        'By the time a trend is certain, everyone has it. While it is early, it looks just like noise. You cannot have both, so decide how sure you need to be for each kind of action, and let cheap actions start sooner.',
        'Reading three articles needs almost no proof. A small test needs a little. Moving a budget needs a lot. Most teams use one bar for all three, so they act too late on everything.',
      ],
    },
    {
      heading: 'Three marks of a real shift',
      paragraphs: ['No single mark is proof. Two together deserve a test. Three deserve a plan.'],
      list: [
        'It repeats: the change shows up in several weeks, not in one loud day.',
        'It travels: it shows up in different sources, such as search terms, support questions and job posts.',
        'It has a cause: someone can explain, in a sentence, why people would begin to do this now.',
      ],
    },
    {
      heading: 'Set the baseline first',
      paragraphs: [
        'Before you hunt for a spike, learn what normal looks like. Take a year of weekly counts and write down the median and the usual spread for each season. A rise of a third in the week before a holiday may be nothing. The same rise in a dull week in February is worth a phone call.',
        'Keep the baseline honest. If you adjust it whenever the line moves, you will never see a shift, only a new normal.',
      ],
    },
    {
      heading: 'Watch the words',
      paragraphs: [
        'New needs bring new words. People borrow terms from another trade, or coin clumsy ones, because the right word is not there yet. A phrase that was unknown last spring and now comes from people who do not know each other is one of the best signals there is. It costs nothing but attention.',
      ],
    },
    {
      heading: 'Act in small steps',
      paragraphs: [
        'Write each signal on a card: what you saw, when, how many sources, which decision it could affect. Give it a date to look again. When the signal has grown twice in a row, spend a little: one page, one ad, one talk with ten customers. When it has shrunk twice, throw the card away.',
        'Throwing away matters. A wall of old cards makes every new one look small.',
      ],
    },
    {
      heading: 'Keep the score',
      paragraphs: [
        'Once a quarter, count. How many cards became something? How many turned out to be noise? How early were you? If nearly all of them came true, you are too careful, and you see things late. If hardly any did, raise the bar by one mark. The aim is not to be right each time. It is to be early at a price you can afford.',
      ],
    },
  ],
} as const satisfies HubArticle;
