import { ROUTES } from '@/lib/config/routes';
import { site } from '../site';
import { shellCopy } from '../shell';
import { voiceCopy } from '../voice';
import type { FactsByPlace } from './fact';
import { nextSteps } from './next-steps';

/** How this site adapts, and how to use it. */
export const personalizationFacts: FactsByPlace = {
  [`${ROUTES.home}#brand`]: [
    {
      says: `${site.name} stands for listening, then adjusting. Musicians do it before the first note; we think software should do it before the first word.`,
      asks: 'What does the name Attune mean?; meaning of attune; brand; what does attune stand for; why are you called attune',
    },
    {
      says: 'This site is the product at work: it adapts while you look. Prices, case studies and dashboard figures on it are marked as samples.',
      asks: 'Is this whole site a demo?; is this a fake company; does attune exist; is this a real product',
    },
  ],
  [`${ROUTES.home}#value`]: [
    {
      says: 'No, the finished version is picked before the first byte and served as static HTML. Nothing is swapped afterward, and no third-party scripts are loaded.',
      asks: 'Does it slow a page down?; core web vitals; search engine ranking; does it hurt seo speed; performance impact; lighthouse; will my website get slower; latency',
    },
  ],
  [ROUTES.home]: [
    {
      says: 'There are three segments: innovation leader, developer and sales prospect. Each gets its own headline, proof and main button.',
      asks: 'What is a segment?; target groups of the page; types of visitors; which kinds of people do you tell apart; kinds of readers; into which boxes do you put people; audiences on this site',
      parts: [
        'what does an innovation leader see',
        'what does a developer see',
        'what does a sales prospect see',
      ],
    },
    {
      says: 'Use the selectors on the home page: choose a segment, a visitor type and a behavior, and the words change with your choice.',
      asks: 'How do I see the site as someone else?; select a different persona; become an innovation leader; walk in the shoes of another visitor; pretend to be a developer; show the version for buyers; you guessed me wrong; what would my cfo read here; how do i undo a choice i made here; i am a marketer',
    },
    {
      says: 'Yes, the interactive tutorial has seven short steps that show how this site adapts, and there is a tour of the four products. Both start from the home page.',
      asks: 'Is there a tutorial or a tour?; guide me; is there a walkthrough; where do i begin as a beginner; walk me through the site; introduce me to the site; how long is the tutorial; i am new here',
    },
    {
      says: 'Yes, the demo view shows the site as any visitor without storing anything. You can share a link to a view; it works for seven days.',
      asks: 'What is the demo view?; prepare a presentation; send this exact page; share link expires; present the site; show it to a customer; copy link to this view',
    },
    {
      says: 'Three scales beside the headline on the home page change the words as you click or drag them, so you can see what the site would say to others.',
      asks: 'What are the three scales on the home page?; tuner; what do the sliders do; tune the words; what is the dial',
    },
    {
      says: 'Returning visitors skip the introduction and are welcomed back; everything else follows segment and behavior.',
      asks: 'What is different for returning visitors?; new versus returning; second visit; i was here last week, do i see something new; what changes between new and returning; visitor type; meaning of new and returning',
    },
    {
      says: 'You can choose another view on the home page at any time, and your choice wins over the analysis for the rest of the visit.',
      asks: 'Can visitors choose their own version?; you guessed my segment wrong; i am misclassified; how do i reset my view; correct the guess; go back to the normal page',
    },
    {
      says: `Yes: press ${voiceCopy.button} and say “go home”, “show demo”, “scroll down” or “toggle theme”. Say “help” for all of them; your browser turns speech into text.`,
      asks: 'What can I say to the site?; voice recognition failed; does anyone listen to my microphone; hands free; voice assistant; does the microphone record me; who hears my voice; speech commands; microphone; voice control',
    },
    {
      says: 'Yes, you can install it from your browser. It then opens in its own window, like an app.',
      asks: 'Can I install the site as an app?; mobile friendly; add to home screen; progressive web app; keep it on my phone; tablet',
    },
    {
      says: 'Use the menu, or the sidebar for pages suggested to you. A mistyped address opens a page with a search for the whole site.',
      asks: 'How do I find a page?; site map; sitemap; how do i navigate; i am lost; search the site; lost',
    },
    {
      says: 'Seven days, and it opens in the demo view, where nothing is stored. After that the regular page opens.',
      asks: 'How long does a share link work?; when does the demo link expire; link validity',
    },
  ],
  [`${ROUTES.home}#how-it-works`]: [
    {
      says: 'Editors write every version, and rules choose among them. So every visitor reads sentences that a person wrote and approved.',
      asks: 'Who writes the versions?; is the copy written by ai; brand voice; content approval; who writes the different headlines; can we review before it goes live; can editors control the words; do we have to write the texts ourselves; ai generated copy; are texts written by a machine',
    },
    {
      says: 'No, your own choice always wins over the analysis. If you picked a view by hand, the analysis stays quiet for the rest of the visit.',
      asks: 'Does the analysis override my choice?; is my choice kept tomorrow; will you overwrite what i selected; does a manual choice stick; does the ai overrule me; what counts more my choice or my behavior',
    },
  ],
  [`${ROUTES.home}#feedback`]: [
    {
      says: 'Use the feedback form at the end of a page: choose a rating, and a comment if you like. It takes half a minute.',
      asks: 'How do I give feedback?; suggest an improvement; suggestion box; leave a comment; feature request; i have an idea',
      next: { label: 'Give feedback', href: `${ROUTES.home}#feedback` },
    },
  ],
  [`${ROUTES.home}#industries`]: [
    {
      says: 'Referrals and forms are sorted in minutes, and anything unclear goes to a person with the reason attached. Decisions about a person’s health should stay with people.',
      asks: 'What do you do for healthcare?; i am a nurse can my ward use it; physiotherapy practice; health insurance forms; hospital use case; care home; pharma; pharmacy',
      next: nextSteps.demo,
    },
    {
      says: 'For blockchain, it shows which protocols gain builders and which only gain headlines. For cryptocurrency, it tells real shifts in market mood from noise, hour by hour.',
      asks: 'What do you do for blockchain and cryptocurrency?; i am in crypto can you tell which chains people build on; token project; market mood of coins; web3; nft',
    },
  ],
  [`${ROUTES.features}#documentation`]: [
    {
      says: 'You do not have to: twelve plain rules decide, each result comes with its reason, and every visitor can switch adaptation off. You can try every rule on this site.',
      asks: 'Why should we trust an AI?; prove you are not hot air; our editors fear algorithms; sounds like snake oil; buzzword bingo; i have seen ten of these demos; our compliance people are worried; smells like marketing; personalization is hype; our it security will block this; black box; explainable; compliance worries; legal team comfortable',
    },
    {
      says: 'Twelve readable rules choose the words, links and order for your segment and behavior. The link you followed counts first, then your last choice, what is stored, and last the default. Each result carries its reason.',
      asks: 'How does this site decide what I see?; grounds for showing; explain like i am five how the page adapts; how do you tell a buyer from a browser; on what basis do you choose the words; conflict between rules; decision logic; which clues do you use; what is adaptive; the magic behind this page',
      why: 'Rules that can be read are rules that can be checked: the same visitor gets the same page, and every result names the rule behind it.',
    },
    {
      says: 'Eighteen: three segments, three behaviors, and new or returning. Every version is built ahead of time, so the right words come first.',
      asks: 'How many versions of a page are there?; what is the total number of variations; prerendered variants; do you build each page on the fly; how many different home pages exist; how many combinations',
    },
    {
      says: `Press “${shellCopy.reason.open}” beside a part of the page. It names the rule that decided, what it looked at, and what others get.`,
      asks: 'How do I find out why I see this?; show me the reason for this piece; is there an explanation for each part; can it justify itself; confidence; explain why this is shown',
    },
    {
      says: 'Yes, each of the twelve rules has a lab on the features page where you can try it: set the inputs and see the result and its reason.',
      asks: 'Can I try a rule myself?; can i copy the code; is there a place to try the logic; experiment with a rule; can i poke at the rules; is the rule code visible; rule playground; sandbox for rules',
    },
    {
      says: 'Some rules stop at the first match, in others every match adds points. The list of rules says which, with the priority of each.',
      asks: 'What if two rules match?; what if rules contradict each other; do rules conflict; first match wins',
    },
    {
      says: 'A segment is a role: innovation leader, developer or sales prospect. A cluster is how a visitor reads: explorer, researcher or converter.',
      asks: 'What is the difference between a segment and a cluster?; what is segment vs cluster; role and behavior',
    },
    {
      says: `Yes: on the features page each decision comes with the rule, what it saw and how sure it is. “${shellCopy.reason.open}” says the same beside a part of the page.`,
      asks: 'Can I see what was decided about me?; what is my view based on; which rules fired for me; what are my signals',
    },
  ],
  [`${ROUTES.features}#rule-persona-source`]: [
    {
      says: 'From the link or ad you opened, then from what you chose, a cookie of your last view, how you use the site, or else the standard view. It knows your kind of visit, not who you are.',
      asks: 'Where does my view come from?; how is my segment chosen; why does the page talk to innovation leaders; what made you pick this headline for me; what gave me away; which clues tell you what i am after; how do you recognize visitors; why do you think i am a sales prospect; how come you think i am technical; link or cookie first; which counts more, the address or the cookie; priority of signals',
    },
    {
      says: 'Yes, on this site: each ad opens a page with its own headline, and the ad you clicked comes before what is stored about you.',
      asks: 'Does the page adapt to the ad I clicked?; match the landing page to the campaign; paid traffic; ad specific headline; does it know the banner i came from; google ads landing page',
    },
    {
      says: 'A view named in the address wins, then what you chose, then the ad you came from, then what this browser remembers, and last the default.',
      asks: 'Which signal wins?; what comes first the link or my choice; ranking of the signals; precedence of signals',
    },
    {
      says: 'It is the page for an innovation leader who looks around on a first visit. You get it when no link, choice, ad or memory says otherwise.',
      asks: 'What is the default view?; which version does a stranger get; what does an unknown visitor see; what is the standard page',
    },
  ],
  [`${ROUTES.features}#rule-cluster-from-behavior`]: [
    {
      says: 'There are three clusters: explorers look around and get the overview, researchers compare and get the evidence, converters are ready to act and get the next step.',
      asks: 'What is a cluster?; what styles of browsing do you tell apart; how do people behave here according to you; behavior types; behavioral clusters; list the clusters; what is an explorer',
      parts: ['what is an explorer', 'what is a researcher', 'what is a converter'],
    },
    {
      says: 'From your last 20 events: page views, clicks and scroll depth are summed up, and the first rule that matches decides. Deep scrolling points to a researcher, clicks on main buttons to a converter.',
      asks: 'How do you tell an explorer from a researcher?; how do you detect buyers; how do you know that someone is ready to buy; is my behavior analyzed with ai; how many events are looked at; how are clicks turned into a cluster; real time behavior; which signals do you use; what makes a visitor a converter; criteria of the clusters',
    },
    {
      says: 'It is a guess with a confidence: an average scroll depth of 82%, for example, makes a visitor a researcher with a confidence of 0.7.',
      asks: 'How sure is the behavior analysis?; how certain are you about my view; how sure are you about my type of visit; how confident is the cluster; certainty of the guess; confidence score',
    },
  ],
  [`${ROUTES.features}#rule-primary-call-to-action`]: [
    {
      says: 'The main button is the next step for your segment: leaders get a demo, developers the API docs, sales prospects the free trial.',
      asks: 'Which main button does each segment get?; how is the call to action chosen; why does it say schedule demo; what changes between developers and sales people; why view api docs; different buttons for visitors; why is the button another one for my colleague',
    },
  ],
  [`${ROUTES.features}#rule-navigation-boost`]: [
    {
      says: 'It is a sum: each page has a base score, your segment adds 20 and your behavior up to 30. The highest score comes first.',
      asks: 'How are the suggested links ordered?; why is pricing listed above docs; do the links rearrange themselves; who shuffles the menu; how is the navigation adapted; why did my links jump; which rule put pricing on top; does the menu move around while i use it; what determines the link order; points for a matching segment or behavior; ranking of the sidebar; calculation of the link order',
    },
  ],
  [`${ROUTES.features}#rule-block-priority`]: [
    {
      says: 'There are six, and each gets a priority from 60 to 95 by your segment and behavior. The highest comes first, and each block says why you see it.',
      asks: 'What are content blocks?; high medium low; what does urgency mean; does the order of content blocks change; why does this block stand out; why is this block at the top',
    },
  ],
  [`${ROUTES.features}#rule-recommendation-boost`]: [
    {
      says: 'Recommendations are picked for your segment and moved up if they suit how you browse. The score, from 0 to 100, says how well each one matches you.',
      asks: 'How are recommendations scored?; blue dot; why do you recommend this article; what is the number next to the recommendation; green dot; how is the match score calculated',
    },
  ],
  [`${ROUTES.features}#overview`]: [
    {
      says: 'Eight features run on this site. They are: the right words first, smart navigation, AI content blocks and behavior analysis. Then there are smart onboarding, scored recommendations, an assistant, and controls for the visitor.',
      asks: 'Which features does this site have?; functionality; key features; capabilities; tour the features; feature overview; function overview',
    },
    {
      says: 'It is a setup of a few short questions, under a minute: your goal, a little about you, and then your view is ready. You can close it at any point and change everything later.',
      asks: 'What does the onboarding ask?; can i skip the introduction; what happens when i choose a goal; redo the setup; repeat the onboarding; smart onboarding; do i have to answer the questions',
    },
    {
      says: 'Yes, the assistant answers with the page you are on in mind. If it does not know the answer, it says so.',
      asks: 'Does the assistant know which page I am on?; what is your source; do you see my screen; can i trust your answers; how does this chat work',
    },
  ],
  [ROUTES.compare]: [
    {
      says: 'Open the compare page, pick two visitors and a page, and read both versions side by side with every changed word marked.',
      asks: 'What does the compare page do?; spot the differences between versions; what made the headline differ from my colleague’s; my coworker gets something else; compare personas; side by side comparison; are there words only developers see; we see different pages; can i see two versions next to each other; compare two views side by side',
    },
    {
      says: 'No. Looking at two other visitors changes nothing about you: no cookie, no choice, no tracking. Only the link below each page opens it for real.',
      asks: 'Does comparing two visitors change my own view?; is it a mockup; does the compare page track me; are these real pages',
    },
  ],
  [`${ROUTES.demo}#announcements`]: [
    {
      says: 'Yes, every part says what should happen, and changes are announced once and calmly. Screen-reader mode also shows typed text at once and reads out the headings of each page.',
      asks: 'Does it suit people who are blind and use a screen reader?; visually impaired; nvda; jaws; voiceover; announcements',
    },
  ],
  [ROUTES.demo]: [
    {
      says: 'Yes, everything works with the keyboard and you always see the focus. Tab moves on, Enter follows a link or presses a button, Escape closes menus and dialogs.',
      asks: 'Can I use the site with the keyboard alone?; shortcut list; can i use it without a mouse; hotkeys; tab key; how do i navigate with the keyboard',
    },
    {
      says: 'Six habits you can try by hand: a link past the menu, spoken changes, focus where work begins, dialogs that hold the focus, pictures that wait, and answers that are reused.',
      asks: 'What is on the demo page?; performance and accessibility; lazy images; cached data; skip link; how do you make pages fast',
    },
  ],
};
