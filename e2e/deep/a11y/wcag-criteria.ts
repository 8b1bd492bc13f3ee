/** A test, by its file and part of its title as written in the source. */
export type Proof = { file: string; title: string };
/** A criterion of WCAG 2.2, level A or AA, with its proofs; `read` is the result of a manual review. */
export type Criterion = { name: string; level: 'A' | 'AA'; proofs?: readonly Proof[]; read?: string };

const A11Y = 'e2e/deep/a11y';
const E2E = 'e2e/deep';
const PAGES: Proof = {
  file: `${A11Y}/pages.spec.ts`,
  title: 'axe finds no violations and no text is clipped on',
};
const STATES: Proof = {
  file: `${A11Y}/states.spec.ts`,
  title: 'axe finds no violations and no text is clipped in',
};
const WALK: Proof = { file: `${A11Y}/keyboard.spec.ts`, title: 'Tab reaches every control of' };
const DIALOGS: Proof = { file: `${A11Y}/keyboard.spec.ts`, title: 'Enter opens it, each stop is visible' };
const AXE = [PAGES, STATES];
const comfort = (title: string): Proof => ({ file: `${A11Y}/comfort.spec.ts`, title });
const e2e = (name: string, title: string): Proof => ({ file: `${E2E}/${name}.spec.ts`, title });

const NO_MEDIA =
  'Not applicable. No page has audio or video: app and components contain no <audio>, <video> or <canvas>.';

