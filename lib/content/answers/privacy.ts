import { ROUTES } from '@/lib/config/routes';
import { myDataCopy } from '../pages/my-data';
import { site } from '../site';
import { thirdPartyCopy } from '../third-parties';
import type { FactsByPlace } from './fact';
import { nextSteps } from './next-steps';

const { support } = site.emails;

/** Settings, accessibility and stored data. */
export const settingsFacts: FactsByPlace = {
  [`${ROUTES.settings}#privacy`]: [
    {
      says: 'Your segment and switches, page views, clicks by kind, scroll depth, and what you send: chats, feedback and demo requests. The settings page lists each item, where it is stored and why.',
      question: 'What do you store about me?',
      why: 'Each item is listed with its reason: so that the right page comes first next time, that off stays off, and that nobody asks you twice.',
    },
    {
      says: `Press “${myDataCopy.remove}” on the settings page, under privacy. You need no account: it removes what is stored in our database and in this browser, demo requests included.`,
      question: 'How do I delete my data?',
    },
    {
      says: 'Yes. On the settings page, under privacy, you see how much of each kind is stored about you, and you can download all of it. You need no account and no email.',
      question: 'Can I see and download my data?',
    },
    {
      says: 'No. We do not sell what is stored here or share it. One exception is named: where Claude is turned on, what you ask the assistant goes to Anthropic.',
      question: 'Do you sell or share my data?',
    },
    {
      says: 'No more than 13 months for page views, clicks, chats and the tests you took part in, unless the operator of this site chose another period. A demo request stays until it is deleted.',
      question: 'How long do you keep my data?',
    },
    {
      says: `Yes, a few cookies of our own: your view, your switches, your answer about being remembered, which version of a tested page you see, and a secret key for your data. ${thirdPartyCopy.cookies}`,
      question: 'Do you use cookies?',
    },
    {
      says: 'Turn off being remembered, in the settings or in the footer. Tracking, analysis and storing stop at once; to stop only the tracking, turn off behavioral analytics.',
      question: 'How do I stop being tracked?',
    },
    {
      says: `Only on this site: page views, clicks by kind and scroll depth. ${thirdPartyCopy.following}`,
      question: 'Do you follow me to other sites?',
    },
    {
      says: 'No, we do not record what you type unless you send it.',
      question: 'Do you record what I type?',
    },
    { says: thirdPartyCopy.answer, question: 'Do you load scripts from others?' },
    {
      says: 'Yes. If your browser sends Global Privacy Control, this site does not remember your visit and behavioral analytics stays off.',
      question: 'Do you respect Global Privacy Control?',
    },
    {
      says: 'Your chat messages are saved if you let the site remember you: then you find them here next time and can delete them on the settings page. Otherwise they disappear when you reload.',
      question: 'Are my chat messages saved?',
    },
    {
      says: 'Only if the operator of this site has turned Claude on: then Anthropic gets what you ask and who the page is written for, and, if you are remembered, your last questions and a summary of your clicks.',
      question: 'What goes to Anthropic?',
    },
    {
      says: 'No account is needed. A random visitor number in your browser finds your settings, and a secret key in a cookie shows that the data is yours.',
      question: 'How does the site know me without an account?',
    },
    {
      says: `Then nobody can tell which data is yours, not even us. Write to ${support} for anything else.`,
      question: 'What if my cookies are gone?',
      next: nextSteps.support,
    },
    {
      says: 'In local storage: your visitor number, the theme, light or dark, and your accessibility settings. Your answers in the introduction and the campaign link that brought you are there too.',
      question: 'What is kept in my browser’s local storage?',
    },
    {
      says: 'No pages. Your browser may keep files in its own cache, as for every site; this site saves none for reading without a connection.',
      question: 'Does the site keep pages in my browser?',
    },
    {
      says: 'The first and the last campaign link that brought you are stored for 13 months, to see which campaigns help.',
      question: 'Do you store which ad I clicked?',
    },
    {
      says: 'No. When a page fails, we count the page and the kind of browser, and nothing else.',
      question: 'Do you record errors in my browser?',
    },
    {
      says: 'What you type in the demo form stays in your tab until you send it. Then it is in our database, so that sales can write back, until it is deleted.',
      question: 'What happens to what I type in the demo form?',
    },
    {
      says: `Turning it off deletes the records, the cookies and the stored entries. What you sent yourself, such as messages, feedback or a demo request, stays; to delete that too, use “${myDataCopy.remove}” first.`,
      question: 'What happens when I turn off being remembered?',
    },
    {
      says: 'Block this site’s cookies in your browser: that opts out without JavaScript.',
      question: 'How do I opt out without JavaScript?',
    },
  ],
  [`${ROUTES.settings}#personalization`]: [
    {
      says: 'Yes, on the settings page: three switches turn off personal words, sorting and analytics, one by one, and each works at once. With all three off you see the standard page.',
      question: 'How do I get pages that are not adapted?',
    },
    {
      says: 'Content personalization, navigation adaptation and behavioral analytics. Off shows the standard words, keeps links in one fixed order, or stops tracking and analysis.',
      question: 'What do the three switches do?',
    },
    {
      says: 'Yes: three switches on the settings page turn off personal words, sorting and analytics one by one, and each works at once.',
      question: 'Can I turn off only one kind of adaptation?',
    },
    {
      says: 'With all three off you see the standard page: the same words for everybody, links in one fixed order, and no tracking or analysis.',
      question: 'What if all three switches are off?',
    },
  ],
  [`${ROUTES.settings}#theme`]: [
    {
      says: 'Use the button in the header, or the theme section of the settings: light, dark or like your device. It changes at once and stays in this browser.',
      question: 'Is there a dark mode?',
    },
    {
      says: 'There are three themes: Futuristic Clarity, Minimal Intelligence and Human-Centered Tech. Pick one in the settings or with the button in the header.',
      question: 'Which visual themes are there?',
    },
  ],
  [`${ROUTES.settings}#accessibility`]: [
    {
      says: 'Turn on Larger text in the accessibility settings, which sets 20 px in one step, or zoom in your browser up to twice the size. Nothing is cut off.',
      question: 'How do I make the text larger?',
    },
    {
      says: 'Yes. It works with keyboard and screen reader, follows your device settings, and has its own switches for text size, contrast, motion and focus.',
      question: 'Is the site accessible?',
    },
    {
      says: 'Nothing moves if your device asks for less motion, or if you turn on Reduced motion in the accessibility settings. Typed text then appears at once.',
      question: 'How do I stop the animations?',
    },
    {
      says: 'High contrast gives black and white, clear borders and underlined links. Forced colors are respected, and no meaning is carried by color alone.',
      question: 'Is there a high contrast setting?',
    },
  ],
  [ROUTES.settings]: [
    {
      says: 'No, every page needs a connection. Without one you see a page with a button to try again.',
      question: 'Does the site work offline?',
    },
    {
      says: 'Three switches: personal words, sorting and analytics. The settings page also holds the theme, accessibility and everything that is stored about you.',
      question: 'What is on the settings page?',
    },
    {
      says: 'Yes, most of it: you can read every page, and links replace what needs scripts. The three switches and the data buttons need JavaScript.',
      question: 'Does the site work without JavaScript?',
    },
    {
      says: 'Yes, you can change everything later in the settings, and choose another view on the home page at any time.',
      question: 'Can I change my goal later?',
    },
  ],
};
