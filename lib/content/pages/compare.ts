import { ROUTES } from '@/lib/config/routes';

import { callToActionCopy } from '../calls-to-action';
import { counts } from '../counts';

export const compareCopy = {
  head: {
    eyebrow: 'Compare',
    heading: 'One page, two visitors',
    lede: {
      'innovation-leader':
        'See how far one page can adapt. Pick two visitors, and read what each of them gets, side by side.',
      developer: `Two of the ${counts.variants} prerendered variants, side by side, with every changed word marked. These are the real pages, not mockups.`,
      'sales-prospect':
        'Compare yourself with another visitor and see which words change. Your own customers would see changes like these.',
    },
  },
  tool: {
    heading: 'Two views, side by side',
    page: 'Page',
    swap: 'Swap sides',
    swapped: 'Sides swapped',
    sides: { left: 'Left', right: 'Right' },
    choose: { left: 'Who is on the left', right: 'Who is on the right' },
    open: 'Open this view',
    show: 'Which page is shown',
    skip: 'Skip both pages',
    loading: 'Loading both pages…',
    failed: 'The two pages could not be loaded.',
    retry: 'Try again',
    link: {
      copyLink: 'Copy link',
      linkCopied: 'Link copied',
      copyFailed: 'Copying is blocked here. Select the link to copy it.',
    },
  },
  differences: {
    heading: 'What differs',
    legend: 'Blocks that differ are shaded. Point at one, and its own words are marked',
    mark: 'like this',
    none: 'No differences: both visitors read the same words here.',
    one: 'difference',
    many: 'differences',
    missing: 'not on this page',
    goTo: 'Show in both pages',
    sections: { top: 'Top of the page', introduction: 'Introduction', end: 'End of the page', rest: 'Page' },
  },
  unscripted: {
    heading: 'Without scripts, one view at a time',
    text: 'Your browser runs no scripts, so the two pages cannot be shown together here. These links open each of them. Your own view changes too.',
  },
  reading: {
    heading: 'What you are looking at',
    intro: 'Both sides are the pages that visitors actually get.',
    points: [
      {
        title: 'The real pages',
        text: `Each side is one of the ${counts.variants} versions of a page that were built in advance. Scripts in them do not run, so nothing moves, nothing is counted, and every tab is open.`,
      },
      {
        title: 'Your own view stays',
        text: 'Looking at two other visitors changes nothing about you: no cookie, no choice, no tracking. The link below each page opens it for real, and that does change your view.',
      },
      {
        title: 'Scrolled in step',
        text: 'The sides line up at every section, even where one of them is longer. Follow a link on one side, and the other side follows.',
      },
      {
        title: 'Marked word by word',
        text: 'Blocks that differ are shaded. Point at one or move the focus into it: a word is marked when the other page does not have it in the same place. An entry that only moved up or down is marked too.',
      },
    ],
  },
  close: {
    explorer: {
      title: 'Read the site as somebody else',
      text: 'The selectors on the home page switch the whole site to the view you choose.',
      links: [
        { label: 'Choose your view', href: ROUTES.home },
        { label: 'Tour the features', href: ROUTES.features },
      ],
    },
    researcher: {
      title: 'Read why they differ',
      text: 'Twelve rules decide who reads what. Each is written out, with a lab to try it.',
      links: [
        { label: 'Read the rules', href: `${ROUTES.features}#documentation` },
        { label: 'Open the API reference', href: ROUTES.api },
      ],
    },
    converter: {
      title: 'See it with your own words',
      text: 'Bring one page and two kinds of customers. We will show you both versions on a call.',
      links: [callToActionCopy['schedule-demo'], { label: 'Compare plans', href: ROUTES.pricing }],
    },
  },
} as const;
