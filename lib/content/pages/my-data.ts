import { site } from '../site';

/** 'Your data' on /settings: what is stored, as counts, as a file, and its deletion. */
export const myDataCopy = {
  heading: 'Your data',
  text: 'You need no account and no email: as long as this browser is remembered, its cookie shows that the data is yours.',
  show: 'Show what is stored',
  hide: 'Hide what is stored',
  loading: 'Counting…',
  download: 'Download (JSON)',
  downloading: 'Preparing…',
  downloaded: 'The file is on its way to your downloads folder.',
  remove: 'Delete my data',
  fileName: `${site.domain}-my-data`,
  unscripted:
    'These buttons need JavaScript. Without it you can download the stored data, or write to support to have it deleted.',
  unscriptedLink: 'Download my stored data',
  failed: {
    busy: 'Too many requests came from here. Wait a minute and try again.',
    trouble:
      'Our database is not responding right now. Nothing was changed, so please try again in a moment.',
    network: 'No response came. Check your connection and try again.',
  },
  database: {
    heading: 'In our database',
    none: 'We have nothing stored about you.',
    /** For a browser that is not remembered. */
    unlinked:
      'Nothing can be linked to this browser, because it is not remembered. If you sent us a demo request or feedback, we still have it. To have it deleted, write to',
    firstSeen: 'First stored',
    lastSeen: 'Last changed',
    kinds: {
      profiles: { title: 'Profiles', text: 'your segment, and whether you are new here.' },
      settings: { title: 'Settings', text: 'your three personalization switches.' },
      messages: { title: 'Chat messages', text: 'your questions, the answers, and the page that was open.' },
      feedback: { title: 'Feedback', text: 'your ratings and comments.' },
      events: {
        title: 'Behavior events',
        text: 'the pages you opened and for whom they were written, what you clicked and how far you scrolled.',
      },
      deliveries: {
        title: 'Requests passed on',
        text: 'when your demo requests went on to the systems of sales, and how.',
      },
      demoRequests: {
        title: 'Demo requests',
        text: 'what you sent to sales, and the campaign links that brought you.',
      },
      exposures: {
        title: 'Experiments on this site',
        text: 'which version you saw, and whether you went on from it.',
      },
    },
  },
  browser: {
    heading: 'In this browser',
    kinds: {
      cookie: {
        title: 'Cookies',
        text: 'which page to show first, which version of a tested page you see, your answer about being remembered, and the secret key to your data.',
      },
      local: {
        title: 'Entries that stay until deleted',
        text: 'your random visitor number, how the site looks, your answers in the introduction, the campaign links that brought you, and what you have closed.',
      },
      session: {
        title: 'Entries until you close the tab',
        text: 'where you are in the introduction and the tutorial, what your clicks said about you, and a demo request that you have not sent yet.',
      },
    },
  },
  confirm: {
    heading: 'Delete your data?',
    text: 'This cannot be undone. It deletes:',
    points: [
      'everything we have stored about you, chat and feedback included',
      'your demo requests, so sales can no longer answer them',
      'the cookies and everything else this site stores in this browser, except your choice not to be remembered',
    ],
    after: 'Afterward you are a new visitor, with the default look and settings.',
    yes: 'Delete it all',
    no: 'Keep it',
    sending: 'Deleting…',
    unsure: 'No response came, so it may or may not have worked. It is safe to try again.',
  },
  deleted: {
    heading: 'Your data is deleted',
    database: 'From our database:',
    nothing: 'Nothing was stored there.',
    browser: 'From this browser:',
    /** After the number. */
    passedOn: {
      one: 'demo request had already gone to sales. To have it deleted there, too, write to',
      other: 'demo requests had already gone to sales. To have them deleted there, too, write to',
    },
    note: 'This page still shows what it knew before. Reload it to start as a new visitor.',
    reload: 'Reload the page',
  },
} as const;
