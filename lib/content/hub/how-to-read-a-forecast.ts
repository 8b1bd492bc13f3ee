import type { HubArticle } from './article';

export const howToReadAForecast = {
  id: 'how-to-read-a-forecast',
  title: 'How to read a forecast without being fooled',
  description: 'Five questions to ask of any forecast before you plan a budget around it.',
  category: 'Business Intelligence',
  tags: ['forecasting', 'market trends', 'decisions'],
  type: 'article',
  picture: 'forecast-range',
  difficulty: 'beginner',
  segments: ['innovation-leader', 'sales-prospect'],
  clusters: ['explorer', 'researcher'],
  featured: true,
  sections: [
    {
      heading: 'A line is not a promise',
      paragraphs: [
        'A forecast arrives as a neat line that continues to the right. It looks like the past, only later. In truth, it is a fan of many possible lines, and someone chose to show you the middle one.',
        'You do not need statistics to read it well. You need five questions, and the nerve to ask them in a meeting.',
      ],
    },
    {
      heading: 'How wide is the fan?',
      paragraphs: [
        'Ask for the range along with the line. “Between 80 and 120 in eight cases out of ten” is a forecast. “100” is a guess in a nice suit. If the range is so wide that you would act differently at each end, the forecast is telling you to wait, or to buy a cheap option on both.',
      ],
    },
    {
      heading: 'How often was it right before?',
      paragraphs: [
        'Accuracy means little without its terms. Right about what, how far ahead, and compared with which simple guess? “Same as last year” is hard to beat in many industries. A model that does not beat it has only learned the calendar.',
        'Ask to see last quarter: what was predicted, and what happened. A team that keeps this list can be trusted even when the list is mixed.',
      ],
    },
    {
      heading: 'What would change your mind?',
      paragraphs: ['A useful forecast names its own alarm bells. Ask for two or three of them.'],
      list: [
        'Which input, if it moved, would move the result most?',
        'At what value of that input would we drop the plan?',
        'How soon would we see it move?',
      ],
    },
    {
      heading: 'What is it for?',
      paragraphs: [
        'The same forecast can be fine for one decision and useless for another. To choose between two themes for a spring campaign, you need the right order, not the right number. To order stock you need the number, and a cost for being wrong on each side. Say which decision you face, and the discussion gets shorter.',
      ],
    },
    {
      heading: 'Who checks it again?',
      paragraphs: [
        'Forecasts age. Put a date on each one, name the person who will look again, and agree when. When the trend was real, the second look costs a minute. When it was noise, the second look is what saves you.',
        'Early signals reward the patient. A shift that shows up months ahead is worth having only if you check it as it comes closer, and let it go without shame when it fades.',
      ],
    },
  ],
} as const satisfies HubArticle;
