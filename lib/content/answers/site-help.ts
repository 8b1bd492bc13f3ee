import { ROUTES } from '@/lib/config/routes';
import { voiceCopy } from '../voice';
import type { Fact } from './fact';
import { nextSteps } from './next-steps';

const accessibility = `${ROUTES.settings}#accessibility` as const;
const theme = `${ROUTES.settings}#theme` as const;
const FEEDBACK = { label: 'Give feedback', href: `${ROUTES.home}#feedback` } as const;

/** How to read and use this site. */
export const siteHelpFacts: readonly Fact[] = [
  {
    says: 'Use the button in the header, or the theme section of the settings: light, dark or like your device. It changes at once and stays in this browser.',
    href: theme,
    next: nextSteps.theme,
    asks: 'dark mode; is there a dark mode; how do i turn on dark mode; light mode; night mode; switch to dark; the page is too bright; black background; where is dark mode; make it dark; change brightness; turn off dark mode; too bright for my eyes',
  },
  {
    says: 'There are three themes: Futuristic Clarity, Minimal Intelligence and Human-Centered Tech. Pick one in the settings or with the button in the header.',
    href: theme,
    next: nextSteps.theme,
    asks: 'which visual themes exist; which themes are there; which themes can i choose; what themes can i pick; what themes are there; visual themes; change the theme; how do i change the colors of the site; change the look; change the design; how many themes; themes; themes for the site; what is futuristic clarity; minimal intelligence theme; human-centered tech; change the style; different colors; appearance',
  },
  {
    says: 'Turn on Larger text in the accessibility settings, which sets 20 px in one step, or zoom in your browser up to twice the size. Nothing is cut off.',
    href: accessibility,
    next: nextSteps.accessibility,
    asks: 'make the text bigger; the letters are tiny; tiny text; small letters; hard to read; larger font; text is too small; font is too small for me; increase the font size; zoom; bigger letters; i cannot read this; how do i enlarge the text; text size; small print; letters are too small; my eyes are bad; bigger text',
  },
  {
    says: 'Yes. It works with keyboard and screen reader, follows your device settings, and has its own switches for text size, contrast, motion and focus.',
    href: accessibility,
    next: nextSteps.accessibility,
    asks: 'is the site accessible; accessibility; is it accessible; wcag; a11y; accessible for disabled people; is this barrier free; accessibility settings; do you support accessibility; ada compliance; section 508; wcag aa; accessibility statement; disabled users; which accessibility options are there; is your website accessible',
  },
  {
    says: 'Yes, every part says what should happen, and changes are announced once and calmly. Screen-reader mode also shows typed text at once and reads out the headings of each page.',
    href: `${ROUTES.demo}#announcements`,
    next: nextSteps.accessibility,
    asks: 'does it work with a screen reader; screen reader; blind users; i am blind; nvda; jaws; voiceover; does it work for blind people; screen-reader mode; announcements; how are changes announced; talkback; can blind people use it; visually impaired',
  },
  {
    says: 'Yes, everything works with the keyboard and you always see the focus. Tab moves on, Enter follows a link or presses a button, Escape closes menus and dialogs.',
    href: ROUTES.demo,
    next: nextSteps.habits,
    asks: 'can i use it without a mouse; keyboard only; keyboard navigation; which keys can i use; keyboard shortcuts; which keyboard shortcuts are there; use it with the keyboard; hotkeys; tab key; shortcut list; no mouse; keys; how do i navigate with the keyboard; what does escape do; shortcuts',
  },
  {
    says: 'Nothing moves if your device asks for less motion, or if you turn on Reduced motion in the accessibility settings. Typed text then appears at once.',
    href: accessibility,
    next: nextSteps.accessibility,
    asks: 'stop the animations; reduced motion; too much movement; animations make me dizzy; turn off animations; less motion; motion sickness; disable effects; moving parts; the animation is annoying; stop the typing effect; no animation; can i stop things moving',
  },
  {
    says: 'High contrast gives black and white, clear borders and underlined links. Forced colors are respected, and no meaning is carried by color alone.',
    href: accessibility,
    next: nextSteps.accessibility,
    asks: 'high contrast; color blind; contrast mode; i am color blind; forced colors; low vision; better contrast; black and white; hard to see the colors; increase contrast; color blindness',
  },
  {
    says: `Yes: press ${voiceCopy.button} and say “go home”, “show demo”, “scroll down” or “toggle theme”. Say “help” for all of them; your browser turns speech into text.`,
    href: ROUTES.home,
    next: nextSteps.home,
    asks: 'voice commands; does anyone listen to my microphone; is my microphone on; who hears my voice; can i talk to the site; which voice commands are there; voice control; speech recognition; use my voice; microphone; can i speak to it; what can i say; does it listen to me; voice recognition failed; does the microphone record me; is my voice recorded; how do voice commands work; speak commands; hands free; voice assistant',
  },
  {
    says: 'No, every page needs a connection. Without one you see a page with a button to try again.',
    href: ROUTES.settings,
    next: nextSteps.home,
    asks: 'does it work offline; can i read it offline; offline mode; without internet; no connection; can i use the site on a plane; is the site available offline; what happens when i am offline; what can i do without a connection; pwa; on the train',
  },
  {
    says: 'Yes, you can install it from your browser. It then opens in its own window, like an app.',
    href: ROUTES.home,
    next: nextSteps.home,
    asks: 'can i install the site; install it on my phone; add to home screen; install attune; keep it on my phone; how do i install; app icon; progressive web app; install this site; put it on my home screen; does it work on a phone; mobile friendly; can i use it on my phone; tablet',
  },
  {
    says: 'Use the feedback form at the end of a page: choose a rating, and a comment if you like. It takes half a minute.',
    href: `${ROUTES.home}#feedback`,
    next: FEEDBACK,
    asks: 'how do i give feedback; feedback form; rate this site; leave a comment; suggest an improvement; i have a suggestion; send feedback; where can i rate; feedback; i want to give you feedback; i have an idea; how can i rate this; feature request; suggestion box; can i rate the page',
  },
  {
    says: 'Six habits you can try by hand: a link past the menu, spoken changes, focus where work begins, dialogs that hold the focus, pictures that wait, and answers that are reused.',
    href: ROUTES.demo,
    next: nextSteps.habits,
    asks: 'what is on the demo page; performance demo; accessibility demo; six habits; what does the demo page show; performance and accessibility; how do you make pages fast; skip link; lazy images; how are images loaded; lazy loading; cached data; focus in dialogs; what habits; focus handling; when are images loaded; image loading',
  },
  {
    says: 'Three switches: personal words, sorting and analytics. The settings page also holds the theme, accessibility and everything that is stored about you.',
    href: ROUTES.settings,
    next: nextSteps.settings,
    asks: 'where are the settings; settings page; what can i set; how do i open the settings; account settings; preferences; my settings; where do i find settings; configure the site; options',
  },
  {
    says: 'Yes, most of it: you can read every page, and links replace what needs scripts. The three switches and the data buttons need JavaScript.',
    href: ROUTES.settings,
    next: nextSteps.settings,
    asks: 'does it work without javascript; no javascript; javascript disabled; without scripts; noscript; do i need javascript; scripts blocked; i have javascript turned off',
  },
  {
    says: 'Use the menu, or the sidebar for pages suggested to you. A mistyped address opens a page with a search for the whole site.',
    href: ROUTES.home,
    next: nextSteps.hub,
    asks: 'is there a search; search the site; how do i find something; where is the search; site map; sitemap; i cannot find what i am looking for; page not found; 404 page; how do i navigate; where is the menu; i am lost; how do i search',
  },
];
