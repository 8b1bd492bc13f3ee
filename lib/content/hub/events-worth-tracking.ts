import type { HubArticle } from './article';

export const eventsWorthTracking = {
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
} as const satisfies HubArticle;
