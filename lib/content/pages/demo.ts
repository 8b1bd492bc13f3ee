import { ROUTES } from '@/lib/config/routes';
import { callToActionCopy } from '../calls-to-action';

export const DEMO_IDS = [
  'skip-link',
  'announcements',
  'focus-on-arrival',
  'focus-in-dialogs',
  'images',
  'cached-data',
] as const;

export type DemoId = (typeof DEMO_IDS)[number];

const findADemo = 'Find a demo';

export const playgroundCopy = {
  head: {
    eyebrow: 'Demo',
    heading: 'Fast and usable, for everyone',
    lede: {
      'innovation-leader':
        'A page that adapts must still be quick and work for everyone. Here is what we do about both, and how you can check it.',
      developer:
        'Six habits behind this site, from skip links to cached data. Put the mouse away and try them with the keyboard.',
      'sales-prospect':
        'Visitors leave slow pages, and many cannot use a mouse. Here are six habits that keep both groups with you.',
    },
  },
  // First on the page, shown on focus.
  skip: 'Skip to the demos',
  guide: {
    heading: 'How to use this page',
    text: 'Use the Tab key to move and Enter to act. If you have a screen reader, turn it on. Every part says what should happen, so that you can tell if it does.',
  },
  finder: {
    label: findADemo,
    hint: 'Type a word or choose below. The field has the focus when the page opens.',
    list: 'Demos on this page',
    keys: 'Keys that work everywhere',
    none: 'No demo matches. Clear the field to see all of them.',
    found: { one: 'demo found.', many: 'demos found.' },
  },
  // `more` opens the other two on a phone.
  labels: {
    how: 'How it is built',
    check: 'Check it yourself',
    more: 'How it is built, and how to check it',
  },
  groups: [
    {
      id: 'accessibility',
      heading: 'Accessibility',
      lede: 'Four habits that help people who listen to a page, or who move through it by keyboard.',
      topics: ['skip-link', 'announcements', 'focus-on-arrival', 'focus-in-dialogs'],
    },
    {
      id: 'performance',
      heading: 'Performance',
      lede: 'Two habits that keep a page quick on a slow phone.',
      topics: ['images', 'cached-data'],
    },
  ],
  topics: {
    'skip-link': {
      title: 'A way past the menu',
      icon: 'compass',
      text: 'People who use a keyboard would otherwise pass every link of the menu on each page. One link takes them straight to the content.',
      how: [
        'It is the first thing that takes the focus.',
        'It is hidden until it has the focus, so nobody else sees it.',
        'It moves the focus along with the view.',
      ],
      check: 'Open the home page and press Tab once. A link to the main content appears at the top.',
    },
    announcements: {
      title: 'Changes that speak',
      icon: 'megaphone',
      text: 'When something changes without a new page, a screen reader should say so, once and calmly.',
      how: [
        'A quiet region of the page holds the message.',
        'The reader finishes its sentence before it says the new one.',
        'The message is cleared after three seconds, so that the same one can be said again.',
      ],
      check:
        'Press the button and count to three. The region is empty again, so the next message can be heard.',
    },
    'focus-on-arrival': {
      title: 'Focus where work begins',
      icon: 'target',
      text: 'On a page with one thing to type, the cursor can wait in the field. On any other page it should not jump.',
      how: [
        'Only a field that is the point of the page takes the focus.',
        'Its label is read aloud, so nobody gets lost.',
        'The page never scrolls under someone who is reading.',
      ],
      check: 'Reload this page and type a word. It lands in the field at the top, and the page stays still.',
    },
    'focus-in-dialogs': {
      title: 'Dialogs that hold the focus',
      icon: 'lock',
      text: 'While a dialog is open, the Tab key stays inside it. When it closes, you are back where you were.',
      how: [
        'The browser’s own dialog element does most of the work.',
        'Escape closes it, and so does a button with a name.',
        'The focus returns to the button that opened it.',
      ],
      check:
        'Open the dialog by keyboard, go around with Tab, then press Escape. You are back on the button.',
    },
    images: {
      title: 'Pictures that wait their turn',
      icon: 'eye',
      text: 'A picture far down the page should not slow down the top. It loads shortly before it comes into view.',
      how: [
        'Loading starts 200 pixels before a picture comes into view.',
        'A tiny blurred copy fills the space, so nothing moves.',
        'Each picture says in words what it shows.',
      ],
      check: 'Scroll slowly and read the line below each picture. The text around it does not move.',
    },
    'cached-data': {
      title: 'Fetch once, reuse the response',
      icon: 'gauge',
      text: 'Data that has not changed should not travel twice. The second look at it is instant.',
      how: [
        'The first request takes as long as it takes, and says so.',
        'The response is cached and shown again without a wait.',
        'A short message tells you where the data came from.',
      ],
      check: 'Fetch twice and compare the times. Or go to another page, come back and fetch: no wait either.',
    },
  },
  live: {
    label: 'Try it',
    unscripted: 'This demo runs with JavaScript, which is off in your browser.',
    skipLink: {
      hint: 'A small page with a menu. Press Tab from here and watch its first link appear.',
      skip: 'Skip the small menu',
      menu: 'Small menu',
      past: 'You can land here without passing the menu.',
    },
    announcements: {
      button: 'Make an announcement',
      messages: ['Your report is ready.', 'Three new articles were added.', 'Your settings were saved.'],
      now: 'In the region now:',
      nothing: 'nothing',
      transcript: 'What was announced',
      none: 'Nothing so far. Press the button.',
      // ‘“Report ready.” cleared after 3.0 s’
      cleared: 'cleared after',
    },
    arrival: {
      took: `When you arrived, the field ‘${findADemo}’ took the focus.`,
      left: 'When you arrived, something else had the focus, so the field left it there.',
      moved: 'The page moved by',
      pixels: 'pixels.',
      button: 'Go to the field again',
    },
    dialog: {
      open: 'Open the dialog',
      title: 'Try to leave with Tab',
      text: 'Press Tab, or Shift and Tab, as often as you like. Escape closes the dialog.',
      name: 'Your name',
      remind: 'Remind me tomorrow',
      save: 'Save',
      close: 'Close',
      trace: { focus: 'The focus is on', presses: 'Tab pressed', rounds: 'Rounds' },
      result: {
        escape: 'Closed with Escape.',
        button: 'Closed with a button.',
        back: 'The focus is back on the button above.',
        lost: 'The focus is elsewhere.',
      },
    },
    images: {
      waiting: 'Waiting until it is near.',
      loading: 'Loading…',
      failed: 'This picture did not load.',
      // ‘Started 200 px before coming into view, loaded in 24 ms (AVIF).’
      began: 'Started',
      ahead: 'px before coming into view',
      inView: 'Already in view',
      after: 'loaded in',
      again: 'Blur and sharpen again',
      pictures: [
        {
          name: 'hills',
          src: '/images/demo/hills-960.jpg',
          alt: 'Six ridges of hills, one behind the other, in the haze of a sunrise.',
        },
        {
          name: 'sea',
          src: '/images/demo/sea-960.jpg',
          alt: 'A full moon over a calm sea at dusk, with its light on the waves.',
        },
        {
          name: 'city',
          src: '/images/demo/city-960.jpg',
          alt: 'A city at night: rows of dark houses with many lit windows under stars.',
        },
        {
          name: 'dial',
          src: '/images/demo/dial-960.jpg',
          alt: 'The dial of a radio, with its orange needle between 80 and 100.',
        },
      ],
    },
    cache: {
      fetch: 'Fetch data',
      fetching: 'Fetching…',
      forget: 'Clear the cache',
      toast: {
        title: 'Data Fetched with Cache',
        server: 'It came from the server and is now cached.',
        cache: 'It came from the cache, without a wait.',
      },
      report: {
        label: 'Sample data',
        received: 'Received at',
        rows: [
          { label: 'Visits in the last 24 hours', value: '2.2K' },
          { label: 'Pages per visit', value: '3.7' },
          { label: 'Most read', value: 'Home' },
        ],
      },
      log: {
        caption: 'Your fetches, the latest first',
        attempt: 'Fetch',
        from: 'Source',
        time: 'Time',
        none: 'No fetch yet.',
        server: 'from the server',
        cache: 'from cache',
      },
    },
  },
  keys: {
    heading: 'Keys that work on every page',
    lede: 'There is little to learn: all but the last have always worked in your browser.',
    caption: 'Keys and what they do',
    key: 'Key',
    result: 'What happens',
    rows: [
      { key: 'Tab', result: 'Moves to the next link, button or field.' },
      { key: 'Shift and Tab', result: 'Moves back to the previous one.' },
      { key: 'Enter', result: 'Follows a link or presses a button.' },
      { key: 'Space', result: 'Presses a button or flips a switch.' },
      { key: 'Arrow keys', result: 'Move between tabs and options.' },
      { key: 'Escape', result: 'Closes a menu or a dialog.' },
      { key: 'F8', result: 'Moves to the latest notification.' },
    ],
  },
  close: {
    explorer: {
      title: 'See what adapts',
      text: 'That was the foundation. The features page shows what is built on it.',
      links: [
        { label: 'Tour the features', href: ROUTES.features },
        { label: 'Back to the home page', href: ROUTES.home },
      ],
    },
    researcher: {
      title: 'Go one level down',
      text: 'Read which calls the browser makes, and which events are worth recording.',
      links: [
        { label: 'Open the API reference', href: ROUTES.api },
        { label: 'Three events worth tracking', href: `${ROUTES.contentHub}#events-worth-tracking` },
      ],
    },
    converter: {
      title: 'See it on one of your pages',
      text: 'In a demo we open your page and ours side by side, with a slow phone and a screen reader.',
      links: [callToActionCopy['schedule-demo'], { label: 'Compare plans', href: ROUTES.pricing }],
    },
  },
} as const;

export type PlaygroundCopy = typeof playgroundCopy;
