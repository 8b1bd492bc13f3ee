/** A test by its file and words of its title, as they stand in the file. */
export type Proof = { file: string; title: string };
/** One of the 55 criteria of levels A and AA of WCAG 2.2, with what proves it; `read` is what a person looked at. */
export type Criterion = { name: string; level: 'A' | 'AA'; proofs?: readonly Proof[]; read?: string };

const A11Y = 'tests/a11y';
const E2E = 'tests/e2e';
const PAGES: Proof = { file: `${A11Y}/pages.spec.ts`, title: 'axe finds nothing and nothing is cut off on' };
const STATES: Proof = {
  file: `${A11Y}/states.spec.ts`,
  title: 'axe finds nothing and nothing is cut off in',
};
const WALK: Proof = { file: `${A11Y}/keyboard.spec.ts`, title: 'Tab walks through every control of' };
const DIALOGS: Proof = { file: `${A11Y}/keyboard.spec.ts`, title: 'Enter opens it, each stop is seen' };
const AXE = [PAGES, STATES];
const comfort = (title: string): Proof => ({ file: `${A11Y}/comfort.spec.ts`, title });
const e2e = (name: string, title: string): Proof => ({ file: `${E2E}/${name}.spec.ts`, title });

const NO_MEDIA =
  'No page has audio or video: no <audio>, <video> or <canvas> stands in app or components. Nothing to judge.';

