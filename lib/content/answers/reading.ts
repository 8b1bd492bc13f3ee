import { ROUTES } from '@/lib/config/routes';
import { claims } from '../claims';
import { pageNames } from '../page-names';
import type { FactsByPlace } from './fact';

/** The articles, each in the sentence that answers a question. */
export const readingFacts: FactsByPlace = {
  [`${ROUTES.contentHub}#four-week-trial-plan`]: [
    {
      says: 'About five hours of your time in four weeks: pick one page and one number, write three versions with a holdout, leave it alone, then read the result and decide.',
      asks: 'What effort is the trial for our team?; plan for a pilot; how much work is it for my writers; what do you expect from us during the trial; trial that ends with a decision; how much copy must we write; do i have to write 18 versions; what should we do in week 3; hours we have to invest in the pilot',
    },
    {
      says: 'Write down your number and the sentence that ends the trial, write three versions with a holdout, leave it alone for a week, then read it and decide.',
      asks: 'How do we plan a trial?; trial ends in a shrug; article about trials; steps of a good trial',
    },
    {
      says: 'Pick a single page with steady traffic and a clear next step. A pricing or product page is better than the home page, where people want many things.',
      asks: 'Which page should we pick for the trial?; which page to personalize first; which page should we test; should we start with the home page; choose a page for the trial',
    },
    {
      says: 'One number, such as the share of visitors who ask for a demo. Write down its value over the last four weeks, and the sentence that will end the trial.',
      asks: 'Which number should we pick for the trial?; what to measure in a pilot; how do we define success; which number should we watch; what kpi should we pick',
    },
    {
      says: 'One visitor in five is a fair start: keep part of your traffic on the old page throughout. Without that group you cannot tell your work from a good week.',
      asks: 'How many visitors should keep the old page?; how big should the holdout be; how do you split the traffic in the trial; percentage of traffic in the holdout; how many people keep the old version; what share of visitors in the holdout',
    },
    {
      says: 'Write the page for three kinds of visitors, and change the headline, the first proof and the button. Leave the rest as it is.',
      asks: 'What do we change on the page?; do we have to rewrite the whole page; what do we do in week 2; which parts of the page should differ; what to change between versions',
    },
    {
      says: 'Leave it alone: every edit restarts the clock, so fix errors only. Use the quiet week to read the feedback and ask sales whether first calls sound different.',
      asks: 'Why leave the page alone for a week?; should we change things during the test; what do we do in week 3; may we edit the page in the trial',
    },
    {
      says: 'Say so, keep the same three versions running, and decide on a date that you set today. “Not yet” with a date is a decision.',
      asks: 'What if the trial’s result is unclear?; inconclusive test; not enough visitors in four weeks; no clear result',
    },
    {
      says: 'Then test it against a holdout with one page, one number and a sentence that ends the trial. Most trials fail because nobody wrote down beforehand what a yes would look like.',
      asks: 'What if personalization failed for us before?; last time it was a disaster; tried this once, flopped; the last tool did nothing for us; we had bad experiences',
    },
  ],
  [`${ROUTES.contentHub}#what-ratings-hide`]: [
    {
      says: 'Irony is one of three traps that every team runs into, with mixed crowds and translations. Keep a small set of hard sentences and test each new model on it.',
      asks: 'Does Sentiment Analysis understand irony?; jokes and sarcasm in reviews; politeness in other languages; can it detect sarcasm; ironic reviews; sarcastic reviews; jokes in a review',
    },
    {
      says: 'Score the topic, not the text: split each review into statements and give each a topic and a tone. Stars hide what the review is about.',
      asks: 'What do star ratings hide?; review analysis tips; average rating; how do i analyze reviews well; four stars',
    },
    {
      says: 'Start with the last two hundred support messages, not with social media. They are about you, they have an owner, and you can answer the people who wrote them.',
      asks: 'Where do we begin with sentiment?; first texts to analyze; where to start reading reviews; start with social media or support messages',
    },
    {
      says: 'Take one hundred statements at random each month and have two people score them. Compare the two people first, then the system with the cases on which they agree.',
      asks: 'How do we check a sentiment system?; check sentiment accuracy ourselves; audit sentiment analysis; do two people agree',
    },
  ],
  [`${ROUTES.contentHub}#uplift-you-can-defend`]: [
    {
      says: 'You judge it against a holdout: part of your traffic keeps the old page, and the difference between the groups is your uplift. In the trial, every plan has one.',
      asks: 'How do we prove that it works?; what if it makes conversions worse; do you guarantee results; could it hurt my numbers; what if sales go down; proof that the trial paid off; how would a cfo check this; measure roi; payback; is the uplift just luck; evidence of success; return on investment; holdout definition; meaning of a control group',
    },
    {
      says: 'Take sixteen times the rate times one minus the rate, divided by the square of the change you hope for. From 4 to 5 percent that is about 6,100 visitors in each group.',
      asks: 'How many visitors does a test need?; is the lift just luck; statistical significance; statistically significant; calculate sample size; could the uplift be a fluke',
    },
    {
      says: 'Peeking, slicing, switching and picking: stopping on a good day, finding the one segment that won, moving people between groups, and comparing people who chose the new page.',
      asks: 'Which mistakes spoil a test?; avoid fooling yourself with test results; mistakes when measuring uplift; p-hacking; pitfalls of testing',
    },
    {
      says: 'A comparison over time cannot tell your work from the season. Compare two groups at the same time instead: visitors picked at random who see the default, and the rest.',
      asks: 'Why is before and after not a test?; sales went up after launch does that prove it; how can i be sure the uplift is not just seasonality; how do i know the result is not luck; season effect; compare with last month',
    },
    {
      says: 'Choose a measure that costs the visitor something, such as a booked demo, a paid order or a second visit, and one guardrail that must not get worse.',
      asks: 'What should a test count?; which metric should an a/b test use; best measure of success; are clicks a good measure',
    },
    {
      says: 'Give the range and not only the middle, the size of both groups, the dates, and what you would have called a failure. Report the flat results too.',
      asks: 'How do I report a test’s result?; how to present the uplift to my boss; report plainly; flat results',
    },
    {
      says: 'Yes, keep a few percent of visitors on the default for good. Effects fade, and without a holdout you will be the last to know.',
      asks: 'Should we keep a holdout after the test?; does personalization wear off; how long does the uplift last; long term effect',
    },
    {
      says: `It is our own figure, “${claims.conversionUplift.value}”, and no promise for your pages. Keep a holdout in the trial: the difference between the groups is your real uplift.`,
      asks: 'Why should I believe the 40%?; is it independently verified; is the conversion uplift true; are your claims audited; is that uplift guaranteed; what do your figures rest on; who measured that; where do these percentages come from',
    },
  ],
  [`${ROUTES.contentHub}#clusters-from-clicks`]: [
    {
      says: 'The words wait for the next page, so nothing changes while you read. Only the order of links and suggestions changes at once.',
      asks: 'Do the words change while I read?; will it flip the text under my nose; does it adapt during the visit; how fast does the page react; real time adaptation; instant personalization',
    },
    {
      says: 'The last twenty events are summed up and four plain rules are tried in order; the first match names the cluster. The page’s words wait for the next page.',
      asks: 'How do events become a cluster?; local rules for behavior; article about clusters; turn clicks into a cluster',
    },
  ],
  [ROUTES.contentHub]: [
    {
      says: 'Yes, the Content Hub has short articles on forecasts, proof, segments, funnels and trials. Each takes a few minutes and ends with something to do.',
      asks: 'What is in the Content Hub?; documentation for beginners; knowledge base; ebooks; any reading material; best practices; educational content; videos',
    },
  ],
  [`${ROUTES.contentHub}#first-three-segments`]: [
    {
      says: 'Three. A page that differs in headline, proof and button for three groups is easy to write, test and fix; thirty groups need thirty headlines that nobody keeps true.',
      asks: 'How many segments should we start with?; first audiences; pick segments; how do we choose segments; segment our visitors',
    },
    {
      says: 'Read the last fifty first messages in your inbox and sort them by what the person wanted to know. Those piles of questions are your segments.',
      asks: 'How do we find our segments?; how do we identify our audiences; which groups of visitors should we pick; how to discover segments; read the inbox',
    },
    {
      says: 'Three checks: can you tell that a visitor belongs to it, would an honest headline for it be wrong or dull for others, and is there one next step that suits it best?',
      asks: 'How do I know that a segment is a good one?; segment by company size; validate a segment; is age a good segment',
    },
    {
      says: 'Write it for the group that would lose the most by seeing the wrong page. Visitors without any signal get it, so it has to be good on its own.',
      asks: 'What should the default page say?; cold start; what happens with anonymous visitors; what do unknown visitors see; which version should be the default',
    },
  ],
  [`${ROUTES.contentHub}#events-worth-tracking`]: [
    {
      says: 'Three: page views, clicks and scroll depth answer most questions. Record the path, the kind of element and the depth, and leave out the rest.',
      asks: 'Which events should we track?; do clicks on buttons count separately; which data is worth collecting; what should i measure on my page; which events matter',
    },
    {
      says: 'Average depth over recent scrolls beats the maximum: anyone can flick to the bottom of a page, while a high average takes reading.',
      asks: 'How should we measure scrolling?; how often should i sample scroll; too many scroll events; scroll tracking',
    },
    {
      says: 'Mark the few elements that mean intent, and let only those count as a call to action. “Show more” and “Start trial” do not mean the same.',
      asks: 'How should we count calls to action?; count cta separately; clicks that matter; are all buttons calls to action',
    },
  ],
  [`${ROUTES.contentHub}#rules-first-models-second`]: [
    {
      says: 'Use a rule when the choice is policy, traffic is low, someone will ask why, or a surprise would be costly. Use a model when the signal is spread over many small hints.',
      asks: 'When is a rule better than a model?; is it real ai or just rules; rules first models second; rules versus machine learning; why rules and not ml',
    },
    {
      says: 'Write the rules you would follow by hand, ship them, and log each decision with its reason. Then replace only the rule that people override most, and keep it as the fallback.',
      asks: 'In which order should we bring in models?; model proposes rule disposes; sensible order of work; combine rules and models',
    },
  ],
  [`${ROUTES.contentHub}#explainable-decisions`]: [
    {
      says: 'Return two things from every decision: the result and the reason, with the rule’s name, the signals it used and a confidence.',
      asks: 'How do we make decisions explainable?; article about explainability; what does a reason contain; why am i seeing this as a feature; auditable decisions',
    },
    {
      says: 'Keep the rules in one list of plain data, and let the code, the tests, the documentation and the help text all read from it. When a rule changes, all of them change.',
      asks: 'How do we document rules?; how do i keep rules and docs in sync; keep documentation of rules up to date; where should rules be stored',
    },
    {
      says: 'Rarely every decision: store the inputs and the version of the rules, and you can work out the decision when someone asks. That keeps personal data small.',
      asks: 'Do we have to store every decision?; store the reasons; how long should we keep decisions; log decisions',
    },
  ],
  [`${ROUTES.contentHub}#how-to-read-a-forecast`]: [
    {
      says: 'Ask five questions: how wide is the range, how often was it right before, what would change your mind, what is it for, and who checks it again?',
      asks: 'How do I read a forecast?; forecast without being fooled; can i trust a forecast; judge a forecast; five questions',
    },
    {
      says: 'Accuracy means little without its terms: right about what, how far ahead, and compared with which simple guess? “Same as last year” is hard to beat, so ask to see last quarter.',
      asks: 'What does an accuracy figure mean?; accurate in what sense; who measured the accuracy 87% accuracy mean compared with what; how was the forecast accuracy calculated; baseline for accuracy; are predictions better than a guess',
    },
    {
      says: 'Ask for the range along with the line. “Between 80 and 120 in eight cases out of ten” is a forecast; if you would act differently at each end, wait or buy a cheap option on both.',
      asks: 'How wide should a forecast’s range be?; fan of a forecast',
    },
    {
      says: 'Put a date on each forecast, name the person who will look again, and agree when. If the trend was noise, the second look saves you.',
      asks: 'How often should a forecast be checked?; how long is a forecast valid; when is a forecast outdated; review a forecast',
    },
    {
      says: 'Forecasts come with their range and with what would move it, so you see early when one goes wrong. Name the alarm bells beforehand, and check it again on a set date.',
      asks: 'What if a forecast turns out wrong?; what could change your mind; alarm bells of a forecast',
    },
  ],
  [`${ROUTES.contentHub}#read-the-funnel-by-segment`]: [
    {
      says: 'Draw one funnel for each segment with the same four steps, mark the biggest drop in each, and fix first what would win the most people.',
      asks: 'How do I read a funnel?; improve the funnel; why do visitors leave; analyze a funnel; biggest drop',
    },
    {
      says: 'Find out what the page before the drop promised. Three causes are common: the wrong promise, the missing step, and the early ask.',
      asks: 'Why do visitors drop out of a funnel?; change words or layout first; why do visitors not convert; form too early; reasons for drop off',
    },
  ],
  [`${ROUTES.contentHub}#weak-signals`]: [
    {
      says: 'Look for three marks: it repeats, it travels between sources, and it has a cause. Two together deserve a test, three a plan.',
      asks: 'How do I tell a trend from noise?; how do i spot a shift early; false alarm; what is a weak signal; how many signals come true; how to recognize a trend',
    },
    {
      says: 'Learn what normal looks like: take a year of weekly counts and write down the median and the usual spread for each season.',
      asks: 'How do I set a baseline?; baseline for a trend; seasonal baseline; what is normal',
    },
    {
      says: 'Act in small steps: write each signal on a card with a date. When it has grown twice in a row, spend a little; when it has shrunk twice, throw the card away.',
      asks: 'What do I do with a weak signal?; how do we react to early signals; when should i act on a trend; act in small steps',
    },
    {
      says: 'Most of them: in the illustrative newspaper example, 54 of 60 signals came to nothing, and checking them took an hour a week. The aim is to be early at a price you can afford.',
      asks: 'How many early signals come to nothing?; false alarms; how often do early signals turn out wrong; are early signals reliable',
    },
  ],
  [`${ROUTES.contentHub}#a-budget-for-model-calls`]: [
    {
      says: 'Set a budget of tokens per minute. Estimate each call before you send it: characters divided by four. Above 80 percent, switch to local rules.',
      asks: 'How do I put a budget on model calls?; control llm spending; api bill of a model; how do i limit ai costs; estimate tokens',
    },
    {
      says: 'Above 80 percent of the allowance this site switches to its local rules. The last fifth is reserved for calls already on their way and for the chat.',
      asks: 'When does the site switch to its local rules?; what if the token budget is used up; is the allowance per minute; budget exceeded',
    },
    {
      says: 'On the server, in one place: a budget in the browser does not protect your bill, and two servers with separate allowances spend twice as much.',
      asks: 'Where should a token budget be counted?; what should i watch about model costs; count tokens in one place; budget on the server or in the browser',
    },
  ],
  [`${ROUTES.contentHub}#walkthrough-one-page-three-openings`]: [
    {
      says: 'Open the home page in a second window and change one selector at a time: the segment, then the behavior, then the switches in the settings. The walkthrough says what to watch.',
      asks: 'Can I watch the site change step by step?; test the personalization; three openings; show me how it adapts; walkthrough',
    },
    {
      says: 'No. Only the words, their order and the buttons differ; the product names, the prices and the facts are the same for everybody.',
      asks: 'Do prices or facts differ between visitors?; does personalization change the facts; price discrimination; dynamic pricing; does the price depend on who i am',
    },
  ],
  [`${ROUTES.contentHub}#walkthrough-read-the-rules`]: [
    {
      says: `${pageNames.dashboard} has 100, ${pageNames['api-docs']} 95, ${pageNames.demo} and ${pageNames.pricing} 90, ${pageNames.analytics} 85, ${pageNames['case-studies']} 80 and ${pageNames.settings} 60. Your segment adds 20 and your behavior up to 30.`,
      asks: 'What are the base scores of the links?; redo the sum of the navigation score; how is the order of links computed by hand; how many points for a researcher; score of pricing in the menu',
    },
  ],
  [`${ROUTES.contentHub}#example-invoice-desk`]: [
    {
      says: 'In the example, people moved to supplier questions that used to wait, and to odd cases, where two double payments were found. Automate gladly when you know where the time goes.',
      asks: 'What are saved hours used for?; what do employees do after automation; will my team accept it; what do the people do afterward',
    },
    {
      says: 'Sort first: plain cases that match to the cent, close ones with one difference, and odd ones. Automate the plain pile only, and check samples each day.',
      asks: 'How do I start automating invoices?; how do we begin with automation; three piles of invoices; plain close and odd',
    },
  ],
};
