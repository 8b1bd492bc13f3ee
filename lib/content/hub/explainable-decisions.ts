import type { HubArticle } from './article';

export const explainableDecisions = {
  id: 'explainable-decisions',
  title: 'Every decision should carry its reason',
  description: 'A design for adaptive systems that can answer “why am I seeing this?” in one sentence.',
  category: 'AI & Machine Learning',
  tags: ['enterprise ai', 'governance', 'documentation'],
  type: 'whitepaper',
  picture: 'explained-decision',
  difficulty: 'advanced',
  segments: ['developer', 'innovation-leader'],
  clusters: ['researcher'],
  featured: false,
  sections: [
    {
      heading: 'The question you will be asked',
      paragraphs: [
        'Sooner or later someone asks why they saw what they saw. It may be a customer, an auditor or your own chief executive with a screenshot. If the answer takes an engineer and a day, the system is not under control, however well it performs.',
        'The cure is a habit, not a tool. Functions that decide should return two things: the result and the reason for it.',
      ],
    },
    {
      heading: 'What a reason contains',
      paragraphs: ['A reason is small. Three parts are enough.'],
      list: [
        'The name of the rule that decided. A stable name, not a sentence, so that you can count it.',
        'The signals it used, with the values they had at that moment.',
        'A confidence, so that a guess never looks like a fact.',
      ],
    },
    {
      heading: 'Make the deciding part pure',
      paragraphs: [
        'A reason is only worth something if you can run the decision again. That means no clock, no network and no randomness inside the function. Pass them in. Given the same visitor, the function then gives the same answer today and next year.',
        'Purity has a second benefit. You can test the whole rule as a table: these inputs, this result, this reason. Check both sides of each limit. If a rule fires above 70, test 70 and 71. Most bugs in scoring code live on that line.',
      ],
    },
    {
      heading: 'One list, many readers',
      paragraphs: [
        'Keep the rules in one list of plain data, and let everything read from it: the code that decides, the tests, the page that documents the rules and the help text for visitors. When a rule changes, all of them change. A document that is written separately from the code is out of date by spring.',
        'Generated words have a limit. “Segment equals developer adds 20” is true and still not helpful. Give each rule a short description in plain language, next to its data, and have someone outside the team read it.',
      ],
    },
    {
      heading: 'What to store, and for how long',
      paragraphs: [
        'You rarely need to store every decision. Store the inputs and the version of the rules, and you can work out the decision when someone asks. That keeps personal data small. It also means that deleting a visitor deletes the explanation along with them, as it should.',
      ],
    },
    {
      heading: 'A test for your own system',
      paragraphs: [
        'Take one page that adapts. Ask three people on the team, one at a time, why a given visitor sees a given headline. Time them. If the answers differ, or take longer than a minute, begin with the rule that caused the most argument. Give it a name, a list of signals and a confidence, and print all three where the team can see them.',
      ],
    },
  ],
} as const satisfies HubArticle;
