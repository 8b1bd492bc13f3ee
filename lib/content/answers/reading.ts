import { ROUTES } from '@/lib/config/routes';
import { claims } from '../claims';
import { pageNames } from '../page-names';
import type { FactsByPlace } from './fact';
import { productNames } from '../product-names';

/** The articles, each in the sentence that answers a question. */
export const readingFacts: FactsByPlace = {
  [`${ROUTES.contentHub}#four-week-trial-plan`]: [
    {
      says: 'About five hours of your time in four weeks: pick one page and one number, write three versions with a holdout, leave it alone, then read the result and decide.',
      question: 'What effort is the trial for our team?',
    },
    {
      says: 'Write down your number and the sentence that ends the trial, write three versions with a holdout, leave it alone for a week, then read it and decide.',
      question: 'How do we plan a trial?',
    },
    {
      says: 'Pick a single page with steady traffic and a clear next step. A pricing or product page is better than the home page, where people want many things.',
      question: 'Which page should we pick for the trial?',
    },
    {
      says: 'One number, such as the share of visitors who ask for a demo. Write down its value over the last four weeks, and the sentence that will end the trial.',
      question: 'Which number should we pick for the trial?',
    },
    {
      says: 'One visitor in five is a fair start: keep part of your traffic on the old page throughout. Without that group you cannot tell your work from a good week.',
      question: 'How many visitors should keep the old page?',
    },
    {
      // not a count
      says: 'Write the page for three kinds of visitors, and change the headline, the first proof and the button. Leave the rest as it is.',
      question: 'What do we change on the page?',
    },
    {
      says: 'Leave it alone: every edit restarts the clock, so fix errors only. Use the quiet week to read the feedback and ask sales whether first calls sound different.',
      question: 'Why leave the page alone for a week?',
    },
    {
      says: 'Say so, keep the same three versions running, and decide on a date that you set today. “Not yet” with a date is a decision.',
      question: 'What if the trial’s result is unclear?',
    },
    {
      says: 'Then test it against a holdout with one page, one number and a sentence that ends the trial. Most trials fail because nobody wrote down beforehand what a yes would look like.',
      question: 'What if personalization failed for us before?',
    },
  ],
  [`${ROUTES.contentHub}#what-ratings-hide`]: [
    {
      says: 'Irony is one of three traps that every team runs into, with mixed crowds and translations. Keep a small set of hard sentences and test each new model on it.',
      question: `Does ${productNames['sentiment-analysis']} understand irony?`,
    },
    {
      says: 'Score the topic, not the text: split each review into statements and give each a topic and a tone. Stars hide what the review is about.',
      question: 'What do star ratings hide?',
    },
    {
      says: 'Start with the last two hundred support messages, not with social media. They are about you, they have an owner, and you can answer the people who wrote them.',
      question: 'Where do we begin with sentiment?',
    },
    {
      says: 'Take one hundred statements at random each month and have two people score them. Compare the two people first, then the system with the cases on which they agree.',
      question: 'How do we check a sentiment system?',
    },
  ],
  [`${ROUTES.contentHub}#uplift-you-can-defend`]: [
    {
      says: 'You judge it against a holdout: part of your traffic keeps the old page, and the difference between the groups is your uplift. In the trial, every plan has one.',
      question: 'How do we prove that it works?',
    },
    {
      says: 'Take sixteen times the rate times one minus the rate, divided by the square of the change you hope for. From 4 to 5 percent that is about 6,100 visitors in each group.',
      question: 'How many visitors does a test need?',
    },
    {
      says: 'Peeking, slicing, switching and picking: stopping on a good day, finding the one segment that won, moving people between groups, and comparing people who chose the new page.',
      question: 'Which mistakes spoil a test?',
    },
    {
      says: 'A comparison over time cannot tell your work from the season. Compare two groups at the same time instead: visitors picked at random who see the default, and the rest.',
      question: 'Why is before and after not a test?',
    },
    {
      says: 'Choose a measure that costs the visitor something, such as a booked demo, a paid order or a second visit, and one guardrail that must not get worse.',
      question: 'What should a test count?',
    },
    {
      says: 'Give the range and not only the middle, the size of both groups, the dates, and what you would have called a failure. Report the flat results too.',
      question: 'How do I report a test’s result?',
    },
    {
      says: 'Yes, keep a few percent of visitors on the default for good. Effects fade, and without a holdout you will be the last to know.',
      question: 'Should we keep a holdout after the test?',
    },
    {
      says: `It is our own figure, “${claims.conversionUplift.value}”, and no promise for your pages. Keep a holdout in the trial: the difference between the groups is your real uplift.`,
      question: 'Why should I believe the 40%?', // not a claim
    },
  ],
  [`${ROUTES.contentHub}#clusters-from-clicks`]: [
    {
      says: 'The words wait for the next page, so nothing changes while you read. Only the order of links and suggestions changes at once.',
      question: 'Do the words change while I read?',
    },
    {
      says: 'The last twenty events are summed up and four plain rules are tried in order; the first match names the cluster. The page’s words wait for the next page.',
      question: 'How do events become a cluster?',
    },
  ],
  [ROUTES.contentHub]: [
    {
      says: 'Yes, the Content Hub has short articles on forecasts, proof, segments, funnels and trials. Each takes a few minutes and ends with something to do.',
      question: 'What is in the Content Hub?',
    },
  ],
  [`${ROUTES.contentHub}#first-three-segments`]: [
    {
      says: 'Three. A page that differs in headline, proof and button for three groups is easy to write, test and fix; thirty groups need thirty headlines that nobody keeps true.',
      question: 'How many segments should we start with?',
    },
    {
      says: 'Read the last fifty first messages in your inbox and sort them by what the person wanted to know. Those piles of questions are your segments.',
      question: 'How do we find our segments?',
    },
    {
      says: 'Three checks: can you tell that a visitor belongs to it, would an honest headline for it be wrong or dull for others, and is there one next step that suits it best?',
      question: 'How do I know that a segment is a good one?',
    },
    {
      says: 'Write it for the group that would lose the most by seeing the wrong page. Visitors without any signal get it, so it has to be good on its own.',
      question: 'What should the default page say?',
    },
  ],
  [`${ROUTES.contentHub}#events-worth-tracking`]: [
    {
      says: 'Three: page views, clicks and scroll depth answer most questions. Record the path, the kind of element and the depth, and leave out the rest.',
      question: 'Which events should we track?',
    },
    {
      says: 'Average depth over recent scrolls beats the maximum: anyone can flick to the bottom of a page, while a high average takes reading.',
      question: 'How should we measure scrolling?',
    },
    {
      says: 'Mark the few elements that mean intent, and let only those count as a call to action. “Show more” and “Start trial” do not mean the same.',
      question: 'How should we count calls to action?',
    },
  ],
  [`${ROUTES.contentHub}#rules-first-models-second`]: [
    {
      says: 'Use a rule when the choice is policy, traffic is low, someone will ask why, or a surprise would be costly. Use a model when the signal is spread over many small hints.',
      question: 'When is a rule better than a model?',
    },
    {
      says: 'Write the rules you would follow by hand, ship them, and log each decision with its reason. Then replace only the rule that people override most, and keep it as the fallback.',
      question: 'In which order should we bring in models?',
    },
  ],
  [`${ROUTES.contentHub}#explainable-decisions`]: [
    {
      says: 'Return two things from every decision: the result and the reason, with the rule’s name, the signals it used and a confidence.',
      question: 'How do we make decisions explainable?',
    },
    {
      says: 'Keep the rules in one list of plain data, and let the code, the tests, the documentation and the help text all read from it. When a rule changes, all of them change.',
      question: 'How do we document rules?',
    },
    {
      says: 'Rarely every decision: store the inputs and the version of the rules, and you can work out the decision when someone asks. That keeps personal data small.',
      question: 'Do we have to store every decision?',
    },
  ],
  [`${ROUTES.contentHub}#how-to-read-a-forecast`]: [
    {
      says: 'Ask five questions: how wide is the range, how often was it right before, what would change your mind, what is it for, and who checks it again?',
      question: 'How do I read a forecast?',
    },
    {
      says: 'Accuracy means little without its terms: right about what, how far ahead, and compared with which simple guess? “Same as last year” is hard to beat, so ask to see last quarter.',
      question: 'What does an accuracy figure mean?',
    },
    {
      says: 'Ask for the range along with the line. “Between 80 and 120 in eight cases out of ten” is a forecast; if you would act differently at each end, wait or buy a cheap option on both.',
      question: 'How wide should a forecast’s range be?',
    },
    {
      says: 'Put a date on each forecast, name the person who will look again, and agree when. If the trend was noise, the second look saves you.',
      question: 'How often should a forecast be checked?',
    },
    {
      says: 'Forecasts come with their range and with what would move it, so you see early when one goes wrong. Name the alarm bells beforehand, and check it again on a set date.',
      question: 'What if a forecast turns out wrong?',
    },
  ],
  [`${ROUTES.contentHub}#read-the-funnel-by-segment`]: [
    {
      says: 'Draw one funnel for each segment with the same four steps, mark the biggest drop in each, and fix first what would win the most people.',
      question: 'How do I read a funnel?',
    },
    {
      says: 'Find out what the page before the drop promised. Three causes are common: the wrong promise, the missing step, and the early ask.',
      question: 'Why do visitors drop out of a funnel?',
    },
  ],
  [`${ROUTES.contentHub}#weak-signals`]: [
    {
      says: 'Look for three marks: it repeats, it travels between sources, and it has a cause. Two together deserve a test, three a plan.',
      question: 'How do I tell a trend from noise?',
    },
    {
      says: 'Learn what normal looks like: take a year of weekly counts and write down the median and the usual spread for each season.',
      question: 'How do I set a baseline?',
    },
    {
      says: 'Act in small steps: write each signal on a card with a date. When it has grown twice in a row, spend a little; when it has shrunk twice, throw the card away.',
      question: 'What do I do with a weak signal?',
    },
    {
      says: 'Most of them: in the illustrative newspaper example, 54 of 60 signals came to nothing, and checking them took an hour a week. The aim is to be early at a price you can afford.',
      question: 'How many early signals come to nothing?',
    },
  ],
  [`${ROUTES.contentHub}#a-budget-for-model-calls`]: [
    {
      says: 'Set a budget of tokens per minute. Estimate each call before you send it: characters divided by four. Above 80 percent, switch to local rules.',
      question: 'How do I put a budget on model calls?',
    },
    {
      says: 'Above 80 percent of the allowance this site switches to its local rules. The last fifth is reserved for calls already on their way and for the chat.',
      question: 'When does the site switch to its local rules?',
    },
    {
      says: 'On the server, in one place: a budget in the browser does not protect your bill, and two servers with separate allowances spend twice as much.',
      question: 'Where should a token budget be counted?',
    },
  ],
  [`${ROUTES.contentHub}#walkthrough-one-page-three-openings`]: [
    {
      says: 'Open the home page in a second window and change one selector at a time: the segment, then the behavior, then the switches in the settings. The walkthrough says what to watch.',
      question: 'Can I watch the site change step by step?',
    },
    {
      says: 'No. Only the words, their order and the buttons differ; the product names, the prices and the facts are the same for everybody.',
      question: 'Do prices or facts differ between visitors?',
    },
  ],
  [`${ROUTES.contentHub}#walkthrough-read-the-rules`]: [
    {
      says: `${pageNames.dashboard} has 100, ${pageNames['api-docs']} 95, ${pageNames.demo} and ${pageNames.pricing} 90, ${pageNames.analytics} 85, ${pageNames['case-studies']} 80 and ${pageNames.settings} 60. Your segment adds 20 and your behavior up to 30.`,
      question: 'What are the base scores of the links?',
    },
  ],
  [`${ROUTES.contentHub}#example-invoice-desk`]: [
    {
      says: 'In the example, people moved to supplier questions that used to wait, and to odd cases, where two double payments were found. Automate gladly when you know where the time goes.',
      question: 'What are saved hours used for?',
    },
    {
      says: 'Sort first: plain cases that match to the cent, close ones with one difference, and odd ones. Automate the plain pile only, and check samples each day.',
      question: 'How do I start automating invoices?',
    },
  ],
};
