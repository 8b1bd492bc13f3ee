import { ROUTES } from '@/lib/config/routes';
import { site } from '../site';
import { shellCopy } from '../shell';
import { thirdPartyCopy } from '../third-parties';
import { voiceCopy } from '../voice';
import type { FactsByPlace } from './fact';
import { nextSteps } from './next-steps';
import { counts, lists, startCounts } from '../counts';

/** How this site adapts, and how to use it. */
export const personalizationFacts: FactsByPlace = {
  [`${ROUTES.home}#brand`]: [
    {
      says: `${site.name} stands for listening, then adjusting. Musicians do it before the first note; we think software should do it before the first word.`,
      question: `What does the name ${site.name} mean?`,
    },
    {
      says: 'This site is the product at work: it adapts while you look. Prices, case studies and dashboard figures on it are marked as samples.',
      question: 'Is this whole site a demo?',
    },
  ],
  [`${ROUTES.home}#value`]: [
    {
      says: `No, the finished version is picked before the first byte and served as static HTML. ${thirdPartyCopy.speed}`,
      question: 'Does it slow a page down?',
    },
  ],
  [ROUTES.home]: [
    {
      says: `There are ${counts.segments} segments: ${lists.segments}. Each gets its own headline, proof and main button.`,
      question: 'What is a segment?',
    },
    {
      says: 'Use the selectors on the home page: choose a segment, a visitor type and a behavior, and the words change with your choice.',
      question: 'How do I see the site as someone else?',
    },
    {
      says: `Yes, the interactive tutorial has seven short steps that show how this site adapts, and there is a tour of the ${counts.products} products. Both start from the home page.`,
      question: 'Is there a tutorial or a tour?',
    },
    {
      says: 'Yes, the demo view shows the site as any visitor without storing anything. You can share a link to a view; it works for seven days.',
      question: 'What is the demo view?',
    },
    {
      says: 'Three scales beside the headline on the home page change the words as you click or drag them, so you can see what the site would say to others.',
      question: 'What are the three scales on the home page?',
    },
    {
      says: 'Returning visitors skip the introduction and are welcomed back; everything else follows segment and behavior.',
      question: 'What is different for returning visitors?',
    },
    {
      says: 'You can choose another view on the home page at any time, and your choice wins over the analysis for the rest of the visit.',
      question: 'Can visitors choose their own version?',
    },
    {
      says: `Yes: press ${voiceCopy.button} and say “go home”, “show demo”, “scroll down” or “toggle theme”. Say “help” for all of them; your browser turns speech into text.`,
      question: 'What can I say to the site?',
    },
    {
      says: 'Yes, you can install it from your browser. It then opens in its own window, like an app.',
      question: 'Can I install the site as an app?',
    },
    {
      says: 'Use the menu, or the sidebar for pages suggested to you. A mistyped address opens a page with a search for the whole site.',
      question: 'How do I find a page?',
    },
    {
      says: 'Seven days, and it opens in the demo view, where nothing is stored. After that the regular page opens.',
      question: 'How long does a share link work?',
    },
  ],
  [`${ROUTES.home}#how-it-works`]: [
    {
      says: 'Editors write every version, and rules choose among them. So every visitor reads sentences that a person wrote and approved.',
      question: 'Who writes the versions?',
    },
    {
      says: 'No, your own choice always wins over the analysis. If you picked a view by hand, the analysis stays quiet for the rest of the visit.',
      question: 'Does the analysis override my choice?',
    },
  ],
  [`${ROUTES.home}#feedback`]: [
    {
      says: 'Use the feedback form at the end of a page: choose a rating, and a comment if you like. It takes half a minute.',
      question: 'How do I give feedback?',
      next: { label: 'Give feedback', href: `${ROUTES.home}#feedback` },
    },
  ],
  [`${ROUTES.home}#industries`]: [
    {
      says: 'Referrals and forms are sorted in minutes, and anything unclear goes to a person with the reason attached. Decisions about a person’s health should stay with people.',
      question: 'What do you do for healthcare?',
      next: nextSteps.demo,
    },
    {
      says: 'For blockchain, it shows which protocols gain builders and which only gain headlines. For cryptocurrency, it tells real shifts in market mood from noise, hour by hour.',
      question: 'What do you do for blockchain and cryptocurrency?',
    },
  ],
  [`${ROUTES.features}#documentation`]: [
    {
      says: 'You do not have to: twelve plain rules decide, each result comes with its reason, and every visitor can switch adaptation off. You can try every rule on this site.',
      question: 'Why should we trust an AI?',
    },
    {
      says: 'Twelve readable rules choose the words, links and order for your segment and behavior. The link you followed counts first, then your last choice, what is stored, and last the default. Each result carries its reason.',
      question: 'How does this site decide what I see?',
      why: 'Rules that can be read are rules that can be checked: the same visitor gets the same page, and every result names the rule behind it.',
    },
    {
      says: `${startCounts.variants}: ${counts.segments} segments, ${counts.clusters} behaviors, and new or returning. Every version is built ahead of time, so the right words come first.`,
      question: 'How many versions of a page are there?',
    },
    {
      says: `Press “${shellCopy.reason.open}” beside a part of the page. It names the rule that decided, what it looked at, and what others get.`,
      question: 'How do I find out why I see this?',
    },
    {
      says: 'Yes, each of the twelve rules has a lab on the features page where you can try it: set the inputs and see the result and its reason.',
      question: 'Can I try a rule myself?',
    },
    {
      says: 'Some rules stop at the first match, in others every match adds points. The list of rules says which, with the priority of each.',
      question: 'What if two rules match?',
    },
    {
      says: 'A segment is a role: innovation leader, developer or sales prospect. A cluster is how a visitor reads: explorer, researcher or converter.',
      question: 'What is the difference between a segment and a cluster?',
    },
    {
      says: `Yes: on the features page each decision comes with the rule, what it saw and how sure it is. “${shellCopy.reason.open}” says the same beside a part of the page.`,
      question: 'Can I see what was decided about me?',
    },
  ],
  [`${ROUTES.features}#rule-persona-source`]: [
    {
      says: 'From the link or ad you opened, then from what you chose, a cookie of your last view, how you use the site, or else the standard view. It knows your kind of visit, not who you are.',
      question: 'Where does my view come from?',
    },
    {
      says: 'Yes, on this site: each ad opens a page with its own headline, and the ad you clicked comes before what is stored about you.',
      question: 'Does the page adapt to the ad I clicked?',
    },
    {
      says: 'A view named in the address wins, then what you chose, then the ad you came from, then what this browser remembers, and last the default.',
      question: 'Which signal wins?',
    },
    {
      says: 'It is the page for an innovation leader who looks around on a first visit. You get it when no link, choice, ad or memory says otherwise.',
      question: 'What is the default view?',
    },
  ],
  [`${ROUTES.features}#rule-cluster-from-behavior`]: [
    {
      says: 'There are three clusters: explorers look around and get the overview, researchers compare and get the evidence, converters are ready to act and get the next step.',
      question: 'What is a cluster?',
    },
    {
      says: 'From your last 20 events: page views, clicks and scroll depth are summed up, and the first rule that matches decides. Deep scrolling points to a researcher, clicks on main buttons to a converter.',
      question: 'How do you tell an explorer from a researcher?',
    },
    {
      says: 'It is a guess with a confidence: an average scroll depth of 82%, for example, makes a visitor a researcher with a confidence of 0.7.',
      question: 'How sure is the behavior analysis?',
    },
  ],
  [`${ROUTES.features}#rule-primary-call-to-action`]: [
    {
      says: 'The main button is the next step for your segment: leaders get a demo, developers the API docs, sales prospects the free trial.',
      question: 'Which main button does each segment get?',
    },
  ],
  [`${ROUTES.features}#rule-navigation-boost`]: [
    {
      says: 'It is a sum: each page has a base score, your segment adds 20 and your behavior up to 30. The highest score comes first.',
      question: 'How are the suggested links ordered?',
    },
  ],
  [`${ROUTES.features}#rule-block-priority`]: [
    {
      says: 'There are six, and each gets a priority from 60 to 95 by your segment and behavior. The highest comes first, and each block says why you see it.',
      question: 'What are content blocks?',
    },
  ],
  [`${ROUTES.features}#rule-recommendation-boost`]: [
    {
      says: 'Recommendations are picked for your segment and moved up if they suit how you browse. The score, from 0 to 100, says how well each one matches you.',
      question: 'How are recommendations scored?',
    },
  ],
  [`${ROUTES.features}#overview`]: [
    {
      says: 'Eight features run on this site. They are: the right words first, smart navigation, AI content blocks and behavior analysis. Then there are smart onboarding, scored recommendations, an assistant, and controls for the visitor.',
      question: 'Which features does this site have?',
    },
    {
      says: 'It is a setup of a few short questions, under a minute: your goal, a little about you, and then your view is ready. You can close it at any point and change everything later.',
      question: 'What does the onboarding ask?',
    },
    {
      says: 'Yes, the assistant answers with the page you are on in mind. If it does not know the answer, it says so.',
      question: 'Does the assistant know which page I am on?',
    },
  ],
  [ROUTES.compare]: [
    {
      says: 'Open the compare page, pick two visitors and a page, and read both versions side by side with every changed word marked.',
      question: 'What does the compare page do?',
    },
    {
      says: 'No. Looking at two other visitors changes nothing about you: no cookie, no choice, no tracking. Only the link below each page opens it for real.',
      question: 'Does comparing two visitors change my own view?',
    },
  ],
  [`${ROUTES.demo}#announcements`]: [
    {
      says: 'Yes, every part says what should happen, and changes are announced once and calmly. Screen-reader mode also shows typed text at once and reads out the headings of each page.',
      question: 'Does it suit people who are blind and use a screen reader?',
    },
  ],
  [ROUTES.demo]: [
    {
      says: 'Yes, everything works with the keyboard and you always see the focus. Tab moves on, Enter follows a link or presses a button, Escape closes menus and dialogs.',
      question: 'Can I use the site with the keyboard alone?',
    },
    {
      says: 'Six habits you can try by hand: a link past the menu, spoken changes, focus where work begins, dialogs that hold the focus, pictures that wait, and answers that are reused.',
      question: 'What is on the demo page?',
    },
  ],
};
