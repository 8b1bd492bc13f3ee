import { pageNames } from '../page-names';
import type { HubArticle } from './article';

export const walkthroughReadTheRules = {
  id: 'walkthrough-read-the-rules',
  title: 'Walkthrough: read a link order like a score sheet',
  description:
    'The written script of a short tour: work out by hand why the sidebar is in the order you see.',
  category: 'AI & Machine Learning',
  tags: ['personalization', 'walkthrough', 'rules'],
  type: 'video',
  picture: 'score-sheet',
  difficulty: 'intermediate',
  segments: ['developer', 'sales-prospect'],
  clusters: ['researcher', 'converter'],
  featured: false,
  sections: [
    {
      heading: 'About this walkthrough',
      paragraphs: [
        'This is the script of a screen tour, written out to be read. Take a pen. In five minutes you will have worked out a personalized list by hand, and you will see that there is no magic in it.',
      ],
    },
    {
      heading: 'Scene 1: the base scores',
      paragraphs: [
        `Each link starts with a base score that says how useful it is to anyone. ${pageNames.dashboard} has 100, ${pageNames['api-docs']} 95, ${pageNames.demo} and ${pageNames.pricing} 90, ${pageNames.analytics} 85, ${pageNames['case-studies']} 80 and ${pageNames.settings} 60. Write them in a column.`,
        `If nobody had told us anything about you, this column would be the list. Turn off navigation adaptation in ${pageNames.settings} and you will see just that order.`,
      ],
    },
    {
      heading: 'Scene 2: who you are',
      paragraphs: [
        `Next, some links are for some segments only. Developers see ${pageNames['api-docs']}. The other segments see ${pageNames['case-studies']} and ${pageNames.pricing} instead. Cross out what does not apply to you.`,
        'What is left matches your segment, so each link gains 20 points. Since every link gains the same, the order does not change yet. It is a good habit to notice when a rule fires and makes no difference.',
      ],
    },
    {
      heading: 'Scene 3: what you do',
      paragraphs: ['Now the cluster adds its points, and the list begins to move.'],
      list: [
        `Explorer: 30 for ${pageNames.demo} and ${pageNames.dashboard}, 15 for ${pageNames['case-studies']}.`,
        `Researcher: 30 for ${pageNames['api-docs']} and ${pageNames.analytics}, 20 for ${pageNames['case-studies']}.`,
        `Ready to decide: 30 for ${pageNames.pricing} and ${pageNames['case-studies']}, 15 for ${pageNames.demo}.`,
      ],
    },
    {
      heading: 'Scene 4: add up and sort',
      paragraphs: [
        `Take a sales prospect who behaves like a converter. ${pageNames.pricing}: 90 plus 20 plus 30 makes 140. ${pageNames['case-studies']}: 80 plus 20 plus 30 makes 130. ${pageNames.demo}: 90 plus 20 plus 15 makes 125. ${pageNames.dashboard}: 100 plus 20 makes 120. ${pageNames.pricing} leads and ${pageNames.dashboard} has dropped to fourth.`,
        'Check it: choose that pair on the home page and compare the sidebar with your column. If two links tie, the higher base score goes first.',
      ],
    },
    {
      heading: 'What to take away',
      paragraphs: [
        'If you can redo a ranking with a pen, you can defend it in a meeting. Start with simple math like this. Move to a learned order only when you can show that it beats the sum, on your own traffic, with a control group.',
      ],
    },
  ],
} as const satisfies HubArticle;
