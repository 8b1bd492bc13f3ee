import { ROUTES } from '@/lib/config/routes';
import { lists, startCounts } from './counts';

/** `guideMessage` is typed in the guide bubble; `targetElementId` is the id of the element that it points at. */
export type TutorialStepCopy = {
  title: string;
  description: string;
  guideMessage: string;
  targetElementId: string;
};

export const tutorialCopy = {
  title: 'Interactive tutorial',
  description: 'Seven short steps that show how this site adapts to you.',
  tabsLabel: 'Tutorial sections',
  tabs: { welcome: 'Welcome', recommendations: 'Recommendations', settings: 'Settings' },
  buttons: { next: 'Next', back: 'Back', skip: 'Skip', finish: 'Finish', close: 'Close' },
  progress: { label: 'Tutorial progress', step: 'Step', of: 'of', done: 'Done' },
  // If the open page lacks the step’s element.
  absent: {
    text: 'What this step shows is not on this page.',
    link: { label: 'See it on the home page', href: ROUTES.home },
  },
  lookingAround: 'You are looking around. Next continues from step',
  steps: {
    welcome: {
      title: 'Welcome',
      description:
        'This site changes with you, down to its headline. In two minutes you will know how, and how to stop it.',
      guideMessage: 'Welcome! I will walk you through the site. You can leave at any time.',
      targetElementId: 'hero-title',
    },
    segments: {
      title: `${startCounts.segments} segments`,
      description: `A page for each: ${lists.segments}.`,
      guideMessage: 'Pick the segment closest to you. The words on the page change with it.',
      targetElementId: 'selector-segment',
    },
    behavior: {
      title: 'Three ways to browse',
      description:
        'Explorers get the overview, researchers the evidence, people ready to decide the next step.',
      guideMessage: 'I guess this from scrolling and clicks. Choose one yourself and I stop guessing.',
      targetElementId: 'selector-cluster',
    },
    recommendations: {
      title: 'Picked for you',
      description: 'These items suit your segment, best match first.',
      guideMessage: 'Here is what I would read next if I were you.',
      targetElementId: 'recommendations-title',
    },
    relevance: {
      title: 'What the dot means',
      description: 'Green is a strong match, blue a good one, gray a possible one. The score is next to it.',
      guideMessage: 'Not useful? Rate it. That tells us more than any click.',
      targetElementId: 'first-match',
    },
    settings: {
      title: 'Three switches',
      description: 'Content, navigation and analytics can each be turned off. Each switch saves at once.',
      guideMessage: 'Try one. The page changes, and you can switch it back at any time.',
      targetElementId: 'settings-summary',
    },
    ready: {
      title: 'You are ready',
      description:
        'That is all there is to it. The switches stay on the settings page, and you can start again from here.',
      guideMessage: 'Thanks for your time. Enjoy the site!',
      targetElementId: 'guide-title',
    },
  },
} as const;
