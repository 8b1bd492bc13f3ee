import type { HubArticle } from './article';

export const rulesFirstModelsSecond = {
  id: 'rules-first-models-second',
  title: 'Rules first, models second',
  description: 'When a plain rule beats a model, when it does not, and how to let the two work together.',
  category: 'AI & Machine Learning',
  tags: ['enterprise ai', 'architecture', 'rules'],
  type: 'article',
  picture: 'rules-first',
  difficulty: 'intermediate',
  segments: ['innovation-leader', 'developer'],
  clusters: ['researcher', 'explorer'],
  featured: true,
  sections: [
    {
      heading: 'Two ways to decide',
      paragraphs: [
        'A rule says: if the visitor is a developer, show the API docs first. A model says: visitors who behave like this one tend to open the API docs. Both can be right. They differ in what they need and in how they fail.',
        'A rule needs an opinion and works from the first visitor. A model needs data, and works once there is enough of it. A wrong rule is wrong in the same way every day, so you notice. A wrong model is wrong for some people, some of the time, so you may not.',
      ],
    },
    {
      heading: 'Where rules are better',
      paragraphs: ['Reach for a rule when any of these is true.'],
      list: [
        'The choice is about policy. Who may see a price, or which text the law requires, is not a matter of odds.',
        'There is little traffic. A page with a few hundred visits a month will not teach a model anything.',
        'Someone will ask why. “Because you chose Developer” is an answer that a person accepts.',
        'A surprise would be costly. A rule never wakes you up at night.',
      ],
    },
    {
      heading: 'Where models are better',
      paragraphs: [
        'Models earn their place when the signal is spread over many small hints. Is this reader comparing vendors or writing a school paper? No single click tells. Twenty clicks together might. Reading free text is another case: no list of keywords will catch the irony in a review.',
        'They also do well at order. Ranking forty articles for one reader by hand is hopeless, and a rough order is good enough.',
      ],
    },
    {
      heading: 'Let the model propose and the rule dispose',
      paragraphs: [
        'The best systems use both, in a fixed order. The model looks at behavior and proposes a label with a confidence. A rule then checks the proposal: is it a label that we know? Is the response in the right format? If not, a simple rule decides instead.',
        'This site works that way. When the analysis is slow, over budget or out of reach, local rules take over at once. The visitor sees a sensible page in both cases, and never an error.',
      ],
    },
    {
      heading: 'Keep the reason next to the result',
      paragraphs: [
        'Whichever part decides, store why: the name of the rule, or the model with its confidence and the signals it saw. Six months later that record is worth more than the decision. It tells you which rules still fire and which labels were guesses. It shows you where a rule should become a model, or a model should retire.',
      ],
    },
    {
      heading: 'A sensible order of work',
      paragraphs: [
        'Write the rules that you would follow by hand. Ship them. Log each decision with its reason. Look for the rule that people override most often, and replace only that one with a model. Keep the old rule as the fallback. You will always know what happens when the model is down.',
      ],
    },
  ],
} as const satisfies HubArticle;
