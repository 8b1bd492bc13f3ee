import { ROUTES } from '@/lib/config/routes';
import { myDataCopy } from '../pages/my-data';
import { site } from '../site';
import type { Fact } from './fact';
import { nextSteps } from './next-steps';

const privacy = `${ROUTES.settings}#privacy` as const;
const { support } = site.emails;

/** What this site stores about its visitors, and their rights. */
export const privacyFacts: readonly Fact[] = [
  {
    says: 'Your segment and switches, page views, clicks by kind, scroll depth, and what you send: chats, feedback and demo requests. The settings page lists each item, where it is stored and why.',
    href: privacy,
    next: nextSteps.privacy,
    asks: 'what do you store about me; do you keep my feedback; is my feedback stored; does attune collect ip addresses; do you store my ip address; our legal department wants to know what you store; do you collect location data; do you know where i live; what data do you collect; which personal data do you collect; what do you know about me; privacy policy; privacy; data protection; what information do you save; what do you keep; do you collect personal information; what is stored; which data is saved; what data do you have on me; how do you handle my data; how do you use my data; is my data safe; what happens to my data; what do you record; do you collect data; what are you collecting about me; do you store personal data; what do you do with my data',
    why: 'Each item is listed with its reason: so that the right page comes first next time, that off stays off, and that nobody asks you twice.',
  },
  {
    says: `Press “${myDataCopy.remove}” on the settings page, under privacy. You need no account: it removes what is stored in our database and in this browser, demo requests included.`,
    href: privacy,
    next: nextSteps.privacy,
    asks: 'how do i delete my data; delete my data; erase my data; forget me; right to be forgotten; remove everything you have about me; can i delete my account; delete my chat; wipe my history; remove my information; can i have my data deleted; erase my chat history; i want you to forget me; how to remove my data; delete all; remove my details; delete my demo request; deletion request; delete my messages; clear my data; how can i get my data removed; how do i delete it; can you delete my data; wipe everything please; erase my traces; remove me from your records; clear everything about me',
  },
  {
    says: 'Yes. On the settings page, under privacy, you can see everything that is stored about you and download it. You need no account and no email.',
    href: privacy,
    next: nextSteps.privacy,
    asks: 'can i see what you know about me; show me what you have on me; what do you know about me; see my data; look at my own data; can i see my data; is there a way to see everything saved on me; everything you saved about me; where do i see what you saved; download my data; export my data; see what you have about me; data export; get a copy of my data; show my data; right of access; what have you stored about me so far; view my data; how do i download everything you know about me; data portability; access request; where can i see what you store; subject access request; how do i see what you have on me; show me my file; what do you have on me; let me look at my record; my records please; can i get a json of what you know; can i export my chats; download my chats',
  },
  {
    says: 'No. We do not sell what is stored here or share it. One exception is named: where Claude is turned on, what you ask the assistant goes to Anthropic.',
    href: privacy,
    next: nextSteps.privacy,
    asks: 'do you sell my data; is my email address shared; do you share my email address; do you pass on my email; will my address be sold; do you share my data; who gets my data; do you give data to third parties; is my data shared with advertisers; do you sell data to anyone; who can see my data; is my data passed on; third parties; do you share data with google; who has access to my data; do you use my data for ads; advertising; data brokers; can other people see my data; can other visitors see my data; do you give my information to anyone; is what i enter shared; does anyone else see my data; share my email',
  },
  {
    says: 'No more than 13 months for page views, clicks, chats and the tests you took part in, unless the operator of this site chose another period. A demo request stays until it is deleted.',
    href: privacy,
    next: nextSteps.privacy,
    asks: 'how long do you keep my data; data retention; retention period; how long is data stored; when is my data deleted; how long do you store chats; storage period; how many months do you keep data; for how long do you keep my chat; 13 months; how long are page views stored; do you delete old data; when do you delete data; how long do you remember me; how long do you keep a demo request; retention; how long do cookies last; how long until my history is gone; when is my data gone; after how many months do you forget me; expiry of my data',
  },
  {
    says: 'Yes, a few cookies of our own: your view, your switches, your answer about being remembered, which version of a tested page you see, and a secret key for your data. There are no third-party cookies or scripts.',
    href: privacy,
    next: nextSteps.privacy,
    asks: 'do you use cookies; what if i block cookies; how long are cookies valid; does it work without cookies; can i say no to cookies; refuse cookies; without cookies; which cookies do you set; cookies; what is stored in the cookie; cookie policy; cookie consent; third party cookies; what is in the cookie; how many cookies; do i have to accept cookies; can i reject cookies; cookie banner; why is there no cookie banner; tracking cookies; do you need cookies; are cookies used; cookie settings; block cookies; does it work if i block cookies; which cookies are set; what is in your cookie',
  },
  {
    says: 'Turn off being remembered, in the settings or in the footer. Tracking, analysis and storing stop at once; to stop only the tracking, turn off behavioral analytics.',
    href: privacy,
    next: nextSteps.privacy,
    asks: 'what happens when i click turn it off; what does turn it off do; how do i turn off tracking; how is consent handled; consent; do you ask for consent; may i say no to being remembered; manage my consent; stop tracking me; i do not want to be tracked; opt out; opt out of analytics; do not remember me; withdraw consent; how can i stop the tracking; turn off analytics; disable tracking; how do i opt out; i do not want you to remember me; stop recording me; can i use the site without being tracked; how do i withdraw my consent; revoke consent; browse privately; stop collecting data; can i say no; turn off being remembered; how do i stop being remembered; can visitors opt out; refuse tracking; do you need my consent; i do not agree to being followed; reject all; i refuse; no thank you to cookies',
  },
  {
    says: 'Only on this site: page views, clicks by kind and scroll depth. We do not follow you to other sites, and you can turn it off.',
    href: privacy,
    next: nextSteps.privacy,
    asks: 'i do not want you to follow me around the internet; do you follow me after this; retargeting; do you track me elsewhere; do you track me; can i object to profiling; do you follow my clicks; are you tracking me; do you track me on other websites; do you follow me around the web; what do you track; is this page tracking me; which clicks do you record; am i being tracked; do you watch what i do; cross site tracking; retargeting; do you know which other sites i visit; do you use fingerprinting; are you watching me; are you spying on me; do you track visitors; do you follow people; remarketing; do you record clicks; is my behavior recorded; do you spy on me; big brother; do you log every move; am i being watched',
  },
  {
    says: 'No, we do not record what you type unless you send it.',
    href: privacy,
    next: nextSteps.privacy,
    asks: 'do you record what i type; do you keep recordings of my visit; recordings; is my visit recorded as a video; keystrokes; keylogger; do you save what i enter in a form; do you see what i type before i send it; session recording; do you record my screen; do you store form input; session replay; do you capture keystrokes; screen recording; is my typing recorded; do you use hotjar; mouse movements; heatmaps',
  },
  {
    says: 'No, we load no scripts from anyone else.',
    href: privacy,
    next: nextSteps.privacy,
    asks: 'do you load third-party scripts; third party scripts; do you use google analytics on this site; external scripts; facebook pixel; are there trackers on this site; third party code; google fonts; do you use a tag manager; ad trackers; external resources; cdn; are there ads on this site; meta pixel',
  },
  {
    says: 'Yes. If your browser sends Global Privacy Control, this site does not remember your visit and behavioral analytics stays off.',
    href: privacy,
    next: nextSteps.privacy,
    asks: 'do you respect global privacy control; do not track; gpc; dnt; global privacy control signal; browser privacy signal; do you honor do not track; my browser asks sites not to track me; does the browser setting count; respect privacy settings of my browser',
  },
  {
    says: 'Your chat messages are saved if you let the site remember you: then you find them here next time and can delete them on the settings page. Otherwise they disappear when you reload.',
    href: privacy,
    next: nextSteps.privacy,
    asks: 'is my chat saved; where is the chat stored; in which place are chats stored; who at your company sees my chats; does your team read the chats; are my messages stored; do you save this chat; is this conversation recorded; do you keep chat messages; who reads this chat; is the chat private; do you store what i ask; is what i write here saved; chat history; will you remember this conversation; are my questions stored; do you log my questions; does anybody read my messages; is this chat confidential; do you read my chat; where are my messages stored; can you see my messages; who sees my chat; who can read my chat',
  },
  {
    says: 'Only if the operator of this site has turned Claude on: then Anthropic gets what you ask and who the page is written for, and, if you are remembered, your last questions and a summary of your clicks.',
    href: privacy,
    next: nextSteps.privacy,
    asks: 'does my data go to anthropic; do you use my data for training; do you train on my chats; does the ai learn from me; is my chat sent to an ai company; do you send my data to openai; is my question sent to claude; does an ai read my messages; is data sent to a model; do you share data with anthropic; which data goes to the model; is the chat sent to a third party; does claude get my data; external ai provider; who processes my questions; is my data used to train ai; ai training with my data; do you train your model on my chats; do you use my text to train ai; is my chat used for training; do you feed my messages to a model; who reads what i type; does a model learn from me',
  },
  {
    says: 'No account is needed. A random visitor number in your browser finds your settings, and a secret key in a cookie shows that the data is yours.',
    href: privacy,
    next: nextSteps.privacy,
    asks: 'do i need an account; can i use this anonymously; anonymous; do i have to give my name; does it remember me next time; will you recognize me next time; how do you remember me; do i have to log in; is there a login; create an account; do i need to register; where do i log in; visitor number; how do you know it is me; how do you recognize me without a login; is there an account; sign in; my account; user account; forgot my login; do i need a password; log in; how do you identify me; without an account; do you mix up people on a shared computer; shared computer; family computer; can i be anonymous; anonymous visit; does it remember me next week',
  },
  {
    says: `Then nobody can tell which data is yours, not even us. Write to ${support} for anything else.`,
    href: privacy,
    next: nextSteps.support,
    asks: 'i cleared my cookies; i deleted my cookies before; how do i delete data if i lost the cookie; i use another browser now; what if i cleared my browser; i cleared my cookies can i still delete my data; lost cookie; different device; what if i switch browsers',
  },
  {
    says: 'In local storage: your visitor number, the theme, light or dark, and your accessibility settings. Your answers in the introduction and the campaign link that brought you are there too.',
    href: privacy,
    next: nextSteps.privacy,
    asks: 'what do you keep in local storage; local storage; what is stored in my browser; which data is in the browser; browser storage; what stays on my device; is anything saved on my computer; localstorage',
  },
  {
    says: 'No pages. Your browser may keep files in its own cache, as for every site; this site saves none for reading without a connection.',
    href: privacy,
    next: nextSteps.privacy,
    asks: 'do you save pages in my browser; cached pages; how long are pages saved offline; saved copies of pages; offline copies; service worker cache; pages saved for offline; which pages can i read offline',
  },
  {
    says: 'The first and the last campaign link that brought you are stored for 13 months, to see which campaigns help.',
    href: privacy,
    next: nextSteps.privacy,
    asks: 'do you store which ad i clicked; campaign link; utm parameters; do you know which ad brought me; attribution; what do you do with campaign links; first and last campaign; which campaign; do you track ads; where i came from',
  },
  {
    says: 'No. When a page fails, we count the page and the kind of browser, and nothing else.',
    href: privacy,
    next: nextSteps.privacy,
    asks: 'do you record errors of my browser; error tracking; crash reports; who ran into an error; do you log errors with my data; do you know who had an error',
  },
  {
    says: 'What you type in the demo form stays in your tab until you send it. Then it is in our database, so that sales can write back, until it is deleted.',
    href: privacy,
    next: nextSteps.privacy,
    asks: 'what happens to my demo request data; is the demo form stored; where does my demo request go; what do you do with my email address; is my email stored; do you store my name and email; what happens to the contact form; do you put me on a mailing list; how is my contact data used',
  },
  {
    says: 'No names and no email addresses of your visitors: page views, clicks by kind and scroll depth are enough. Your visitors get the same switches to turn it off.',
    href: `${ROUTES.pricing}#questions`,
    next: nextSteps.settings,
    asks: 'what about our visitors data; do our customers have to give consent; what do you collect from our visitors; can our visitors switch it off; is it privacy friendly for our customers; do you see our customers data; data of our users; what happens with the data of our website visitors; visitors of our site opt out; end user privacy',
  },
  {
    says: `Turning it off deletes the records, the cookies and the stored entries at once. What you sent yourself, such as feedback or a demo request, stays; to delete that too, use “${myDataCopy.remove}” first.`,
    href: privacy,
    next: nextSteps.privacy,
    asks: 'what happens when i turn off being remembered; what happens to my demo request when i turn remembering off; does my feedback stay when i opt out; is my demo request deleted when i opt out; does opting out delete my data; is my data deleted when i opt out; what is deleted when i withdraw; what stays after opting out; if i say no what happens; does turning it off remove the records',
  },
];
