import { pageNames } from '../page-names';
import type { HubArticle } from './article';

export const machineLearning = [
  {
    id: 'rules-first-models-second',
    title: 'Rules first, models second',
    description: 'When a plain rule beats a model, when it does not, and how to let the two work together.',
    category: 'AI & Machine Learning',
    tags: ['enterprise ai', 'architecture', 'rules'],
    type: 'article',
    picture: 'rules-first',
    difficulty: 'intermediate',
    segments: ['innovation-leader', 'developer'],
    clusters: ['researcher', 'explorer'],
    featured: true,
    sections: [
      {
        heading: 'Two ways to decide',
        paragraphs: [
          'A rule says: if the visitor is a developer, show the API docs first. A model says: visitors who behave like this one tend to open the API docs. Both can be right. They differ in what they need and in how they fail.',
          'A rule needs an opinion and works from the first visitor. A model needs data, and works once there is enough of it. A wrong rule is wrong in the same way every day, so you notice. A wrong model is wrong for some people, some of the time, so you may not.',
        ],
      },
      {
        heading: 'Where rules are better',
        paragraphs: ['Reach for a rule when any of these is true.'],
        list: [
          'The choice is about policy. Who may see a price, or which text the law requires, is not a matter of odds.',
          'There is little traffic. A page with a few hundred visits a month will not teach a model anything.',
          'Someone will ask why. “Because you chose Developer” is an answer that a person accepts.',
          'A surprise would be costly. A rule never wakes you up at night.',
        ],
      },
      {
        heading: 'Where models are better',
        paragraphs: [
          'Models earn their place when the signal is spread over many small hints. Is this reader comparing vendors or writing a school paper? No single click tells. Twenty clicks together might. Reading free text is another case: no list of keywords will catch the irony in a review.',
          'They also do well at order. Ranking forty articles for one reader by hand is hopeless, and a rough order is good enough.',
        ],
      },
      {
        heading: 'Let the model propose and the rule dispose',
        paragraphs: [
          'The best systems use both, in a fixed order. The model looks at behavior and proposes a label with a confidence. A rule then checks the proposal: is it a label that we know? Is the response in the right format? If not, a simple rule decides instead.',
          'This site works that way. When the analysis is slow, over budget or out of reach, local rules take over at once. The visitor sees a sensible page in both cases, and never an error.',
        ],
      },
      {
        heading: 'Keep the reason next to the result',
        paragraphs: [
          'Whichever part decides, store why: the name of the rule, or the model with its confidence and the signals it saw. Six months later that record is worth more than the decision. It tells you which rules still fire and which labels were guesses. It shows you where a rule should become a model, or a model should retire.',
        ],
      },
      {
        heading: 'A sensible order of work',
        paragraphs: [
          'Write the rules that you would follow by hand. Ship them. Log each decision with its reason. Look for the rule that people override most often, and replace only that one with a model. Keep the old rule as the fallback. You will always know what happens when the model is down.',
        ],
      },
    ],
  },
  {
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
  },
  {
    id: 'clusters-from-clicks',
    title: 'How twenty events become a cluster',
    description:
      'The local rules that sort a visit into explorer, researcher or converter, and why they are so plain.',
    category: 'AI & Machine Learning',
    tags: ['behavior analytics', 'clustering', 'technical'],
    type: 'article',
    picture: 'clusters',
    difficulty: 'advanced',
    segments: ['developer'],
    clusters: ['researcher', 'explorer'],
    featured: false,
    sections: [
      {
        heading: 'Three ways to visit a site',
        paragraphs: [
          'Look over a few shoulders and you will see three patterns. Explorers open many pages and stay on none. Researchers stay on a few and read to the end. Converters go for the buttons. Nobody is one of these for life. People move between them within a single visit, and that is the reason to look at behavior at all.',
        ],
      },
      {
        heading: 'From events to a summary',
        paragraphs: [
          'Raw events are noisy, so the first step is to shrink them. This site keeps the last twenty and reduces them to three facts: how many pages were viewed, how many clicks of each kind there were, and the average depth of the scrolls.',
          'The summary is the only thing that travels. It takes a few hundred characters, contains no text that a person typed and is cheap to analyze. If you cannot decide from a summary, you are probably trying to decide too much.',
        ],
      },
      {
        heading: 'The local rules',
        paragraphs: [
          'When no analysis service is available, four rules decide. The first one that matches wins.',
        ],
        list: [
          'Average scroll depth above 70 percent: researcher, with a confidence of 0.7.',
          'More than two clicks on a call to action, or more than three on buttons: converter, 0.8.',
          'More than three page views: explorer, 0.65.',
          'Anything else: explorer, 0.5, which is an honest way to say “no idea yet”.',
        ],
      },
      {
        heading: 'Why the order matters',
        paragraphs: [
          'The second rule is more certain than the first, yet it comes later. A visitor who reads deeply and also clicks buttons counts as a researcher. That is a choice, not a law. We would sooner give a careful reader more to read than push a button at them.',
          'Write such choices down. A list of rules whose order matters looks harmless. Someone will sort it one day.',
        ],
      },
      {
        heading: 'Do not move the furniture',
        paragraphs: [
          'A new cluster arrives in the middle of a visit, one second after the last event. Changing the headline at that moment would be rude: the reader is looking at it. So the order of links and suggestions changes at once, while the words wait for the next page.',
          'And if the visitor picked a cluster by hand, analysis stays quiet for the rest of the visit. A person who told you something should not be corrected by a script.',
        ],
      },
      {
        heading: 'Try it on paper',
        paragraphs: [
          'Take five recordings of real visits, with permission. For each, count pages, clicks and depth by hand, apply the four rules and ask whether the label matches what you saw. Where it does not, write down what gave it away. That is your next rule.',
        ],
      },
    ],
  },
  {
    id: 'what-ratings-hide',
    title: 'What reviews say that ratings hide',
    description:
      'A practical way to read sentiment by topic, catch irony and spot a story before it spreads.',
    category: 'AI & Machine Learning',
    tags: ['sentiment', 'narrative', 'reviews'],
    type: 'article',
    picture: 'ratings',
    difficulty: 'intermediate',
    segments: ['sales-prospect', 'innovation-leader'],
    clusters: ['explorer', 'researcher'],
    featured: false,
    sections: [
      {
        heading: 'The trouble with an average',
        paragraphs: [
          'Four stars can mean “good, but the delivery was late” or “late, but the product was good”. To the person who runs delivery, these are opposite reviews. An average keeps the stars and throws away the part you could act on.',
          'Sentiment analysis is useful when it puts that part back. It should tell you what people talk about, how they feel about each thing, and how both change over time.',
        ],
      },
      {
        heading: 'Score the topic, not the text',
        paragraphs: [
          'Split each review into statements, and give each statement a topic and a tone. “Setup took a day, but support was patient” is two statements: setup, negative; support, positive. One score for the whole sentence would land in the middle and say nothing.',
          'Choose the topics from your own words. Eight to twelve are plenty. If a topic has no owner in your company, nobody will act on its score, so merge it with one that does.',
        ],
      },
      {
        heading: 'Three traps',
        paragraphs: ['Every team runs into these. Plan for them from the start.'],
        list: [
          'Irony: “Great, another update.” Keep a small set of hard sentences, and test each new model on it.',
          'Mixed crowds: angry people write more. Compare tone within a channel, never between channels.',
          'Translations: politeness differs by language. Set the zero point for each language separately.',
        ],
      },
      {
        heading: 'From tone to story',
        paragraphs: [
          'A single bad review is an opinion. The same phrase in forty reviews is a story, and stories spread. Watch for phrases that are new and growing, even while the average holds steady. “Felt locked in” rising from two mentions to nine deserves a call before it deserves a chart.',
          'Good signals have a shape. They start with a few people, use the same odd words, and cross from one channel to another. The crossing is the moment to respond.',
        ],
      },
      {
        heading: 'Check the system every month',
        paragraphs: [
          'Take one hundred statements at random. Have two people score them without seeing what the system said. First compare the two people: if they agree on eighty, no system will do much better on your texts. Then compare the system with the cases on which both people agree. Write the result down with the date.',
        ],
      },
      {
        heading: 'Where to begin',
        paragraphs: [
          'Start with the last two hundred support messages, not with social media. They are about you, they have an owner, and you can answer the people who wrote them. Publish one page each week: three topics that rose, one that fell and a quote for each, with names removed.',
        ],
      },
    ],
  },
  {
    id: 'a-budget-for-model-calls',
    title: 'Put a budget on model calls',
    description:
      'A simple allowance per minute keeps costs flat and the site quick. Here is how to build one.',
    category: 'AI & Machine Learning',
    tags: ['enterprise ai', 'cost', 'technical'],
    type: 'article',
    picture: 'model-budget',
    difficulty: 'advanced',
    segments: ['developer'],
    clusters: ['researcher', 'converter'],
    featured: false,
    sections: [
      {
        heading: 'The bill that nobody planned for',
        paragraphs: [
          'A feature that calls a language model is cheap in the demo. Then a page loops, a crawler finds the form or a campaign does well, and the same feature costs more in an hour than in the month before. A limit in the vendor console will stop it, with errors on your site. A budget of your own stops it gently.',
        ],
      },
      {
        heading: 'Estimate before you send',
        paragraphs: [
          'You need a number before the call, not after it. For English text, the length in characters divided by four and rounded up is close enough. Count exactly what you send, instructions and all. Being wrong by ten percent is fine. Being wrong by a factor of ten, because you forgot the history, is not.',
        ],
      },
      {
        heading: 'Use one time window',
        paragraphs: [
          'Choose an allowance for a minute and keep two values: tokens used and the time of the last reset. When more than sixty seconds have passed, set the first to zero. Then add the new estimate and compare.',
          'The steps sound trivial, and the order is easy to get wrong. Add first, compare second. If you compare first, one huge request slips through every minute.',
        ],
      },
      {
        heading: 'Switch over early',
        paragraphs: [
          'Do not wait until the allowance is gone. This site switches to its local rules above 80 percent. The last fifth is reserved for calls that were already on their way and for the chat, where a person is waiting. Work in the background should always give way first.',
        ],
        list: [
          'Below the line: ask the model.',
          'Above the line: use local rules and mark the result as local.',
          'Model slow or unavailable: the same local rules, after a short deadline.',
        ],
      },
      {
        heading: 'Count it in one place',
        paragraphs: [
          'A budget in the browser protects the visitor from waiting. It does not protect your bill, since anyone can edit a page. Keep the real count on the server. If two servers run side by side, keep it in the store that they share. Two servers with separate allowances will spend twice as much.',
        ],
      },
      {
        heading: 'What to watch',
        paragraphs: [
          'Plot three lines: tokens per minute, the share of decisions made locally, and the time to answer. If the local share creeps up, you have grown, and can raise the allowance on purpose. If it jumps, something loops. In both cases the site kept working while you found out, and that was the point.',
        ],
      },
    ],
  },
  {
    id: 'walkthrough-read-the-rules',
    title: 'Walkthrough: read a link order like a score sheet',
    description:
      'The written script of a short tour: work out by hand why the sidebar is in the order you see.',
    category: 'AI & Machine Learning',
    tags: ['personalization', 'walkthrough', 'rules'],
    type: 'video',
    picture: 'score-sheet',
    difficulty: 'intermediate',
    segments: ['developer', 'sales-prospect'],
    clusters: ['researcher', 'converter'],
    featured: false,
    sections: [
      {
        heading: 'About this walkthrough',
        paragraphs: [
          'This is the script of a screen tour, written out to be read. Take a pen. In five minutes you will have worked out a personalized list by hand, and you will see that there is no magic in it.',
        ],
      },
      {
        heading: 'Scene 1: the base scores',
        paragraphs: [
          `Each link starts with a base score that says how useful it is to anyone. ${pageNames.dashboard} has 100, ${pageNames['api-docs']} 95, ${pageNames.demo} and ${pageNames.pricing} 90, ${pageNames.analytics} 85, ${pageNames['case-studies']} 80 and ${pageNames.settings} 60. Write them in a column.`,
          `If nobody had told us anything about you, this column would be the list. Turn off navigation adaptation in ${pageNames.settings} and you will see just that order.`,
        ],
      },
      {
        heading: 'Scene 2: who you are',
        paragraphs: [
          `Next, some links are for some segments only. Developers see ${pageNames['api-docs']}. The other segments see ${pageNames['case-studies']} and ${pageNames.pricing} instead. Cross out what does not apply to you.`,
          'What is left matches your segment, so each link gains 20 points. Since every link gains the same, the order does not change yet. It is a good habit to notice when a rule fires and makes no difference.',
        ],
      },
      {
        heading: 'Scene 3: what you do',
        paragraphs: ['Now the cluster adds its points, and the list begins to move.'],
        list: [
          `Explorer: 30 for ${pageNames.demo} and ${pageNames.dashboard}, 15 for ${pageNames['case-studies']}.`,
          `Researcher: 30 for ${pageNames['api-docs']} and ${pageNames.analytics}, 20 for ${pageNames['case-studies']}.`,
          `Ready to decide: 30 for ${pageNames.pricing} and ${pageNames['case-studies']}, 15 for ${pageNames.demo}.`,
        ],
      },
      {
        heading: 'Scene 4: add up and sort',
        paragraphs: [
          `Take a sales prospect who behaves like a converter. ${pageNames.pricing}: 90 plus 20 plus 30 makes 140. ${pageNames['case-studies']}: 80 plus 20 plus 30 makes 130. ${pageNames.demo}: 90 plus 20 plus 15 makes 125. ${pageNames.dashboard}: 100 plus 20 makes 120. ${pageNames.pricing} leads and ${pageNames.dashboard} has dropped to fourth.`,
          'Check it: choose that pair on the home page and compare the sidebar with your column. If two links tie, the higher base score goes first.',
        ],
      },
      {
        heading: 'What to take away',
        paragraphs: [
          'If you can redo a ranking with a pen, you can defend it in a meeting. Start with simple math like this. Move to a learned order only when you can show that it beats the sum, on your own traffic, with a control group.',
        ],
      },
    ],
  },
] as const satisfies readonly HubArticle[];
