import { pageNames } from '../page-names';
import type { HubArticle } from './article';

export const walkthroughOnePageThreeOpenings = {
  id: 'walkthrough-one-page-three-openings',
  title: 'Walkthrough: one page, three openings',
  description: 'The written script of a screen walkthrough: watch this site change, step by step.',
  category: 'Getting Started',
  tags: ['personalization', 'walkthrough', 'segments'],
  type: 'video',
  picture: 'one-page-three-openings',
  difficulty: 'beginner',
  segments: ['innovation-leader', 'developer', 'sales-prospect'],
  clusters: ['explorer'],
  featured: false,
  sections: [
    {
      heading: 'About this walkthrough',
      paragraphs: [
        'This is the script of a short screen tour, written out so that you can follow it at your own pace, without sound. Open the home page in a second window and do each step as you read. You need nothing but a browser.',
      ],
    },
    {
      heading: 'Scene 1: meet the selector bar',
      paragraphs: [
        'At the top of the home page is a bar with three choices: segment, visitor type and behavior. A normal site would decide these for you and keep quiet about it. This one shows them, so you can see what each does.',
        'Look at the headline and the first button before you touch anything. Say them out loud. You will compare them with what comes next.',
      ],
    },
    {
      heading: 'Scene 2: change one thing',
      paragraphs: [
        'Set the segment to Developer. The headline changes, and so does the button: it now leads to the API documentation. Watch the list of links in the sidebar as well. API Docs is now on it.',
        'Notice what did not change. The product names, the prices and the facts are the same. A segment may change what we say first. It must never change what is true.',
      ],
    },
    {
      heading: 'Scene 3: change the behavior',
      paragraphs: [
        'Leave the segment alone and set the behavior to Ready to decide, our name for someone who is close to a decision. Demo rises to the top of the list. The reason is a plain addition: each link has a base score, a matching segment adds some points and behavior adds some more. Highest score first.',
        'Now try Researcher. The documents and the figures come first. Nothing was hidden from anyone; only the order is different.',
      ],
    },
    {
      heading: 'Scene 4: switch it off',
      paragraphs: [
        `Go to ${pageNames.settings} and turn off content personalization. The page returns to the default words. Turn off navigation adaptation, and the list returns to its base order. Both switches save right away.`,
        'This last scene matters most. If a visitor cannot switch adaptation off, you will never know whether they like it.',
      ],
    },
    {
      heading: 'Try it with your own page',
      paragraphs: [
        'Print the top of your own landing page three times. On each copy, cross out the headline, the proof and the button, and write what you would say to one kind of visitor. Put the copies side by side. If they look alike, you may not need personalization on that page. If they do not, you have your first test.',
      ],
    },
  ],
} as const satisfies HubArticle;
