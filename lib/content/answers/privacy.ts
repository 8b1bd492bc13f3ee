import { ROUTES } from '@/lib/config/routes';
import { myDataCopy } from '../pages/my-data';
import { site } from '../site';
import type { FactsByPlace } from './fact';
import { nextSteps } from './next-steps';

const { support } = site.emails;

/** Settings, accessibility and stored data. */
export const settingsFacts: FactsByPlace = {
  [`${ROUTES.settings}#privacy`]: [
    {
      says: 'Your segment and switches, page views, clicks by kind, scroll depth, and what you send: chats, feedback and demo requests. The settings page lists each item, where it is stored and why.',
      asks: 'What do you store about me?; does attune collect ip addresses; privacy policy; data protection; our legal department wants to know what you store; is my data safe; do you keep my feedback; do you know where i live; how do you handle my data; which personal data; what is recorded; saved information about visitors',
      why: 'Each item is listed with its reason: so that the right page comes first next time, that off stays off, and that nobody asks you twice.',
    },
    {
      says: `Press “${myDataCopy.remove}” on the settings page, under privacy. You need no account: it removes what is stored in our database and in this browser, demo requests included.`,
      asks: 'How do I delete my data?; wipe my history; erase my traces; right to be forgotten; deletion request; forget me; remove me from your records; delete my chat; clear everything about me; right to be forgotten; erase everything; undo a deletion',
    },
    {
      says: 'Yes. On the settings page, under privacy, you see how much of each kind is stored about you, and you can download all of it. You need no account and no email.',
      asks: 'Can I see and download my data?; subject access request; can i export my chats; data portability; is there a way to see everything saved on me; view my data; show me my file; can i get a json of what you know; get a copy of my data; export of my data; copy of my information; account needed to see my data',
    },
    {
      says: 'No. We do not sell what is stored here or share it. One exception is named: where Claude is turned on, what you ask the assistant goes to Anthropic.',
      asks: 'Do you sell or share my data?; do you pass on my email; will my address be sold; advertising; is my data shared with advertisers; data brokers; third parties; is what i enter shared; third parties that get my data; pass on to advertisers',
    },
    {
      says: 'No more than 13 months for page views, clicks, chats and the tests you took part in, unless the operator of this site chose another period. A demo request stays until it is deleted.',
      asks: 'How long do you keep my data?; how long until my history is gone; expiry of my data; retention period; after how many months do you forget me; how long do cookies last; do you delete old data; retention period; deleted after how many months',
    },
    {
      says: 'Yes, a few cookies of our own: your view, your switches, your answer about being remembered, which version of a tested page you see, and a secret key for your data. There are no third-party cookies or scripts.',
      asks: 'Do you use cookies?; how long are cookies valid; cookie banner; tracking cookies; do i have to accept cookies; can i reject cookies; refuse cookies; cookie consent; cookie policy',
    },
    {
      says: 'Turn off being remembered, in the settings or in the footer. Tracking, analysis and storing stop at once; to stop only the tracking, turn off behavioral analytics.',
      asks: 'How do I stop being tracked?; browse privately; revoke consent; i do not agree to being followed; reject all; i refuse; stop collecting data; manage my consent; withdraw consent; how is consent handled; opt out of tracking; object to recording',
    },
    {
      says: 'Only on this site: page views, clicks by kind and scroll depth. We do not follow you to other sites, and you can turn it off.',
      asks: 'Do you follow me to other sites?; big brother; can i object to profiling; do you log every move; is my behavior recorded; do you track me elsewhere; do you watch what i do; retargeting; remarketing; cross-site tracking; tracking across the internet; retargeting',
    },
    {
      says: 'No, we do not record what you type unless you send it.',
      asks: 'Do you record what I type?; do you capture keystrokes; mouse movements; do you save what i enter in a form; session replay; keylogger; do you use hotjar',
    },
    {
      says: 'No, we load no scripts from anyone else.',
      asks: 'Do you load scripts from others?; google fonts; meta pixel; external resources; ad trackers; do you use a tag manager',
    },
    {
      says: 'Yes. If your browser sends Global Privacy Control, this site does not remember your visit and behavioral analytics stays off.',
      asks: 'Do you respect Global Privacy Control?; my browser asks sites not to track me; does the browser setting count; browser privacy signal',
    },
    {
      says: 'Your chat messages are saved if you let the site remember you: then you find them here next time and can delete them on the settings page. Otherwise they disappear when you reload.',
      asks: 'Are my chat messages saved?; is this chat confidential; is this conversation recorded; do you log my questions; in which place are chats stored; is the chat private; who at your company sees my chats; does your team read the chats',
    },
    {
      says: 'Only if the operator of this site has turned Claude on: then Anthropic gets what you ask and who the page is written for, and, if you are remembered, your last questions and a summary of your clicks.',
      asks: 'What goes to Anthropic?; do you train your model on my chats; external ai provider; do you send my data to openai; do you feed my messages to a model; who reads what i type; who processes my questions; is my chat sent to an ai company',
    },
    {
      says: 'No account is needed. A random visitor number in your browser finds your settings, and a secret key in a cookie shows that the data is yours.',
      asks: 'How does the site know me without an account?; do you mix up people on a shared computer; forgot my login; anonymous visit; does it remember me next week; can i use this anonymously; do i need a password; will you recognize me next time; family computer',
    },
    {
      says: `Then nobody can tell which data is yours, not even us. Write to ${support} for anything else.`,
      asks: 'What if my cookies are gone?; how do i delete data if i lost the cookie; different device; what if i cleared my browser; what if i switch browsers',
      next: nextSteps.support,
    },
    {
      says: 'In local storage: your visitor number, the theme, light or dark, and your accessibility settings. Your answers in the introduction and the campaign link that brought you are there too.',
      asks: 'What is kept in my browser’s local storage?; is anything saved on my computer; localstorage; what stays on my device',
    },
    {
      says: 'No pages. Your browser may keep files in its own cache, as for every site; this site saves none for reading without a connection.',
      asks: 'Does the site keep pages in my browser?; offline copies; service worker cache; how long are pages saved offline',
    },
    {
      says: 'The first and the last campaign link that brought you are stored for 13 months, to see which campaigns help.',
      asks: 'Do you store which ad I clicked?; utm parameters; do you track ads; attribution; campaign link',
    },
    {
      says: 'No. When a page fails, we count the page and the kind of browser, and nothing else.',
      asks: 'Do you record errors in my browser?; crash reports; who ran into an error; do you log errors with my data',
    },
    {
      says: 'What you type in the demo form stays in your tab until you send it. Then it is in our database, so that sales can write back, until it is deleted.',
      asks: 'What happens to what I type in the demo form?; what do you do with my email address; do you store my name and email; how is my contact data used; do you put me on a mailing list',
    },
    {
      says: `Turning it off deletes the records, the cookies and the stored entries at once. What you sent yourself, such as feedback or a demo request, stays; to delete that too, use “${myDataCopy.remove}” first.`,
      asks: 'What happens when I turn off being remembered?; does turning it off remove the records; what is deleted when i withdraw; does my feedback stay when i opt out',
    },
    {
      says: 'Block this site’s cookies in your browser: that opts out without JavaScript.',
      asks: 'How do I opt out without JavaScript?; stop tracking without javascript; opt out with scripts disabled',
    },
  ],
  [`${ROUTES.settings}#personalization`]: [
    {
      says: 'Yes, on the settings page: three switches turn off personal words, sorting and analytics, one by one, and each works at once. With all three off you see the standard page.',
      asks: 'How do I get pages that are not adapted?; give me the plain vanilla site; kill the personalization; show me the neutral version; leave my page alone; no tailoring please; force the standard page; how do i undo this; how do i object; stop adapting; standard version; neutral page',
    },
    {
      says: 'Content personalization, navigation adaptation and behavioral analytics. Off shows the standard words, keeps links in one fixed order, or stops tracking and analysis.',
      asks: 'What do the three switches do?; which toggles exist; list the options in settings; difference between the switches; what happens if i turn off navigation adaptation; what does behavioral analytics do; effect of each switch',
    },
    {
      says: 'Yes: three switches on the settings page turn off personal words, sorting and analytics one by one, and each works at once.',
      asks: 'Can I turn off only one kind of adaptation?; keep the words but stop analytics; can i disable single parts; partial opt out',
    },
    {
      says: 'With all three off you see the standard page: the same words for everybody, links in one fixed order, and no tracking or analysis.',
      asks: 'What if all three switches are off?; what do i see with personalization off; what is the standard page',
    },
  ],
  [`${ROUTES.settings}#theme`]: [
    {
      says: 'Use the button in the header, or the theme section of the settings: light, dark or like your device. It changes at once and stays in this browser.',
      asks: 'Is there a dark mode?; too bright for my eyes; black background; change brightness; night mode; night mode; bright screen',
    },
    {
      says: 'There are three themes: Futuristic Clarity, Minimal Intelligence and Human-Centered Tech. Pick one in the settings or with the button in the header.',
      asks: 'Which visual themes are there?; change the design; different colors; appearance; what is futuristic clarity; change the style; human-centered tech',
    },
  ],
  [`${ROUTES.settings}#accessibility`]: [
    {
      says: 'Turn on Larger text in the accessibility settings, which sets 20 px in one step, or zoom in your browser up to twice the size. Nothing is cut off.',
      asks: 'How do I make the text larger?; increase the font size; the letters are tiny; small print; hard to read; my eyes are bad; how do i enlarge the text; font size',
    },
    {
      says: 'Yes. It works with keyboard and screen reader, follows your device settings, and has its own switches for text size, contrast, motion and focus.',
      asks: 'Is the site accessible?; ada compliance; section 508; wcag aa; is this barrier free; disabled users',
    },
    {
      says: 'Nothing moves if your device asks for less motion, or if you turn on Reduced motion in the accessibility settings. Typed text then appears at once.',
      asks: 'How do I stop the animations?; disable effects; too much movement; animations make me dizzy; motion sickness; motion sickness; typing effect off',
    },
    {
      says: 'High contrast gives black and white, clear borders and underlined links. Forced colors are respected, and no meaning is carried by color alone.',
      asks: 'Is there a high contrast setting?; low vision; increase contrast; contrast mode; black and white',
    },
  ],
  [ROUTES.settings]: [
    {
      says: 'No, every page needs a connection. Without one you see a page with a button to try again.',
      asks: 'Does the site work offline?; on the train; pwa; without internet; can i use the site on a plane',
    },
    {
      says: 'Three switches: personal words, sorting and analytics. The settings page also holds the theme, accessibility and everything that is stored about you.',
      asks: 'What is on the settings page?; configure the site; preferences; account settings; options',
    },
    {
      says: 'Yes, most of it: you can read every page, and links replace what needs scripts. The three switches and the data buttons need JavaScript.',
      asks: 'Does the site work without JavaScript?; noscript; scripts blocked; javascript disabled',
    },
    {
      says: 'Yes, you can change everything later in the settings, and choose another view on the home page at any time.',
      asks: 'Can I change my goal later?; is my choice final',
    },
  ],
};
