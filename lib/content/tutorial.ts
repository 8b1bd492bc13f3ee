import type { TutorialStepId, TutorialTab } from '@/lib/personalization/tutorial';

/** `guideMessage` is what the guide bubble types; `targetElementId` is what it points at. */
export type TutorialStepCopy = {
  title: string;
  description: string;
  guideMessage: string;
  targetElementId: string;
};

type TutorialCopy = {
  title: string;
  description: string;
  tabsLabel: string;
  tabs: Record<TutorialTab, string>;
  buttons: { next: string; back: string; skip: string; finish: string };
  progress: { label: string; step: string; of: string };
  steps: Record<TutorialStepId, TutorialStepCopy>;
};

export const tutorialCopy = {
  title: 'Interactive tutorial',
  description: 'Seven short steps that show how this site adapts to you.',
  tabsLabel: 'Tutorial sections',
  tabs: { welcome: 'Welcome', recommendations: 'Recommendations', settings: 'Settings' },
  buttons: { next: 'Next', back: 'Back', skip: 'Skip', finish: 'Finish' },
  progress: { label: 'Tutorial progress', step: 'Step', of: 'of' },
  steps: {
    welcome: {
      title: 'Welcome',
      description: 'This site changes with you. In two minutes you will know how, and how to stop it.',
      guideMessage: 'Welcome! I will walk you through the site. You can leave at any time.',
      targetElementId: 'tutorial-welcome',
    },
    segments: {
      title: 'Three segments',
      description: 'Innovation leader, developer or sales prospect: each reads a page of its own.',
      guideMessage: 'Pick the segment closest to you. The words behind this window change with it.',
      targetElementId: 'tutorial-segments',
    },
    behavior: {
      title: 'Three ways to browse',
      description: 'Explorers get the overview, researchers the evidence, converters the next step.',
      guideMessage: 'I guess this from scrolling and clicks. Choose one yourself and I stop guessing.',
      targetElementId: 'tutorial-behavior',
    },
    recommendations: {
      title: 'Picked for you',
      description: 'These items suit your segment, best match first.',
      guideMessage: 'Here is what I would read next in your place.',
      targetElementId: 'tutorial-recommendations',
    },
    relevance: {
      title: 'What the dot means',
      description:
        'Green is a strong match, blue a good one, grey a possible one. The score stands beside it.',
      guideMessage: 'Not useful? Rate it. That tells us more than any click.',
      targetElementId: 'tutorial-relevance',
    },
    settings: {
      title: 'Three switches',
      description: 'Content, navigation and analytics can each be turned off. Each switch saves at once.',
      guideMessage: 'Try one. The page follows, and you can turn it back any time.',
      targetElementId: 'tutorial-settings',
    },
    ready: {
      title: 'You are ready',
      description: 'That is all there is to it. The same switches are always on the settings page.',
      guideMessage: 'Thanks for your time. Enjoy the site!',
      targetElementId: 'tutorial-ready',
    },
  },
} as const satisfies TutorialCopy;
