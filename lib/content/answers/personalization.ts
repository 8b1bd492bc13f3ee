import { ROUTES } from '@/lib/config/routes';
import { shellCopy } from '../shell';
import type { Fact } from './fact';
import { nextSteps } from './next-steps';

const documentation = `${ROUTES.features}#documentation` as const;
const overview = `${ROUTES.features}#overview` as const;
const settings = `${ROUTES.settings}#personalization` as const;

/** How this site adapts, and how to control it. */
export const personalizationFacts: readonly Fact[] = [
  {
    says: 'Twelve readable rules choose the words, links and order for your segment and behavior. The link you followed counts first, then your last choice, what is stored, and last the default. Each result carries its reason.',
    href: documentation,
    next: nextSteps.rules,
    asks: 'which rule picks the order of products; who decides what i see; what decides the order; how does the personalization work; how does it work; how does this site adapt; how does the adaptation work; how do you personalize; how do you decide what to show; which rules decide what i see; how does the page know what to show; what is adaptive; explain the personalization; how does your technology work; how is the page personalized; how is a decision made; what is personalization; the twelve rules; how many rules are there; decision logic; what decides; how does the site change; what are the rules; which clues do you use; where can i look up the logic behind the page; what signals do you look at; what signals decide; who decides which of the twelve rules wins; which rule wins; is it machine learning or rules; do you use machine learning to decide what i see; is there a model behind it or rules; what is the order of priority; what beats what; in which order are the rules applied; on what basis do you choose the words; explain like i am five how the page adapts; the magic behind this page; on what grounds do you show me this; what happens if two rules disagree; conflict between rules; how do you tell a buyer from a browser; grounds for showing',
    why: 'Rules that can be read are rules that can be checked: the same visitor gets the same page, and every result names the rule behind it.',
  },
  {
    says: 'From the link or ad you opened, then from what you chose, a cookie of your last view, how you use the site, or else the standard view. It knows your kind of visit, not who you are.',
    href: `${ROUTES.features}#rule-persona-source`,
    next: nextSteps.rules,
    asks: 'how does the site know who i am; why do you think i am a leader; why am i an innovation leader; how did i get this view; where does my view come from; how do you know that i am a developer; does the site remember me; how did you guess my segment; how do you recognize visitors; why do you think i am a sales prospect; how do you know what i want; how do you know my role; do you know my name; do you know who i am; how is my segment chosen; who told you i am a developer; how do you identify visitors; do you know my company; why does the page talk to innovation leaders; what made you pick this headline for me; which clues tell you what i am after; how did you figure me out; what gave me away; how come you think i am technical; on what do you base your guess about me; how do you sort people into groups; how do you place me in a segment',
  },
  {
    says: 'There are three segments: innovation leader, developer and sales prospect. Each gets its own headline, proof and main button.',
    href: ROUTES.home,
    next: nextSteps.home,
    parts: [
      'what does an innovation leader see',
      'what does a developer see',
      'what does a sales prospect see',
    ],
    asks: 'what is a segment; which segments are there; how many segments are there; what are the segments; three segments; what segments do you have; types of visitors; what is an innovation leader; who are the segments; list the segments; kinds of readers; what does segment mean; visitor groups; audiences on this site; what is a sales prospect; which kinds of people do you tell apart; into which boxes do you put people; for whom are the pages written; target groups of the page',
  },
  {
    says: 'There are three clusters: explorers look around and get the overview, researchers compare and get the evidence, converters are ready to act and get the next step.',
    href: `${ROUTES.features}#rule-cluster-from-behavior`,
    next: nextSteps.rules,
    parts: ['what is an explorer', 'what is a researcher', 'what is a converter'],
    asks: 'what is a cluster; what do explorer researcher and converter mean; which behaviors are there; kinds of behavior; how many clusters; what is a researcher; what is an explorer; what is a converter; behavior types; three ways to browse; what does cluster mean; behavioral clusters; which clusters are there; list the clusters; which one am i; what styles of browsing do you tell apart; explorer or researcher or converter; how do people behave here according to you',
  },
  {
    says: 'From your last 20 events: page views, clicks and scroll depth are summed up, and the first rule that matches decides. Deep scrolling points to a researcher, clicks on main buttons to a converter.',
    href: `${ROUTES.features}#rule-cluster-from-behavior`,
    next: nextSteps.rules,
    asks: 'how do you decide if i am an explorer; how many events does it look at; how does it know i scroll; how does it know what i clicked; how many clicks until you know or a researcher; how does the behavior analysis work; what does the behavior analysis look at; how are clicks turned into a cluster; what is scroll depth used for; how is behavior analyzed; how do you detect buyers; when am i a converter; when am i a researcher; how does behavioral ai work; behavior analytics; is my behavior analyzed with ai; how do you know that someone is ready to buy; how many events are looked at; behavior analysis; what is behavioral ai; how do you find out the behavior of a visitor; how do you guess what i need; which signals do you use; real time behavior',
  },
  {
    says: 'Yes, on the settings page: three switches turn off personal words, sorting and analytics, one by one, and each works at once. With all three off you see the standard page.',
    href: settings,
    next: nextSteps.settings,
    asks: 'how do i switch all this personalized stuff off it annoys me; turn the adapting off; turn personalization off; can i turn off the personalization; how do i turn off personalization; can i switch the personalization off; can i disable adaptation; which switches does a visitor have; see the same page as everyone; force the standard page; i do not want a personal page; how do i turn it off; where do i change my settings; disable personalization; stop adapting; visitor controls; turn off adaptation; can visitors switch it off; how do i stop the site from changing; which settings are there; can i see the normal page; deactivate personalization; switch it off; how do i see the standard version; can users opt out of personalization; three switches; standard page; give me the plain vanilla site; just give me the normal site; i want the same thing everyone gets; leave my page alone; stop changing things for me; can my visitors shut this off; no tailoring please; how do i undo this; make it stop; kill the personalization; show me the neutral version; off switch; where is the off button; how to shut it off; can i freeze the page as it is; stay the same please; how do i object; i object; turn this personal stuff off please',
  },
  {
    says: 'Use the selectors on the home page: choose a segment, a visitor type and a behavior, and the words change with your choice.',
    href: ROUTES.home,
    next: nextSteps.home,
    asks: 'how do i change to the developer view; can i be someone else; be another visitor; pretend to be a developer; switch the segment; see the page as someone else; change my role; what would a sales prospect see; how does a developer see this page; show me the page for developers; can i choose my segment; i am not a developer; you got me wrong; wrong segment; i am a marketer; change my segment; see it as a sales person; choose another view; how do i see other versions; become an innovation leader; switch my view; change the view; select a different persona; show me as a leader; what does an innovation leader see; what does a developer see; what does a sales prospect see; how do i switch; try another persona; view as developer; how do i undo a choice i made here; what if you guess me wrong; you guessed me wrong; i am in the wrong box; let me look as a different role; see it as another role for my boss; walk in the shoes of another visitor; i want the techie version; show the version for buyers; wrong guess; put me in another group; i am not who you think; is there a way to see it through another visitor’s eyes; what would my cfo read here; see through the eyes of someone else; how do i tell the page i am a developer',
  },
  {
    says: 'Open the compare page, pick two visitors and a page, and read both versions side by side with every changed word marked.',
    href: ROUTES.compare,
    next: nextSteps.compareViews,
    asks: 'what does compare do; what is compare for; what is the compare page; two versions side by side; compare two visitors; is the headline different for others; do others see another headline; can i see two versions next to each other; see two versions side by side; two versions of the page next to each other; show both versions; compare two views side by side; what do other visitors see; what do others see; see the differences between two visitors; before and after; what is different for others; do other people see something else; side by side comparison; which words change; how does the page differ for others; compare page; compare personas; is this page different for other people; does everyone see the same page; show me what others see; different versions of the page; do all visitors see the same; compare views; what made the headline differ from my colleague’s; my colleague sees another headline; we see different pages; put two versions side by side; are there words only developers see; spot the differences between versions; my coworker gets something else; which part of the page is different for me; what differs between me and others',
  },
  {
    says: 'Eighteen: three segments, three behaviors, and new or returning. Every version is built ahead of time, so the right words come first.',
    href: documentation,
    next: nextSteps.compareViews,
    asks: 'how many versions of a page are there; how many variants; eighteen versions; number of versions; how many different pages; are the pages generated live; prerendered variants; how many personas; is every version built in advance; static pages; 18 variants; how many combinations; do you build each page on the fly; how many different home pages exist; what is the total number of variations',
  },
  {
    says: 'The main button is the next step for your segment: leaders get a demo, developers the API docs, sales prospects the free trial.',
    href: `${ROUTES.features}#rule-primary-call-to-action`,
    next: nextSteps.rules,
    asks: 'what changes between developers and sales people; what do leaders see that developers do not; how does the site choose the button; which button do i see; why does the button change; who picks the button; why is this the main button; why does it say schedule demo; how is the call to action chosen; which button do developers get; why is there a schedule demo button; why does the button say start free trial; main button; call to action rule; what decides the button; why view api docs; different buttons for visitors',
  },
  {
    says: 'It is a sum: each page has a base score, your segment adds 20 and your behavior up to 30. The highest score comes first.',
    href: `${ROUTES.features}#rule-navigation-boost`,
    next: nextSteps.rules,
    asks: 'why is the navigation sorted like this; what does the order of the menu depend on; menu order; order of the sidebar links; how is the menu sorted; navigation score; why is pricing first in the menu; smart navigation; how are suggested pages sorted; how is the order of links computed; why are these pages suggested to me; how are the links ranked; why did the order of links change; sidebar order; how does smart navigation work; why is this page at the top of the list; what determines the link order; how is the navigation adapted; does the menu move around while i use it; who shuffles the menu; do the links rearrange themselves; why did my links jump; how do you rank the pages in the menu; links are in another order than yesterday; why is pricing listed above docs; why is one page above another; which rule put pricing on top',
  },
  {
    says: 'There are six, and each gets a priority from 60 to 95 by your segment and behavior. The highest comes first, and each block says why you see it.',
    href: `${ROUTES.features}#rule-block-priority`,
    next: nextSteps.features,
    asks: 'what are content blocks; ai content; ai content blocks; how many content blocks; why does this block come first; does the order of content blocks change; how are blocks sorted; why is this block at the top; priority of blocks; does the content block order change for me; block order; why does this block stand out; what does urgency mean; high medium low',
  },
  {
    says: 'Recommendations are picked for your segment and moved up if they suit how you browse. The score, from 0 to 100, says how well each one matches you.',
    href: `${ROUTES.features}#rule-recommendation-boost`,
    next: nextSteps.rules,
    asks: 'how are recommendations picked; why was this recommended; match score in percent; what do the percent scores mean; what does the dot mean; how do recommendations work; recommended for you; what does the score mean; why do you recommend this article; green dot; blue dot; match score; recommendations; how is the match score calculated; what is the number next to the recommendation',
  },
  {
    says: 'Editors write every version, and rules choose among them. So every visitor reads sentences that a person wrote and approved.',
    href: `${ROUTES.home}#how-it-works`,
    next: nextSteps.features,
    asks: 'who writes the texts; who writes the different headlines; who writes the headlines; who creates the content; does ai write the texts; are the words generated by ai; who writes the versions; is the content generated; can editors control the words; smart content; do we have to write the texts ourselves; how does smart content work; ai generated content; does the ai make up text; who controls the wording; can we approve the texts; brand voice; do i write the versions; content approval; is the copy written by ai; do i have to write different versions; how much content do we have to write; can we review before it goes live',
  },
  {
    says: 'No, your own choice always wins over the analysis. If you picked a view by hand, the analysis stays quiet for the rest of the visit.',
    href: `${ROUTES.home}#how-it-works`,
    next: nextSteps.home,
    asks: 'does the site override my choice; what if i choose a segment myself; does my choice win; what counts more my choice or my behavior; can the analysis change what i chose; does the ai overrule me; priority of my choice; what wins; will it switch me back; does a manual choice stick; if i pick by hand does it stay; do you respect what i picked; will you overwrite what i selected; is my choice kept tomorrow; does my choice last',
  },
  {
    says: 'The words wait for the next page, so nothing changes while you read. Only the order of links and suggestions changes at once.',
    href: `${ROUTES.contentHub}#clusters-from-clicks`,
    next: nextSteps.features,
    asks: 'does the page change while i read; does the headline change while i am reading; when does the page adapt; does it change in real time; how quickly does it adapt; real time adaptation; how fast does the page react; when does my cluster change; does it adapt during the visit; instant personalization; does the text change in front of me; will it flip the text under my nose; does anything move while i am on the page; will the words change when i scroll; at what moment does it switch',
  },
  {
    says: 'Eight features run on this site. They are: the right words first, smart navigation, AI content blocks and behavior analysis. Then there are smart onboarding, scored recommendations, an assistant, and controls for the visitor.',
    href: overview,
    next: nextSteps.features,
    asks: 'what features are there; which features do you have; feature list; what can this site do; features; list of features; what does the site do; tour the features; show me the features; eight features; capabilities; functionality; what can it do; feature overview; key features; main features',
  },
  {
    says: 'It is a setup of a few short questions, under a minute: your goal, a little about you, and then your view is ready. You can close it at any point and change everything later.',
    href: overview,
    next: nextSteps.home,
    asks: 'what does the onboarding ask me; how does the onboarding work; onboarding; set up my view; which questions does the setup ask; how long does the onboarding take; which onboarding steps do i get; can i skip the introduction; can i skip the onboarding; smart onboarding; what is the setup; introduction; make this page yours; do i have to answer the questions; repeat the onboarding; redo the setup; what happens when i choose a goal; what does my goal change; choose my goal',
  },
  {
    says: 'Yes, the interactive tutorial has seven short steps that show how this site adapts, and there is a tour of the four products. Both start from the home page.',
    href: ROUTES.home,
    next: nextSteps.home,
    asks: 'is there a tour; take the tour; interactive tutorial; tutorial; can you show me around; start the tutorial; guided tour; walk me through the site; how do i start the tour; is there a walkthrough; product tour; i am new here; introduce me to the site; how long is the tutorial; show me around; help me get started with the site; guide me; give me a tour; tour of the products; how do i use this site; how do i learn about the site; where do i begin as a beginner; somebody explain this site to me; first time here show me how',
  },
  {
    says: `Press “${shellCopy.reason.open}” beside a part of the page. It names the rule that decided, what it looked at, and what others get.`,
    href: documentation,
    next: nextSteps.rules,
    asks: 'why am i seeing this button; what does why am i seeing this do; where can i see the reason; how can i find out why; is there an explanation for each part; reasons on the page; explain why this is shown; does it tell why; show the reasons; how do i see why something is shown; does every decision have a reason; confidence; where do you tell me your reasons; show me the reason for this piece; can it justify itself',
  },
  {
    says: 'Yes, each of the twelve rules has a lab on the features page where you can try it: set the inputs and see the result and its reason.',
    href: documentation,
    next: nextSteps.rules,
    asks: 'can i test a rule; try a rule; rule lab; change the inputs of a rule; play with the rules; can i test the rules; try a rule; rules lab; rule playground; can i try the rules myself; sandbox for rules; where can i see all rules; rules and logic; experiment with a rule; see the code of the rules; can i copy the code; is the rule code visible; can i change the rules; edit rules; who writes the rules; are the rules tested; custom rules; let me play with a rule; is there a place to try the logic; can i poke at the rules',
  },
  {
    says: 'Content personalization, navigation adaptation and behavioral analytics. Off shows the standard words, keeps links in one fixed order, or stops tracking and analysis.',
    href: settings,
    next: nextSteps.settings,
    asks: 'what do the three switches do; what does content personalization do; what does navigation adaptation do; what does behavioral analytics do; difference between the switches; what happens when i switch content personalization off; what happens if i turn off navigation adaptation; what happens when i switch adaptation off; names of the switches; explain the settings; what can i change in settings; what does each switch do; what can i toggle; which toggles exist; list the options in settings',
  },
  {
    says: 'Yes, the demo view shows the site as any visitor without storing anything. You can share a link to a view; it works for seven days.',
    href: ROUTES.home,
    next: nextSteps.compareViews,
    asks: 'what is the demo view; demo mode; share this view; share a link to a view; how long does a demo link work; demo link; can i share the page with a colleague; send a view to someone; does the demo view store anything; share link expires; prepare a presentation; show it to a customer; share my view; how do i share; link to a view; expired demo link; copy link to this view; present the site; can i share exactly what i see; give my colleague the same page; send this exact page',
  },
  {
    says: 'Yes, you can replay a visit one event at a time and watch the page change: your own visit since this page was loaded, or one of three sample visitors.',
    href: ROUTES.features,
    next: nextSteps.features,
    asks: 'replay a visit; can i replay my visit; what is the replay; watch a sample visit; replay visitor; sample visitors; play back my clicks; visit replay; step through a visit',
  },
  {
    says: 'Three scales beside the headline on the home page change the words as you click or drag them, so you can see what the site would say to others.',
    href: ROUTES.home,
    next: nextSteps.home,
    asks: 'tune this page; what are the scales; tuner; what do the sliders do; sliders on the home page; drag a scale; what is the dial; tune the words; tuning',
  },
  {
    says: 'Yes, on this site: each ad opens a page with its own headline, and the ad you clicked comes before what is stored about you.',
    href: `${ROUTES.features}#rule-persona-source`,
    next: nextSteps.rules,
    asks: 'does the page adapt to the ad; landing pages for campaigns; match the landing page to the campaign; can it adapt to an ad; personalize landing pages; ad specific headline; campaign personalization; google ads landing page; personalize by campaign; does it know which ad i clicked; paid traffic; message match; i came from an ad does that matter; does it know the banner i came from; i clicked on an advert',
  },
  {
    says: 'Returning visitors skip the introduction and are welcomed back; everything else follows segment and behavior.',
    href: ROUTES.home,
    next: nextSteps.home,
    asks: 'what changes between new and returning; new versus returning; what is different on a second visit; what do you show me when i come back; what is different for returning visitors; new or returning visitor; visitor type; what do returning visitors see; first visit or return visit; does it recognize returning visitors; second visit; welcome back; what happens when i come back; what happens on my second visit; i was here last week, do i see something new; do regulars get a different page; what does returning mean here; meaning of new and returning; who counts as returning',
  },
  {
    says: 'A view named in the address wins, then what you chose, then the ad you came from, then what this browser remembers, and last the default.',
    href: `${ROUTES.features}#rule-persona-source`,
    next: nextSteps.rules,
    asks: 'which signal wins; order of the signals; what counts most; what has priority; precedence of signals; what comes first the link or my choice; ranking of the signals; what overrides what',
  },
  {
    says: 'It is the page for an innovation leader who looks around on a first visit. You get it when no link, choice, ad or memory says otherwise.',
    href: `${ROUTES.features}#rule-persona-source`,
    next: nextSteps.rules,
    asks: 'what is the default view; what is the standard page; who is the default visitor; what do i see if you know nothing about me; what does an unknown visitor see; which version does a stranger get; standard view',
  },
  {
    says: 'Some rules stop at the first match, in others every match adds points. The list of rules says which, with the priority of each.',
    href: `${ROUTES.features}#documentation`,
    next: nextSteps.rules,
    asks: 'what if two rules match; two rules at once; do rules conflict; which rule wins; priority of rules; what if rules contradict each other; conflicting rules; first match wins',
  },
  {
    says: 'A segment is a role: innovation leader, developer or sales prospect. A cluster is how somebody reads: explorer, researcher or converter.',
    href: `${ROUTES.features}#documentation`,
    next: nextSteps.rules,
    asks: 'what is segment vs cluster; difference between segment and cluster; segment or cluster; what does segment mean; what does cluster mean; role and behavior; what are segments and clusters; explain segment and cluster',
  },
  {
    says: 'You can choose another view on the home page at any time, and your choice wins over the analysis for the rest of the visit.',
    href: ROUTES.home,
    next: nextSteps.home,
    asks: 'can visitors pick their own version; can i pick my own version; how do i reset my view; i want another view; undo the view; go back to the normal page; show me a different version; can i change who the page is for; what if the guess is wrong; correct the guess; you guessed my segment wrong; how do i correct you; i am misclassified; fix my segment; it thinks i am somebody else; wrong about me',
  },
  {
    says: 'Yes: three switches on the settings page turn off personal words, sorting and analytics one by one, and each works at once.',
    href: settings,
    next: nextSteps.settings,
    asks: 'can i turn off just one part; only the sorting off; keep the words but stop analytics; partial opt out; can i disable single parts; switch off analytics only',
  },
];
