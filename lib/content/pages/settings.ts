import { ROUTES } from '@/lib/config/routes';
import { site } from '../site';
import type { IconName } from '../icon-name';
import type { Link, PageHeadCopy, TitledText } from './page-copy';

export const SETTINGS_SECTION_IDS = ['personalization', 'theme', 'accessibility', 'privacy'] as const;

type SettingsSectionId = (typeof SETTINGS_SECTION_IDS)[number];

type SettingsCopy = {
  head: PageHeadCopy;
  jump: string;
  sections: Record<SettingsSectionId, { heading: string; lede: string; icon: IconName }>;
  accessibility: { points: readonly TitledText[]; link: Link };
  privacy: {
    storedCaption: string;
    columns: { what: string; where: string; why: string };
    stored: readonly { what: string; where: string; why: string }[];
    neverHeading: string;
    never: readonly string[];
    removeHeading: string;
    remove: readonly string[];
    write: string;
    email: string;
    subject: string;
  };
};

export const settingsCopy = {
  head: {
    eyebrow: 'Settings',
    heading: 'Account Settings',
    lede: {
      'innovation-leader':
        'Decide what this site may adapt, how it looks and what it keeps. You need no account, and each change works at once.',
      developer:
        'Decide what this site may adapt, how it looks and what it stores. Everything that is kept is listed below.',
      'sales-prospect':
        'Decide what this site may adapt for you. Your own customers would get the same page, under your name.',
    },
  },
  jump: 'On this page',
  sections: {
    personalization: {
      heading: 'Personalization',
      lede: 'What the site may change for you.',
      icon: 'sliders-horizontal',
    },
    theme: {
      heading: 'Theme',
      lede: 'Pick a look and a brightness. Both change at once and stay in this browser. The header has a button for each.',
      icon: 'eye',
    },
    accessibility: {
      heading: 'Accessibility',
      lede: 'This site follows your device. What you change here comes on top, at once and on every page.',
      icon: 'hand',
    },
    privacy: {
      heading: 'Privacy and your data',
      lede: 'What is kept, where it is kept, and three buttons to see it, take it with you and delete it.',
      icon: 'shield-check',
    },
  },
  accessibility: {
    points: [
      {
        title: 'Text size',
        text: 'Make text larger in your browser, up to twice the size. Pages reflow and nothing is cut off.',
      },
      {
        title: 'Motion',
        text: 'If your device asks for less motion, nothing here moves and typed texts appear at once.',
      },
      {
        title: 'Contrast',
        text: 'Forced colors and high contrast are respected. No meaning is carried by color alone.',
      },
      {
        title: 'Keyboard',
        text: 'Everything works by keyboard, and the focus can always be seen.',
      },
    ],
    link: { label: 'Try the accessibility demo', href: ROUTES.demo },
  },
  privacy: {
    storedCaption: 'What this site stores about you',
    columns: { what: 'What', where: 'Where', why: 'Why' },
    stored: [
      {
        what: 'Your segment, behavior and visitor type',
        where: 'A cookie of this site; segment and visitor type in our database too',
        why: 'So that the right page comes first next time',
      },
      {
        what: 'Your three switches',
        where: 'Our database; two of them in a cookie of this site too',
        why: 'So that off stays off',
      },
      {
        what: 'A random visitor number',
        where: 'Your browser’s local storage',
        why: 'To find your settings again without a login',
      },
      {
        what: 'Your answer to being remembered',
        where: 'A cookie of this site',
        why: 'So that nobody asks you twice',
      },
      {
        what: 'A secret key for your data',
        where: 'A cookie that scripts cannot read; we keep only its fingerprint',
        why: 'So that nobody else can see or change what is yours',
      },
      {
        what: 'Visual theme, light or dark, accessibility settings',
        where: 'Your browser’s local storage',
        why: 'To draw the page right from the start',
      },
      {
        what: 'Page views, clicks by kind, scroll depth and navigation clicks',
        where: 'Our database, if behavioral analytics is on',
        why: 'To sort links and suggestions for you',
      },
      {
        what: 'Feedback and chat messages',
        where: 'Our database, once you send them',
        why: 'To answer you and to improve the site',
      },
      {
        what: 'What you ask the assistant and whom the page is written for; if you are remembered, also your last questions and a summary of your page views and clicks',
        where: 'Anthropic, but only if whoever runs this copy of the site has it use Claude',
        why: 'To answer you and to see what you may want next',
      },
      {
        what: 'A demo request, with the campaign links that brought you',
        where: 'Our database, once you send it; until then only your tab keeps what you typed',
        why: 'So that sales can write back',
      },
      {
        what: 'The first and the last campaign link that brought you, for 13 months',
        where: 'Your browser’s local storage; our database, with each press of a main button',
        why: 'To see which campaigns help',
      },
      {
        what: 'How far you are in the tutorial, and that you put an offer away',
        where: 'This browser alone',
        why: 'So that nothing starts or asks again',
      },
      {
        what: 'Your answers in the introduction',
        where: 'Your browser’s local storage',
        why: 'To pick up where you left off',
      },
      {
        what: 'Copies of the pages you have opened, for 30 days',
        where: 'Your browser’s cache; nothing of it is sent',
        why: 'So that you can read them without a connection',
      },
    ],
    neverHeading: 'What we do not do',
    never: [
      'We do not keep page views, clicks and chats longer than 13 months, unless whoever runs this copy of the site chose another time.',
      'We do not keep your choices and feedback either, once you have not been back for as long. A demo request stays until it is deleted.',
      'We do not follow you to other sites.',
      'We load no scripts from anyone else.',
      'We do not sell what is stored here, or share it with anyone but those named above.',
      'We do not record what you type, unless you send it.',
      'We do not learn who met an error: when a page fails, we count the page and the kind of browser, and nothing else.',
    ],
    removeHeading: 'How to stop and remove it',
    remove: [
      'Turn off what is remembered, above or in the footer. Tracking, analysis and storing stop at once.',
      'Turn off behavioral analytics alone, if the rest may stay.',
      'Press the delete button above. It removes what we have stored and what this browser keeps.',
      'Did you clear your cookies before? Then nobody can tell which rows are yours, us included.',
      'For anything else, write to support.',
    ],
    write: 'Write to support',
    email: site.emails.support,
    subject: 'My data',
  },
} as const satisfies SettingsCopy;
