import { ROUTES } from '@/lib/config/routes';
import { site } from '../site';
import { thirdPartyCopy, thirdPartyRecords } from '../third-parties';

export const SETTINGS_SECTION_IDS = ['personalization', 'theme', 'accessibility', 'privacy'] as const;

export const settingsCopy = {
  head: {
    eyebrow: 'Settings',
    heading: 'Account Settings',
    lede: {
      'innovation-leader':
        'Decide what this site may adapt, how it looks and what it stores. You need no account, and each change works at once.',
      developer:
        'Decide what this site may adapt, how it looks and what it stores. Everything it stores is listed below.',
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
      lede: 'This site follows your device settings. Changes you make here apply at once, on every page.',
      icon: 'hand',
    },
    privacy: {
      heading: 'Privacy and your data',
      lede: 'What is stored, where it is stored, and three buttons to count it, download it and delete it.',
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
        text: 'If your device asks for less motion, nothing here moves and typed text appears at once.',
      },
      {
        title: 'Contrast',
        text: 'Forced colors and high contrast are respected. No meaning is carried by color alone.',
      },
      { title: 'Keyboard', text: 'Everything works with the keyboard, and you can always see the focus.' },
      {
        title: 'Screen readers',
        text: 'Headings, fields and messages have names. A reply in the chat is read once, in full, while it is being typed.',
      },
      {
        title: 'WCAG level',
        text: 'We build and test for WCAG 2.2, level AA. If a page falls short, write to support.',
      },
    ],
    link: { label: 'Try the accessibility demo', href: ROUTES.demo },
  },
  privacy: {
    consent: {
      heading: 'May this site remember you?',
      text: 'If so, we store your choices in this browser and in our database, and record the pages you open and what you click. When we test two versions of a page, we also record which one you saw. If not, pages still adapt to the link you open and to what you choose here, until you close the browser.',
      off: 'Turning it off deletes the records, the cookies and the stored entries; while our server cannot be reached, every page asks it again. What you sent us yourself, such as messages, feedback or a demo request, stays. To delete that as well, do it first, below.',
    },
    storedCaption: 'What this site stores about you',
    columns: { what: 'What', where: 'Where', why: 'Why' },
    stored: [
      {
        what: 'Your segment, behavior and visitor type',
        where: 'A cookie from this site; segment and visitor type also in our database',
        why: 'So that the right page comes first next time',
      },
      {
        what: 'Your three switches',
        where: 'Our database; two of them also in a cookie from this site',
        why: 'So that off stays off',
      },
      {
        what: 'A random visitor number',
        where: 'Your browser’s local storage',
        why: 'To find your settings again without a login',
      },
      {
        what: 'Your answer about being remembered',
        where: 'A cookie from this site',
        why: 'So that nobody asks you twice',
      },
      {
        what: 'A secret key for your data',
        where: 'A cookie that scripts cannot read; we store only a hash of it',
        why: 'So that nobody else can see or change what is yours',
      },
      {
        what: 'Visual theme, light or dark, accessibility settings',
        where: 'Your browser’s local storage',
        why: 'To show the page right from the start',
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
        what: 'What you ask the assistant and who the page is written for; if you are remembered, also your last questions and a summary of your page views and clicks',
        where: 'Anthropic, but only if the operator of this site has turned Claude on',
        why: 'To answer you and to see what you may want next',
      },
      {
        what: 'A demo request, with the campaign links that brought you',
        where:
          'Our database, once you send it, and our sales team’s own tools where the operator of this site has connected them; until then, what you typed stays in your tab',
        why: 'So that sales can write back',
      },
      {
        what: 'The first and the last campaign link that brought you, for 13 months',
        where: 'Your browser’s local storage; our database, each time you press a main button',
        why: 'To see which campaigns help',
      },
      {
        what: 'Which version of a tested page you saw and whether you went on from it, for 13 months',
        where:
          'A cookie; our database, if behavioral analytics is on. Our totals per day name nobody and stay',
        why: 'To learn which version helps, and whether adapting pages helps at all',
      },
      {
        what: 'How far you are in the tutorial, and that you dismissed an offer',
        where: 'This browser only',
        why: 'So that nothing starts or asks again',
      },
      {
        what: 'Your answers in the introduction',
        where: 'Your browser’s local storage',
        why: 'To pick up where you left off',
      },
      ...thirdPartyRecords,
    ],
    questions: [
      {
        question: 'Which group am I in, and can I change it?',
        answer:
          'The selectors on the home page name your segment and your behavior. Choose others there whenever you like: your choice beats our guess.',
      },
      {
        question: 'Which cookies do you set, and for how long?',
        answer:
          'Four of our own, for at most 13 months from your last visit: your answer about being remembered, your view, the key to your data and the version of a tested page. If we do not remember you, your view ends with the browser, and only your answer stays.',
      },
      {
        question: 'Who reads the chats?',
        answer:
          'Nobody reads along. Our editors see which questions went unanswered, without who asked. Where Claude is turned on, Anthropic gets what you ask.',
      },
      {
        question: 'Do you use my IP address or a fingerprint?',
        answer:
          'Neither, to recognize you. Your address only limits the number of calls: we keep it as a hash, in memory, for an hour at most. We take no fingerprint of your browser or device.',
      },
    ],
    neverHeading: 'What we do not do',
    never: [
      'We do not keep page views, clicks, chats and the tests you took part in longer than 13 months, unless the operator of this site chose another period.',
      'We do not keep your choices and feedback either if you stay away for that long. A demo request stays until it is deleted.',
      ...thirdPartyCopy.never,
      'We do not sell what is stored here, or share it with anyone but those named above.',
      'We do not record what you type, unless you send it.',
      'We do not record who ran into an error: when a page fails, we count the page and the kind of browser, and nothing else.',
    ],
    removeHeading: 'How to stop and remove it',
    remove: [
      'Turn off being remembered, above or in the footer. Tracking, analysis and storing stop at once.',
      'Turn off only behavioral analytics, if the rest can stay.',
      'Press the delete button above. It removes what we have stored, in our database and in this browser.',
      'If you cleared your cookies before, nobody can tell which data is yours, not even us.',
      'For anything else, write to support.',
    ],
    write: 'Write to support',
    email: site.emails.support,
    subject: 'My data',
  },
} as const;
