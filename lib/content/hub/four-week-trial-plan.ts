import type { HubArticle } from './article';

export const fourWeekTrialPlan = {
  id: 'four-week-trial-plan',
  title: 'A four-week plan for a personalization trial',
  description: 'What to do in each week so that the trial ends with a decision and not with a shrug.',
  category: 'Getting Started',
  tags: ['trial', 'planning', 'roi'],
  type: 'whitepaper',
  picture: 'trial-plan',
  difficulty: 'beginner',
  segments: ['sales-prospect', 'innovation-leader'],
  clusters: ['converter'],
  featured: true,
  sections: [
    {
      heading: 'Why trials end in a shrug',
      paragraphs: [
        'A trial fails quietly. The tool works, people click around, a month passes, and at the end nobody can say whether to buy. The cause is nearly always the same: no one wrote down beforehand what a yes would look like.',
        'This plan takes about five hours of your time in total. It gives you a number, a cost and a list of objections: enough to decide.',
      ],
    },
    {
      heading: 'Week 1: one page, one number',
      paragraphs: [
        'Pick a single page with steady traffic and a clear next step. A pricing or product page is better than the home page, where people want many things.',
        'Choose one number, such as the share of visitors who ask for a demo. Write down its value over the last four weeks. Then write the sentence that will end the trial: “We go on if the number rises by at least this much, and if the team spends less than two hours a week on it.” Have the person who pays read that sentence now.',
      ],
    },
    {
      heading: 'Week 2: three versions, one holdout',
      paragraphs: [
        // not a count
        'Write the page for three kinds of visitors. Change the headline, the first proof and the button. Leave the rest as it is.',
        'Keep part of your traffic on the old page throughout. One visitor in five is a fair start. Without that group you cannot tell your work from a good week.',
      ],
    },
    {
      heading: 'Week 3: leave it alone',
      paragraphs: [
        'The hard part is doing nothing. Every edit restarts the clock. Fix errors only. Use the quiet week to collect what people say: read the feedback, and ask two people in sales whether first calls sound different.',
      ],
    },
    {
      heading: 'Week 4: read it and decide',
      paragraphs: ['Answer these four questions on one page, and hold the meeting while the page is fresh.'],
      list: [
        'Did the number move for the personalized group, compared with the holdout and not with last month?',
        'Did every segment move, or did one carry the others?',
        'How many hours did the team spend, setup included?',
        'What went wrong, and would it go wrong again?',
      ],
    },
    {
      heading: 'If the answer is unclear',
      paragraphs: [
        'A small site may not see enough visitors in four weeks. Then say so. Keep running the same three versions, and decide on a date set today. “Not yet” with a date is a decision. “Let’s keep an eye on it” is the shrug.',
      ],
    },
  ],
} as const satisfies HubArticle;