export const CRITERIA: Readonly<Record<string, Criterion>> = {
  '1.1.1': {
    name: 'Non-text Content',
    level: 'A',
    proofs: [
      ...AXE,
      e2e('analytics-charts', 'every chart provides its figures as a table'),
      e2e('shell', 'when the logo fails to load, an icon and the name replace it'),
    ],
    read: 'The five <img> of components: logo, install icon and card pictures have an empty alt next to their text, the four pictures of /demo have alt texts. Icons are hidden, and icon-only buttons have a name. Charts are named images with a table, or hidden next to their figures as text; the frames of /compare have titles.',
  },
  '1.2.1': { name: 'Audio-only and Video-only (Prerecorded)', level: 'A', read: NO_MEDIA },
  '1.2.2': { name: 'Captions (Prerecorded)', level: 'A', read: NO_MEDIA },
  '1.2.3': { name: 'Audio Description or Media Alternative (Prerecorded)', level: 'A', read: NO_MEDIA },
  '1.2.4': { name: 'Captions (Live)', level: 'AA', read: NO_MEDIA },
  '1.2.5': { name: 'Audio Description (Prerecorded)', level: 'AA', read: NO_MEDIA },
  '1.3.1': {
    name: 'Info and Relationships',
    level: 'A',
    proofs: [...AXE, e2e('found', 'one h1, before all other headings, and no level skipped')],
  },
  '1.3.2': {
    name: 'Meaningful Sequence',
    level: 'A',
    proofs: [WALK, comfort('no page loses text without JavaScript')],
  },
  '1.3.3': {
    name: 'Sensory Characteristics',
    level: 'A',
    read: "Copy in lib/content that mentions a position or a color: 'above' and 'below' follow the reading order and name the target, the sides of /compare are labels of their fields and buttons, the colors of a match appear next to its score and its label.",
  },
  '1.3.4': {
    name: 'Orientation',
    level: 'AA',
    proofs: [comfort('a phone shows the same text in portrait and in landscape')],
  },
  '1.3.5': {
    name: 'Identify Input Purpose',
    level: 'AA',
    proofs: [PAGES, STATES],
    read: 'Fields about the visitor: demo request (name, work email, organization) and onboarding (name) have their autocomplete tokens; no other field asks about the visitor.',
  },
  '1.4.1': {
    name: 'Use of Color',
    level: 'A',
    proofs: [
      ...AXE,
      e2e('analytics-charts', 'every chart provides its figures as a table'),
      comfort('in forced colors every control styled by a background'),
    ],
    read: 'Links in sentences are underlined. Selected items have a bar, a check mark, a border or a fill of different lightness, and are underlined in forced colors. Errors, states and badges are text, optional fields are labeled as optional; match dots, heat map cells and parts of charts show their figure, changed words of /compare are underlined.',
  },
  '1.4.2': { name: 'Audio Control', level: 'A', read: NO_MEDIA },
  '1.4.3': { name: 'Contrast (Minimum)', level: 'AA', proofs: AXE },
  '1.4.4': {
    name: 'Resize Text',
    level: 'AA',
    proofs: [...AXE, e2e('accessibility-memory', 'on a 320 px phone no page scrolls sideways with text at')],
  },
  '1.4.5': {
    name: 'Images of Text',
    level: 'AA',
    read: 'Pictures on pages: the logo, five recommendation illustrations and four scenes of /demo. One scene contains digits: those of a dial, which the alt text mentions. Labels in charts are text. Share pictures and install screenshots contain text but appear on no page.',
  },
  '1.4.10': {
    name: 'Reflow',
    level: 'AA',
    proofs: [...AXE, comfort('at 400% zoom')],
  },
  '1.4.11': {
    name: 'Non-text Contrast',
    level: 'AA',
    proofs: [WALK],
    read: 'Borders of fields, switches and buttons use --border-strong: computed from app/*.css, its contrast is at least 3.4:1 on every surface of the three themes, light and dark, and 21:1 in high contrast.',
  },
  '1.4.12': {
    name: 'Text Spacing',
    level: 'AA',
    proofs: [comfort('no text is clipped at WCAG 1.4.12 text spacing')],
  },
  '1.4.13': {
    name: 'Content on Hover or Focus',
    level: 'AA',
    proofs: [e2e('analytics-charts', 'the sessions line can be read with arrow keys and with the mouse')],
    read: 'The value at a point of the sessions chart is the only content that appears on hover or focus, and Escape hides it; the microphone has a native title tooltip, which is exempt.',
  },
  '2.1.1': { name: 'Keyboard', level: 'A', proofs: [WALK, DIALOGS] },
  '2.1.2': { name: 'No Keyboard Trap', level: 'A', proofs: [WALK, DIALOGS] },
  '2.1.4': {
    name: 'Character Key Shortcuts',
    level: 'A',
    proofs: [e2e('demo-view-for-everyone', 'keys are ignored while typing, and while the shortcuts are off')],
  },
  '2.2.1': {
    name: 'Timing Adjustable',
    level: 'A',
    proofs: [
      e2e('settings', 'a toast closes after 5 seconds'),
      e2e('settings', 'F8 moves focus to the toasts'),
    ],
    read: 'No session, form or offer expires: drafts last as long as the tab, demo links 7 days. A request that times out after 20 seconds is kept and can be sent again. A toast stays while it is hovered or focused, and its action can be repeated; so can listening, which ends after 10 seconds of silence.',
  },
  '2.2.2': {
    name: 'Pause, Stop, Hide',
    level: 'A',
    proofs: [
      e2e('features-blocks', 'the carousel moves by button and by arrow key, never by itself'),
      e2e('onboarding-robust', 'can be skipped and dismissed'),
      e2e('replay', 'can be paused'),
    ],
  },
  '2.3.1': {
    name: 'Three Flashes or Below Threshold',
    level: 'A',
    read: 'Every animation of app/*.css and components: cards and toasts slide in once, skeletons and the thinking dots pulse at most once in two seconds. Nothing flashes.',
  },
  '2.4.1': { name: 'Bypass Blocks', level: 'A', proofs: [e2e('shell', 'the skip link is the first stop')] },
  '2.4.2': {
    name: 'Page Titled',
    level: 'A',
    proofs: [e2e('found', 'every page has a title, a description')],
  },
  '2.4.3': { name: 'Focus Order', level: 'A', proofs: [WALK, DIALOGS] },
  '2.4.4': {
    name: 'Link Purpose (In Context)',
    level: 'A',
    proofs: [...AXE, e2e('why', 'every control has a unique name')],
  },
  '2.4.5': {
    name: 'Multiple Ways',
    level: 'AA',
    proofs: [
      e2e('internal-links', 'every internal link resolves'),
      e2e('chat', 'opens at the text box, answers from the site, and its links work'),
      e2e('not-found', 'all pages are listed'),
    ],
    read: 'Each of the fourteen pages is linked from others, eight of them from header or footer. The assistant, on every page, can open any of them. Only the not-found page has a search and a list of all pages.',
  },
  '2.4.6': {
    name: 'Headings and Labels',
    level: 'AA',
    proofs: [...AXE, e2e('found', 'one h1, before all other headings')],
  },
  '2.4.7': { name: 'Focus Visible', level: 'AA', proofs: [WALK, DIALOGS] },
  '2.4.11': { name: 'Focus Not Obscured (Minimum)', level: 'AA', proofs: [WALK, DIALOGS] },
  '2.5.1': {
    name: 'Pointer Gestures',
    level: 'A',
    proofs: [
      e2e('compare-for-everyone', 'one side is visible at a time, changed by swipe and by button'),
      e2e('features-blocks', 'the carousel moves by button and by arrow key'),
    ],
    read: 'Handlers of pointer and touch events: none requires a path or a second finger. The swipes (frames of /compare, carousel, toasts) each have an equivalent button.',
  },
  '2.5.2': {
    name: 'Pointer Cancellation',
    level: 'A',
    read: 'Handlers of pointerdown and mousedown in components: they preload a component or record a press; actions run on click.',
  },
  '2.5.3': {
    name: 'Label in Name',
    level: 'A',
    proofs: [comfort('every accessible name includes the visible label')],
  },
  '2.5.4': {
    name: 'Motion Actuation',
    level: 'A',
    read: 'Not applicable. The code has no listener for devicemotion or deviceorientation.',
  },
  '2.5.7': {
    name: 'Dragging Movements',
    level: 'AA',
    proofs: [
      e2e('replay', 'dragging seeks to any step, by pointer and by key'),
      e2e('analytics-charts', 'the sessions line can be read with arrow keys and with the mouse'),
    ],
    read: 'The three sliders (text size, replay, sessions chart) are native and accept a click on the track; the alternatives are a switch for larger text, step buttons and a table. A toast that can be swiped away has a button too.',
  },
  '2.5.8': { name: 'Target Size (Minimum)', level: 'AA', proofs: AXE },
  '3.1.1': {
    name: 'Language of Page',
    level: 'A',
    proofs: [...AXE, e2e('html-checker', 'the Nu HTML checker finds no errors')],
  },
  '3.1.2': {
    name: 'Language of Parts',
    level: 'AA',
    read: 'All copy in lib/content and components is English (including résumé); names and code are exempt. The model is instructed to reply in English.',
  },
  '3.2.1': { name: 'On Focus', level: 'A', proofs: [WALK] },
  '3.2.2': {
    name: 'On Input',
    level: 'A',
    proofs: [
      e2e('switching', 'keeps focus and announces it'),
      e2e(
        'tutorial-targets',
        'a segment chosen in the card changes the page, and the ring and focus persist',
      ),
    ],
    read: 'Every onChange of components: selectors, switches, radio buttons and filters change copy and appearance and keep focus; none navigates, opens a window or submits a form. Those that change the whole page (selector bar, goal, tutorial, demo view, page of /compare) are labeled accordingly, and the change is announced.',
  },
  '3.2.3': {
    name: 'Consistent Navigation',
    level: 'AA',
    proofs: [
      e2e('shell', 'the desktop header has its links for everyone'),
      e2e('shell', 'the footer has its three columns and its bottom line'),
      e2e('settings', 'without navigation adaptation the sidebar is in its default order'),
    ],
    read: "Header, mobile menu and footer are in the root layout, in one order. 'Suggested pages' depends on segment and behavior and keeps its order until one of them changes. Debatable: analysis can change the behavior between two pages because of the visitor's clicks and scrolling. The specification requires it; the list gives the reason, and a switch turns it off.",
  },
  '3.2.4': {
    name: 'Consistent Identification',
    level: 'AA',
    read: "All labels in lib/content, by target and action: whatever repeats (header, footer, suggested pages, assistant, help, copy, close, search) has the same name on every page. The specification itself gives some targets two names: Home and Dashboard, Documentation and API Docs, 'Take the tour' and 'Try Smart Onboarding'.",
  },
  '3.2.6': {
    name: 'Consistent Help',
    level: 'A',
    proofs: [e2e('shell', 'the footer has its three columns and its bottom line')],
    read: "Contact in the header, Contact and Support in the footer and the assistant's button are in the root layout, in the same order on every page. The help card, while it is offered, is between header and page. The offline page and the global error page have no layout and none of these.",
  },
  '3.3.1': {
    name: 'Error Identification',
    level: 'A',
    proofs: [e2e('contact-failures', 'each error goes away once its field is valid')],
  },
  '3.3.2': { name: 'Labels or Instructions', level: 'A', proofs: AXE },
  '3.3.3': { name: 'Error Suggestion', level: 'AA', proofs: [e2e('contact-failures', '" shows: ')] },
  '3.3.4': {
    name: 'Error Prevention (Legal, Financial, Data)',
    level: 'AA',
    proofs: [e2e('settings-page', 'is deleted after a confirmation')],
  },
  '3.3.7': {
    name: 'Redundant Entry',
    level: 'A',
    proofs: [
      e2e('contact', 'a draft survives closing'),
      e2e('onboarding', 'the profile is optional, stays in the browser and shapes the last step'),
    ],
    read: 'No process asks for the same thing twice. Onboarding and the demo request both ask for name and company size, but they are separate processes: the onboarding profile stays in the browser. Feedback and the assistant do not ask for a name, and unsent input is kept.',
  },
  '3.3.8': {
    name: 'Accessible Authentication (Minimum)',
    level: 'AA',
    proofs: [e2e('contact', 'the honeypot cannot be reached by keyboard')],
    read: 'There is no login, no password and no puzzle; a share link opens by itself. The only bot trap is a honeypot field that visitors never reach.',
  },
  '4.1.2': {
    name: 'Name, Role, Value',
    level: 'A',
    proofs: [...AXE, e2e('html-checker', 'nor in any page after hydration')],
  },
  '4.1.3': {
    name: 'Status Messages',
    level: 'AA',
    proofs: [
      comfort('each change is announced once'),
      e2e('tutorial-for-everyone', 'each step is announced once'),
    ],
  },
};
