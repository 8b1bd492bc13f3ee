import type { HubArticle } from './article';

export const clustersFromClicks = {
  id: 'clusters-from-clicks',
  title: 'How twenty events become a cluster',
  description:
    'The local rules that sort a visit into explorer, researcher or converter, and why they are so plain.',
  category: 'AI & Machine Learning',
  tags: ['behavior analytics', 'clustering', 'technical'],
  type: 'article',
  picture: 'clusters',
  difficulty: 'advanced',
  segments: ['developer'],
  clusters: ['researcher', 'explorer'],
  featured: false,
  sections: [
    {
      heading: 'Three ways to visit a site',
      paragraphs: [
        'Look over a few shoulders and you will see three patterns. Explorers open many pages and stay on none. Researchers stay on a few and read to the end. Converters go for the buttons. Nobody is one of these for life. People move between them within a single visit, and that is the reason to look at behavior at all.',
      ],
    },
    {
      heading: 'From events to a summary',
      paragraphs: [
        'Raw events are noisy, so the first step is to shrink them. This site keeps the last twenty and reduces them to three facts: how many pages were viewed, how many clicks of each kind there were, and the average depth of the scrolls.',
        'The summary is the only thing that travels. It takes a few hundred characters, contains no text that a person typed and is cheap to analyze. If you cannot decide from a summary, you are probably trying to decide too much.',
      ],
    },
    {
      heading: 'The local rules',
      paragraphs: [
        'When no analysis service is available, four rules decide. The first one that matches wins.',
      ],
      list: [
        'Average scroll depth above 70 percent: researcher, with a confidence of 0.7.',
        'More than two clicks on a call to action, or more than three on buttons: converter, 0.8.',
        'More than three page views: explorer, 0.65.',
        'Anything else: explorer, 0.5, which is an honest way to say “no idea yet”.',
      ],
    },
    {
      heading: 'Why the order matters',
      paragraphs: [
        'The second rule is more certain than the first, yet it comes later. A visitor who reads deeply and also clicks buttons counts as a researcher. That is a choice, not a law. We would sooner give a careful reader more to read than push a button at them.',
        'Write such choices down. A list of rules whose order matters looks harmless. Someone will sort it one day.',
      ],
    },
    {
      heading: 'Do not move the furniture',
      paragraphs: [
        'A new cluster arrives in the middle of a visit, one second after the last event. Changing the headline at that moment would be rude: the reader is looking at it. So the order of links and suggestions changes at once, while the words wait for the next page.',
        'And if the visitor picked a cluster by hand, analysis stays quiet for the rest of the visit. A person who told you something should not be corrected by a script.',
      ],
    },
    {
      heading: 'Try it on paper',
      paragraphs: [
        'Take five recordings of real visits, with permission. For each, count pages, clicks and depth by hand, apply the four rules and ask whether the label matches what you saw. Where it does not, write down what gave it away. That is your next rule.',
      ],
    },
  ],
} as const satisfies HubArticle;
