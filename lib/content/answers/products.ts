import { ROUTES } from '@/lib/config/routes';
import { claims } from '../claims';
import { solutionsCopy } from '../pages/solutions';
import { productNames } from '../product-names';
import { site } from '../site';
import type { FactsByPlace } from './fact';
import { counts, lists } from '../counts';

const { items } = solutionsCopy;

/** The four products. */
export const productFacts: FactsByPlace = {
  [ROUTES.solutions]: [
    {
      says: `There are ${counts.products} products: ${lists.products}. Each is useful on its own, and they share data when you want a wider view.`,
      question: 'What do you offer?',
    },
    {
      says: 'They work alone or together. Each product is useful on its own, they share data and limits, and you can add the next one later.',
      question: 'Can products be combined?',
    },
    {
      says: `Begin where you lose the most time or the most customers. Take ${productNames['ai-automation']} for routine work and ${productNames['market-intelligence']} for shifts in a market. Take the platform to build AI features, and ${productNames['sentiment-analysis']} to hear how customers feel.`,
      question: 'Which product should we start with?',
    },
    {
      says: `${site.name} is software: ${counts.products} products on one platform that you connect to a page or a process. You also get people, in a demo, in support and, with Enterprise, as a named contact.`,
      question: 'Is it software or consulting?',
    },
    {
      says: `Then look at the ${counts.products} products on the solutions page, or book half an hour on your own case. You leave with a plan that you can use with us or without us.`,
      question: 'Do we need this at all?',
    },
    {
      says: `Forecasts are right with ${claims.forecastAccuracy.value} accuracy, and ${productNames['sentiment-analysis']} reads tone with ${claims.sentimentAccuracy.value} accuracy. Forecasts show their range, and scores the sentences behind them.`,
      question: 'How accurate are your products?',
    },
    {
      says: 'It has three steps with each product. You start small, with real cases or topics. Then the system runs beside your team or learns what is normal. Then it takes over, or you read what it found.',
      question: 'What happens in the first month?',
    },
    {
      says: 'Do not use it to decide about a person’s health, credit or job. It is not made to trade by the minute or to train a large model. Nor should it judge a person from one message.',
      question: 'What are the products not made for?',
    },
  ],
  [`${ROUTES.solutions}#ai-automation`]: [
    {
      says: `${productNames['ai-automation']} gives routine work to workflows that read, decide and pass things on, and that ask a person when they are unsure. Teams keep the judgment calls, with ${claims.manualProcesses.value} ${claims.manualProcesses.label}.`,
      question: `What does ${productNames['ai-automation']} do?`,
      why: 'Plain cases follow a rule nine times out of ten. Those run on their own, so people have time for the odd ones.',
      bySegment: items['ai-automation'].benefit,
    },
    {
      says: 'Yes, it takes the facts out of email, forms and documents, in the fields you name.',
      question: `Can ${productNames['ai-automation']} read email, forms and documents?`,
    },
    {
      says: 'Yes, it sends each case to the right place and records which rule sent it there.',
      question: `Does ${productNames['ai-automation']} route cases?`,
    },
    {
      says: 'It asks a person. Below the confidence you set, a person decides, and the workflow waits.',
      question: `What does ${productNames['ai-automation']} do when it is unsure?`,
    },
    {
      says: `${claims.manualProcesses.value} fewer manual processes: that is what ${productNames['ai-automation']} leaves teams with. It is our own figure, so see it on your case in a demo or a trial.`,
      question: `How much does ${productNames['ai-automation']} save?`,
    },
    {
      says: 'In a first month we sort a week of real cases with you. Then the workflow runs beside your team for two weeks and only makes suggestions. After that, plain cases run on their own.',
      question: `How does a first month with ${productNames['ai-automation']} go?`,
    },
    {
      says: 'It is good for email, forms and documents that arrive every day. It suits steps that follow a rule nine times out of ten, and teams that want a record of each decision.',
      question: `What is ${productNames['ai-automation']} good for?`,
    },
    {
      says: 'It is not the right tool for decisions about a person’s health, credit or job. Those should stay with people.',
      question: `What is ${productNames['ai-automation']} not the right tool for?`,
    },
    {
      says: 'Yes, each step is recorded: which rule sent a case where, and why a person was asked. You can check it later.',
      question: `Does ${productNames['ai-automation']} keep a record of each step?`,
    },
    {
      says: `Then ${productNames['ai-automation']} may help: it takes the facts out of email, forms and documents, sends each case to the right place and asks a person when it is unsure.`,
      question: 'Can you help with too much email and paperwork?',
    },
  ],
  [`${ROUTES.solutions}#process-automation`]: [
    {
      says: `Process Automation is the part of ${productNames['ai-automation']} that runs a whole process, from the first email to the last entry. Each step has an owner, an input and a limit, and you see where cases wait.`,
      question: 'What is Process Automation?',
    },
  ],
  [`${ROUTES.solutions}#market-intelligence`]: [
    {
      says: `${productNames['market-intelligence']} reads ${claims.dataPoints.value} ${claims.dataPoints.label} and looks for small changes that move together. You hear about a trend ${claims.trendLead.value} ahead, with the evidence and the odds.`,
      question: `What does ${productNames['market-intelligence']} do?`,
      why: 'Small changes that show up in several sources at once tend to come before the big one. That is what it looks for.',
      bySegment: items['market-intelligence'].benefit,
    },
    {
      says: `${claims.trendLead.value} ahead: that is how early ${productNames['market-intelligence']} spots trends. It flags topics that grow in several sources at once, before they peak in one.`,
      question: 'How early do you spot trends?',
      why: 'Because it flags topics that grow in several sources at once, before they peak in one.',
    },
    {
      says: `${claims.forecastAccuracy.value}: that is the forecast accuracy of ${productNames['market-intelligence']}. Every forecast comes with a range and what would move it.`,
      question: 'How accurate are the forecasts?',
      why: 'Accuracy means little without its terms: ask right about what, how far ahead, and compared with which simple guess.',
    },
    {
      says: 'Yes, each forecast comes with a range: a best guess, a low and a high, and what would move it.',
      question: 'Do forecasts come with a range?',
    },
    {
      says: 'Yes, watchlists follow the markets, suppliers and topics you choose, and report only real change. You start with up to ten.',
      question: 'Can it watch the topics, suppliers and competitors we choose?',
    },
    {
      says: `${claims.dataPoints.value} ${claims.dataPoints.label}: that is what ${site.name} reads. Forecasts come with their range and their sources.`,
      question: 'How many data points do you read?',
    },
    {
      says: 'In a first month you name up to ten topics, markets or suppliers, we learn what is normal, and each week you get what grew, how sure we are and what would change it.',
      question: `How does a first month with ${productNames['market-intelligence']} go?`,
    },
    {
      says: 'It is good for planning a season, a launch or a market entry. It also suits a small team that watches many topics, and boards that want odds along with the answer.',
      question: `What is ${productNames['market-intelligence']} good for?`,
    },
    {
      says: 'No, it is not made for trading by the minute. Its signals are made for weeks and months.',
      question: `What is ${productNames['market-intelligence']} not the right tool for?`,
    },
    {
      says: 'Forecasts arrive as typed JSON with a range and their sources; you poll them or have them sent to you. We document no webhook call.',
      question: 'Can forecasts be sent to us?',
    },
    {
      says: `Then ${productNames['market-intelligence']} may help: it follows the markets, suppliers and topics you choose, and forecasts come with a range, the evidence and the odds.`,
      question: 'Can you help us understand a new market?',
    },
  ],
  [`${ROUTES.solutions}#predictive-modeling`]: [
    {
      says: 'Bring two years of weekly figures, such as orders or sign-ups. Predictive Modeling turns that history into a forecast and compares it with a simple guess.',
      question: 'How much history does a forecast need?',
    },
  ],
  [`${ROUTES.solutions}#enterprise-ai`]: [
    {
      says: `The ${productNames['enterprise-ai']} lets you build, test and run AI features in one place. Typed APIs, versioned rules and shared controls give teams ${claims.developmentSpeed.value} ${claims.developmentSpeed.label}.`,
      question: `What is the ${productNames['enterprise-ai']}?`,
      bySegment: items['enterprise-ai'].benefit,
    },
    {
      says: `${claims.developmentSpeed.value} ${claims.developmentSpeed.label}: teams build AI features that much quicker on the ${productNames['enterprise-ai']}, through typed APIs, versioned rules and shared controls.`,
      question: 'How much faster is development on the platform?',
    },
    {
      says: 'Yes, each call has a contract, clear errors and an OpenAPI file for your tools.',
      question: 'Are the platform’s APIs typed?',
    },
    {
      says: 'Yes, rules give the same output for the same input and return their reason, so you can test them.',
      question: 'Can the platform’s decisions be tested?',
    },
    {
      says: 'Yes, budgets, limits and fallbacks are set once and apply to every feature.',
      question: 'Can we set budgets and limits on the platform?',
    },
    {
      says: 'No, we run and govern models, we do not build them. Training a large model from scratch is not what the platform is for.',
      question: 'Can we train a model on the platform?',
    },
    {
      says: 'In a first month you connect one feature and its data. Then you set a budget, a deadline and a fallback. Some users stay on the old version, and you compare the two on one number.',
      question: `How does a first month with the ${productNames['enterprise-ai']} go?`,
    },
    {
      says: 'It is good for teams with several AI ideas and one budget. It suits products that must work when a model is down, and companies that have to explain a result to others.',
      question: `What is the ${productNames['enterprise-ai']} good for?`,
    },
    {
      says: `Your team keeps the judgment; ${site.name} takes the plumbing: typed calls, rules that return their reason, budgets and fallbacks. Teams build AI features ${claims.developmentSpeed.value} faster on the platform.`,
      question: 'Why not build it ourselves?',
    },
  ],
  [`${ROUTES.solutions}#sentiment-analysis`]: [
    {
      says: `${productNames['sentiment-analysis']} shows how people feel about you and which story they tell. It reads reviews, calls, email and news with ${claims.sentimentAccuracy.value} accuracy, and shows the sentences behind each score.`,
      question: `What does ${productNames['sentiment-analysis']} do?`,
      bySegment: items['sentiment-analysis'].benefit,
    },
    {
      says: `${claims.sentimentAccuracy.value}: that is how accurately ${productNames['sentiment-analysis']} reads tone. It shows the sentences behind each score, so you can check it.`,
      question: 'How accurately is tone read?',
      why: 'Because it works sentence by sentence and topic by topic, and two of your own people score a sample that the system is compared with.',
    },
    {
      says: 'Yes, it separates “love the product” from “hate the wait”, even in one sentence.',
      question: `Can ${productNames['sentiment-analysis']} tell topics apart?`,
    },
    {
      says: 'Yes, it shows the sentences behind each score, and the lines that turned the tone.',
      question: `Does ${productNames['sentiment-analysis']} show its evidence?`,
    },
    {
      says: 'Yes, it tells the account owner when tone turns, with the lines that turned it, so you know which account is going cold while there is still time to call.',
      question: `Does ${productNames['sentiment-analysis']} warn us of unhappy customers?`,
    },
    {
      says: 'It shows which story about you is growing, where it began and who repeats it.',
      question: 'What are narratives over time?',
    },
    {
      says: 'It reads reviews, calls, email and news. Support messages, reviews and call notes in large numbers suit it best.',
      question: `Which texts does ${productNames['sentiment-analysis']} read?`,
    },
    {
      says: 'Yes, you send text and get topics and tone per sentence as JSON, with the lines behind each score.',
      question: 'Can we get sentiment as JSON?',
    },
    {
      says: 'It is not made for judging a single person from one message. Use it for patterns.',
      question: `What is ${productNames['sentiment-analysis']} not the right tool for?`,
    },
    {
      says: 'In a first month you pick eight to twelve topics with an owner. Two of your people score a sample, and we compare the system with them. Then owners get a short weekly report.',
      question: `How does a first month with ${productNames['sentiment-analysis']} go?`,
    },
    {
      says: `Then ${productNames['sentiment-analysis']} may help: it says what people talk about, how they feel about each topic, and which account is going cold, with the sentences behind it.`,
      question: 'Can you help with bad reviews?',
    },
  ],
};
