import { pageNames } from '../page-names';
import type { HubArticle } from './article';

export const gettingStarted = [
  {
    id: 'first-three-segments',
    // not a count
    title: 'Start with three segments, not thirty',
    description: 'How to choose the few groups of visitors that are worth writing different words for.',
    category: 'Getting Started',
    tags: ['personalization', 'segments', 'strategy'],
    type: 'article',
    picture: 'three-segments',
    difficulty: 'beginner',
    segments: ['innovation-leader', 'sales-prospect'],
    clusters: ['explorer', 'converter'],
    featured: true,
    sections: [
      {
        heading: 'Why small lists win',
        paragraphs: [
          'Most teams begin with a long list. New visitors, loyal visitors, big companies, small ones, every country, every campaign. The list looks thorough, and then the writing starts. Thirty groups need thirty headlines, and nobody has time to keep thirty headlines true.',
          'Three groups are enough to learn whether personalization helps you at all. You can write them in a week, check them in an afternoon and explain them to a colleague in one breath. When the three work, the fourth will be easy to argue for.',
        ],
      },
      {
        heading: 'Look for different questions',
        paragraphs: [
          'A segment is useful when its people arrive with a different question. Age or company size rarely tells you that. The job they came to do usually does.',
          'Sit with the person who answers your inbox and read the last fifty first messages. Sort them by what the person wanted to know. In a software company the piles are often the same three: “Will this move us forward?”, “How does it work with what we have built?” and “What will I get, and when?” Those piles are your segments.',
        ],
      },
      {
        heading: 'Give each group a test it can fail',
        paragraphs: [
          'Before you write a word, put each group through three checks. Drop it if it fails one.',
        ],
        list: [
          'Can you tell that a visitor belongs to it from something you are allowed to know, such as the campaign link or a choice they make on the page?',
          'Would an honest headline for this group be wrong, or dull, for the others?',
          'Is there one next step that suits this group best?',
        ],
      },
      {
        heading: 'Write the default first',
        paragraphs: [
          'Some visitors bring no signal at all. They get the default, so it has to be good on its own. Pick the group that would lose the most by seeing the wrong page, and make its version the default.',
          'Then write the other two by asking what changes. Often it is only the headline, the first proof and the button. Leave the rest alone. A page that differs in three places is easy to test and easy to fix.',
        ],
      },
      {
        heading: 'What to do on Monday',
        paragraphs: [
          'Read the messages. Name three piles. For each one write a headline, one proof and one button on an index card. Show the cards to someone in sales and someone in support, and ask them to guess who each card is for. If they guess right, you have segments. If they hesitate, two of your groups are really one.',
        ],
      },
    ],
  },
  {
    id: 'walkthrough-one-page-three-openings',
    title: 'Walkthrough: one page, three openings',
    description: 'The written script of a screen walkthrough: watch this site change, step by step.',
    category: 'Getting Started',
    tags: ['personalization', 'walkthrough', 'segments'],
    type: 'video',
    picture: 'one-page-three-openings',
    difficulty: 'beginner',
    segments: ['innovation-leader', 'developer', 'sales-prospect'],
    clusters: ['explorer'],
    featured: false,
    sections: [
      {
        heading: 'About this walkthrough',
        paragraphs: [
          'This is the script of a short screen tour, written out so that you can follow it at your own pace, without sound. Open the home page in a second window and do each step as you read. You need nothing but a browser.',
        ],
      },
      {
        heading: 'Scene 1: meet the selector bar',
        paragraphs: [
          'At the top of the home page is a bar with three choices: segment, visitor type and behavior. A normal site would decide these for you and keep quiet about it. This one shows them, so you can see what each does.',
          'Look at the headline and the first button before you touch anything. Say them out loud. You will compare them with what comes next.',
        ],
      },
      {
        heading: 'Scene 2: change one thing',
        paragraphs: [
          'Set the segment to Developer. The headline changes, and so does the button: it now leads to the API documentation. Watch the list of links in the sidebar as well. API Docs is now on it.',
          'Notice what did not change. The product names, the prices and the facts are the same. A segment may change what we say first. It must never change what is true.',
        ],
      },
      {
        heading: 'Scene 3: change the behavior',
        paragraphs: [
          'Leave the segment alone and set the behavior to Ready to decide, our name for someone who is close to a decision. Demo rises to the top of the list. The reason is a plain addition: each link has a base score, a matching segment adds some points and behavior adds some more. Highest score first.',
          'Now try Researcher. The documents and the figures come first. Nothing was hidden from anyone; only the order is different.',
        ],
      },
      {
        heading: 'Scene 4: switch it off',
        paragraphs: [
          `Go to ${pageNames.settings} and turn off content personalization. The page returns to the default words. Turn off navigation adaptation, and the list returns to its base order. Both switches save right away.`,
          'This last scene matters most. If a visitor cannot switch adaptation off, you will never know whether they like it.',
        ],
      },
      {
        heading: 'Try it with your own page',
        paragraphs: [
          'Print the top of your own landing page three times. On each copy, cross out the headline, the proof and the button, and write what you would say to one kind of visitor. Put the copies side by side. If they look alike, you may not need personalization on that page. If they do not, you have your first test.',
        ],
      },
    ],
  },
  {
    id: 'events-worth-tracking',
    title: 'Three events worth tracking, and many that are not',
    description:
      'Page views, clicks and scroll depth answer most questions. Here is how to record them with care.',
    category: 'Getting Started',
    tags: ['behavior analytics', 'events', 'privacy'],
    type: 'article',
    picture: 'three-events',
    difficulty: 'beginner',
    segments: ['developer'],
    clusters: ['explorer', 'researcher'],
    featured: false,
    sections: [
      {
        heading: 'Begin with the decision',
        paragraphs: [
          'It is tempting to record everything and think later. The result is a large table that nobody trusts. Turn it around. Write down the decision you want to make, then the smallest fact that would change it.',
          'Say you want to know whether a visitor is browsing, studying or ready to talk. Three kinds of event are enough: a page view, a click and a scroll.',
        ],
      },
      {
        heading: 'What each one tells you',
        paragraphs: ['Each event answers one question. Keep its payload as small as that question.'],
        list: [
          'Page view: how widely is this person looking around? You need the path, nothing else.',
          'Click: is this person ready to act? Record what sort of element it was (a call to action, a button, a link) and leave out its text.',
          'Scroll: is this person reading? Record how much of the page has passed the bottom edge of the window, as a percentage.',
        ],
      },
      {
        heading: 'Count calls to action separately',
        paragraphs: [
          'A click on “Show more” and a click on “Start trial” do not mean the same thing. If both arrive as “button”, the one that matters drowns in the other. Mark the few elements that mean intent in your markup, and let only the marked ones count as a call to action. Everything unmarked is a plain button or link.',
        ],
      },
      {
        heading: 'Slow the scroll down',
        paragraphs: [
          'A browser can report dozens of scroll positions each second. You want perhaps four. Sample on a timer, send in batches, and drop samples that have not changed. The average depth will be the same and the battery will last longer.',
          'Average depth over recent scrolls is a better signal than the maximum. Anyone can flick to the bottom of a page. A high average takes reading.',
        ],
      },
      {
        heading: 'Keep a short memory',
        paragraphs: [
          'Old behavior describes an old visit. This site looks at the last twenty events and forgets the rest when it decides. A short window reacts quickly when someone stops browsing and starts comparing prices. It also keeps the summary small, and cheap to analyze.',
        ],
      },
      {
        heading: 'Let people say no',
        paragraphs: [
          'Honor the browser’s Global Privacy Control signal, and offer a switch that stops both the tracking and the analysis. Test the switch the way you would test a payment: turn it off, click around and check that nothing left the browser.',
        ],
      },
    ],
  },
  {
    id: 'four-week-trial-plan',
    title: 'A four-week plan for a personalization trial',
    description: 'What to do in each week so that the trial ends with a decision and not with a shrug.',
    category: 'Getting Started',
    tags: ['trial', 'planning', 'roi'],
    type: 'whitepaper',
    picture: 'trial-plan',
    difficulty: 'beginner',
    segments: ['sales-prospect', 'innovation-leader'],
    clusters: ['converter'],
    featured: true,
    sections: [
      {
        heading: 'Why trials end in a shrug',
        paragraphs: [
          'A trial fails quietly. The tool works, people click around, a month passes, and at the end nobody can say whether to buy. The cause is nearly always the same: no one wrote down beforehand what a yes would look like.',
          'This plan takes about five hours of your time in total. It gives you a number, a cost and a list of objections: enough to decide.',
        ],
      },
      {
        heading: 'Week 1: one page, one number',
        paragraphs: [
          'Pick a single page with steady traffic and a clear next step. A pricing or product page is better than the home page, where people want many things.',
          'Choose one number, such as the share of visitors who ask for a demo. Write down its value over the last four weeks. Then write the sentence that will end the trial: “We go on if the number rises by at least this much, and if the team spends less than two hours a week on it.” Have the person who pays read that sentence now.',
        ],
      },
      {
        heading: 'Week 2: three versions, one holdout',
        paragraphs: [
          // not a count
          'Write the page for three kinds of visitors. Change the headline, the first proof and the button. Leave the rest as it is.',
          'Keep part of your traffic on the old page throughout. One visitor in five is a fair start. Without that group you cannot tell your work from a good week.',
        ],
      },
      {
        heading: 'Week 3: leave it alone',
        paragraphs: [
          'The hard part is doing nothing. Every edit restarts the clock. Fix errors only. Use the quiet week to collect what people say: read the feedback, and ask two people in sales whether first calls sound different.',
        ],
      },
      {
        heading: 'Week 4: read it and decide',
        paragraphs: [
          'Answer these four questions on one page, and hold the meeting while the page is fresh.',
        ],
        list: [
          'Did the number move for the personalized group, compared with the holdout and not with last month?',
          'Did every segment move, or did one carry the others?',
          'How many hours did the team spend, setup included?',
          'What went wrong, and would it go wrong again?',
        ],
      },
      {
        heading: 'If the answer is unclear',
        paragraphs: [
          'A small site may not see enough visitors in four weeks. Then say so. Keep running the same three versions, and decide on a date set today. “Not yet” with a date is a decision. “Let’s keep an eye on it” is the shrug.',
        ],
      },
    ],
  },
] as const satisfies readonly HubArticle[];