export const CRITERIA: Readonly<Record<string, Criterion>> = {
  '1.1.1': {
    name: 'Non-text Content',
    level: 'A',
    proofs: [...AXE, e2e('analytics', 'every chart has its figures as a table')],
    read: 'Alt texts of all <img> in components: icons and the logo are empty or named by their link, the pictures of /demo are described.',
  },
  '1.2.1': { name: 'Audio-only and Video-only (Prerecorded)', level: 'A', read: NO_MEDIA },
  '1.2.2': { name: 'Captions (Prerecorded)', level: 'A', read: NO_MEDIA },
  '1.2.3': { name: 'Audio Description or Media Alternative (Prerecorded)', level: 'A', read: NO_MEDIA },
  '1.2.4': { name: 'Captions (Live)', level: 'AA', read: NO_MEDIA },
  '1.2.5': { name: 'Audio Description (Prerecorded)', level: 'AA', read: NO_MEDIA },
  '1.3.1': {
    name: 'Info and Relationships',
    level: 'A',
    proofs: [...AXE, e2e('found', 'one h1, first of all headings, and no level left out')],
  },
  '1.3.2': {
    name: 'Meaningful Sequence',
    level: 'A',
    proofs: [WALK, comfort('without JavaScript every word of every page')],
  },
  '1.3.3': {
    name: 'Sensory Characteristics',
    level: 'A',
    read: "Words of lib/content that name a place or a color: 'above' and 'below' follow the reading order and say what is there, the sides of /compare are labels of their fields and buttons, the colors of a match stand beside its score and its words.",
  },
  '1.3.4': {
    name: 'Orientation',
    level: 'AA',
    proofs: [comfort('both orientations of a phone hold the same words')],
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
    proofs: AXE,
    read: 'Match dots stand beside their score in words, chart series have a legend and a table, changed words of /compare are underlined too, errors have words.',
  },
  '1.4.2': { name: 'Audio Control', level: 'A', read: NO_MEDIA },
  '1.4.3': { name: 'Contrast (Minimum)', level: 'AA', proofs: AXE },
  '1.4.4': { name: 'Resize Text', level: 'AA', proofs: AXE },
  '1.4.5': {
    name: 'Images of Text',
    level: 'AA',
    read: 'Pictures in public/: the logo (exempt), icons, drawn scenes of /demo; none stands for text on a page.',
  },
  '1.4.10': {
    name: 'Reflow',
    level: 'AA',
    proofs: [...AXE, comfort('at 400 % zoom')],
  },
  '1.4.11': {
    name: 'Non-text Contrast',
    level: 'AA',
    proofs: [WALK],
    read: 'Edges of fields, switches and buttons take --border-strong: computed from app/*.css it has 3.4:1 or more on every surface of the three themes, light and dark, and 21:1 in high contrast.',
  },
  '1.4.12': { name: 'Text Spacing', level: 'AA', proofs: [comfort('with the text spacing of WCAG 1.4.12')] },
  '1.4.13': {
    name: 'Content on Hover or Focus',
    level: 'AA',
    proofs: [e2e('analytics', 'the sessions line is read with arrow keys and with the mouse')],
    read: "The value at a point of the sessions chart is the one thing that appears on hover or focus, and Escape hides it; the microphone has the browser's own title, which is exempt.",
  },
  '2.1.1': { name: 'Keyboard', level: 'A', proofs: [WALK, DIALOGS] },
  '2.1.2': { name: 'No Keyboard Trap', level: 'A', proofs: [WALK, DIALOGS] },
  '2.1.4': {
    name: 'Character Key Shortcuts',
    level: 'A',
    proofs: [e2e('demo-view', 'keys rest while somebody types, and with the shortcuts switched off')],
  },
  '2.2.1': {
    name: 'Timing Adjustable',
    level: 'A',
    proofs: [
      e2e('settings', 'a toast closes after 5 seconds'),
      e2e('settings', 'F8 brings the focus to the toasts'),
    ],
    read: 'No session, form or offer runs out. A toast repeats what the page shows, and waits while it has the pointer or the focus.',
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
    read: 'Every animation of app/*.css and components: cards and toasts slide in once, skeletons and the thinking dots pulse once in two seconds or slower. Nothing flashes.',
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
    proofs: [...AXE, e2e('why', 'every control has a name of its own')],
  },
  '2.4.5': {
    name: 'Multiple Ways',
    level: 'AA',
    proofs: [
      e2e('internal-links', 'every link inside the site resolves'),
      e2e('found', 'sitemap.xml lists the fourteen pages'),
    ],
    read: 'Pages are reached by the header, the footer, the sidebar, the search of the not-found page, the assistant and sitemap.xml.',
  },
  '2.4.6': {
    name: 'Headings and Labels',
    level: 'AA',
    proofs: [...AXE, e2e('found', 'one h1, first of all headings')],
  },
  '2.4.7': { name: 'Focus Visible', level: 'AA', proofs: [WALK, DIALOGS] },
  '2.4.11': { name: 'Focus Not Obscured (Minimum)', level: 'AA', proofs: [WALK, DIALOGS] },
  '2.5.1': {
    name: 'Pointer Gestures',
    level: 'A',
    proofs: [e2e('compare', 'one side is seen at a time, by swipe and by button')],
    read: 'The swipes (frames of /compare, carousel, toasts) each have a button beside them.',
  },
  '2.5.2': {
    name: 'Pointer Cancellation',
    level: 'A',
    read: 'Handlers of pointerdown and mousedown in components: they load a part or note a press; what a press does happens on click.',
  },
  '2.5.3': {
    name: 'Label in Name',
    level: 'A',
    proofs: [comfort('the name of every control holds its visible words')],
  },
  '2.5.4': {
    name: 'Motion Actuation',
    level: 'A',
    read: 'No listener of devicemotion or deviceorientation stands in the code. Nothing to judge.',
  },
  '2.5.7': {
    name: 'Dragging Movements',
    level: 'AA',
    proofs: [e2e('replay', 'dragging leads anywhere, by pointer and by key')],
    read: 'The two sliders (text size, replay) are native: a press on the track or a key does what dragging does.',
  },
  '2.5.8': { name: 'Target Size (Minimum)', level: 'AA', proofs: AXE },
  '3.1.1': {
    name: 'Language of Page',
    level: 'A',
    proofs: [...AXE, e2e('html-checker', 'the Nu HTML checker finds nothing')],
  },
  '3.1.2': {
    name: 'Language of Parts',
    level: 'AA',
    read: 'All words of lib/content are English; names and code need no language.',
  },
  '3.2.1': { name: 'On Focus', level: 'A', proofs: [WALK] },
  '3.2.2': {
    name: 'On Input',
    level: 'A',
    proofs: [e2e('switching', 'keeps focus and says so')],
    read: 'Selectors and switches change words and looks, say so, and keep the focus; none leads to another page.',
  },
  '3.2.3': {
    name: 'Consistent Navigation',
    level: 'AA',
    proofs: [e2e('shell', 'the desktop header holds its links for everyone')],
    read: "Header and footer stand in the root layout, in one order. The sidebar is adapted, and its order is the visitor's own choice to switch off.",
  },
  '3.2.4': {
    name: 'Consistent Identification',
    level: 'AA',
    read: 'Names of routes and controls are constants of lib/content, each used in every place.',
  },
  '3.2.6': {
    name: 'Consistent Help',
    level: 'A',
    read: "Support in the footer, Contact in the header and the assistant's button stand in the root layout: the same place on every page.",
  },
  '3.3.1': {
    name: 'Error Identification',
    level: 'A',
    proofs: [e2e('contact-failures', 'each error goes with its mistake')],
  },
  '3.3.2': { name: 'Labels or Instructions', level: 'A', proofs: AXE },
  '3.3.3': { name: 'Error Suggestion', level: 'AA', proofs: [e2e('contact-failures', 'is answered with')] },
  '3.3.4': {
    name: 'Error Prevention (Legal, Financial, Data)',
    level: 'AA',
    proofs: [e2e('settings-page', 'is deleted after a question')],
  },
  '3.3.7': {
    name: 'Redundant Entry',
    level: 'A',
    proofs: [e2e('contact', 'a draft survives closing')],
    read: 'Onboarding and the demo request both know a name; the request is one step and fills in from its own draft, onboarding sends nothing.',
  },
  '3.3.8': {
    name: 'Accessible Authentication (Minimum)',
    level: 'AA',
    read: 'There is no login and no test of being human. Nothing to judge.',
  },
  '4.1.2': {
    name: 'Name, Role, Value',
    level: 'A',
    proofs: [...AXE, e2e('html-checker', 'nor in any page once the browser has taken it over')],
  },
  '4.1.3': {
    name: 'Status Messages',
    level: 'AA',
    proofs: [comfort('each announcement is made once'), e2e('tutorial', 'each step is said once')],
  },
};
