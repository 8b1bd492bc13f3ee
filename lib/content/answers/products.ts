import { ROUTES } from '@/lib/config/routes';
import { claims } from '../claims';
import { solutionsCopy } from '../pages/solutions';
import { site } from '../site';
import type { FactsByPlace } from './fact';

const { items } = solutionsCopy;

/** The four products. */
export const productFacts: FactsByPlace = {
  [ROUTES.solutions]: [
    {
      says: 'There are four products: AI Automation, Market Intelligence, Enterprise AI Platform and Sentiment Analysis. Each is useful on its own, and they share data when you want a wider view.',
      asks: 'What do you offer?; what software do you make; your offerings; what services do you offer; product overview; what are your solutions; list of products; product range; what does your software do',
      parts: [
        'what does AI Automation do',
        'what does Market Intelligence do',
        'what is the Enterprise AI Platform',
        'what does Sentiment Analysis do',
      ],
    },
    {
      says: 'They work alone or together. Each product is useful on its own, they share data and limits, and you can add the next one later.',
      asks: 'Can products be combined?; standalone; is it one platform or four tools; how do the products relate; are the products integrated',
    },
    {
      says: 'Begin where you lose the most time or the most customers. Take AI Automation for routine work and Market Intelligence for shifts in a market. Take the platform to build AI features, and Sentiment Analysis to hear how customers feel.',
      asks: 'Which product should we start with?; which tool for my problem; which solution fits me; what product do you recommend; help me choose a product',
    },
    {
      says: `${site.name} is software: four products on one platform that you connect to a page or a process. You also get people, in a demo, in support and, with Enterprise, as a named contact.`,
      asks: 'Is it software or consulting?; agency work; do you build it for us; is it a product or a service',
    },
    {
      says: 'Then look at the four products on the solutions page, or book half an hour on your own case. You leave with a plan that you can use with us or without us.',
      asks: 'Do we need this at all?; what problem do you solve; who are your target customers; i do not see the benefit; what are typical use cases; how can attune help my business; why do we need ai',
    },
    {
      says: `Forecasts are right with ${claims.forecastAccuracy.value} accuracy, and Sentiment Analysis reads tone with ${claims.sentimentAccuracy.value} accuracy. Forecasts show their range, and scores the sentences behind them.`,
      asks: 'How accurate are your products?; false positive rate; percent correct; hit rate; how reliable is the number; how often are you wrong; error rate',
    },
    {
      says: 'It has three steps with each product. You start small, with real cases or topics. Then the system runs beside your team or learns what is normal. Then it takes over, or you read what it found.',
      asks: 'What happens in the first month?; onboarding as a customer; rollout; implementation; how does a project start',
      parts: [
        'first month with ai automation',
        'first month with market intelligence',
        'first month with the platform',
        'first month with sentiment analysis',
      ],
    },
    {
      says: 'Do not use it to decide about a person’s health, credit or job. It is not made to trade by the minute or to train a large model. Nor should it judge a person from one message.',
      asks: 'What are the products not made for?; where does it fall short; disadvantages; cons; downsides; when does it fail; drawbacks',
    },
  ],
  [`${ROUTES.solutions}#ai-automation`]: [
    {
      says: `AI Automation gives routine work to workflows that read, decide and pass things on, and that ask a person when they are unsure. Teams keep the judgment calls, with ${claims.manualProcesses.value} ${claims.manualProcesses.label}.`,
      asks: 'What does AI Automation do?; automate repetitive tasks; typing the same thing twice; copy paste work; process our orders automatically; rpa; save time on manual work; automate office work; paper pushing; robot for routine tasks',
      why: 'Plain cases follow a rule nine times out of ten. Those run on their own, so people have time for the odd ones.',
      bySegment: items['ai-automation'].benefit,
    },
    {
      says: 'Yes, it takes the facts out of email, forms and documents, in the fields you name.',
      asks: 'Can AI Automation read email, forms and documents?; invoice processing; handle incoming order forms; data extraction; letters that come by post; automate our inbox; read our supplier emails',
    },
    {
      says: 'Yes, it sends each case to the right place and records which rule sent it there.',
      asks: 'Does AI Automation route cases?; classify incoming requests; route support tickets to the right team; triage; send cases to the right person; forward tickets; assign messages to teams',
    },
    {
      says: 'It asks a person. Below the confidence you set, a person decides, and the workflow waits.',
      asks: 'What does AI Automation do when it is unsure?; manual approval; do my people lose their jobs; will ai replace my employees; edge cases; can someone sign off first; who checks before it acts; what share of documents needs a person; confidence threshold; exceptions; low confidence; human in the loop; machine hesitates; final say of a person',
    },
    {
      says: `${claims.manualProcesses.value} fewer manual processes: that is what AI Automation leaves teams with. It is our own figure, so see it on your case in a demo or a trial.`,
      asks: 'How much does AI Automation save?; efficiency gain; hours saved; how many fewer manual processes; is 60% real; share of manual steps that disappears; savings of automation',
    },
    {
      says: 'In a first month we sort a week of real cases with you. Then the workflow runs beside your team for two weeks and only makes suggestions. After that, plain cases run on their own.',
      asks: 'How does a first month with AI Automation go?; shadow mode; how long does automation take to implement; can we check it before it runs alone; steps to introduce automation; implementation of automation',
    },
    {
      says: 'It is good for email, forms and documents that arrive every day. It suits steps that follow a rule nine times out of ten, and teams that want a record of each decision.',
      asks: 'What is AI Automation good for?; which processes can be automated; is ai automation suitable for us; use cases for ai automation',
    },
    {
      says: 'It is not the right tool for decisions about a person’s health, credit or job. Those should stay with people.',
      asks: 'What is AI Automation not the right tool for?; can it reject applicants; can ai diagnose patients; insurance claims about health; screen job candidates; can it approve loans',
    },
    {
      says: 'Yes, each step is recorded: which rule sent a case where, and why a person was asked. You can check it later.',
      asks: 'Does AI Automation keep a record of each step?; is there an audit trail of the workflow; documentation of decisions; retries and queue; traceability; log of workflow decisions; trace why a case went somewhere',
    },
    {
      says: 'Then AI Automation may help: it takes the facts out of email, forms and documents, sends each case to the right place and asks a person when it is unsure.',
      asks: 'Can you help with too much email and paperwork?; my team wastes time on data entry; we process orders by hand; our back office is slow; support is overloaded',
    },
  ],
  [`${ROUTES.solutions}#process-automation`]: [
    {
      says: 'Process Automation is the part of AI Automation that runs a whole process, from the first email to the last entry. Each step has an owner, an input and a limit, and you see where cases wait.',
      asks: 'What is Process Automation?; set the confidence for each step; see bottlenecks; run a complete process; workflow steps with owners',
    },
  ],
  [`${ROUTES.solutions}#market-intelligence`]: [
    {
      says: `Market Intelligence reads ${claims.dataPoints.value} ${claims.dataPoints.label} and looks for small changes that move together. You hear about a trend ${claims.trendLead.value} ahead, with the evidence and the odds.`,
      asks: 'What does Market Intelligence do?; early warning about markets; demand forecasting; trend radar; market research; trend detection; forecasting tool; trend radar; early warning about markets',
      why: 'Small changes that show up in several sources at once tend to come before the big one. That is what it looks for.',
      bySegment: items['market-intelligence'].benefit,
    },
    {
      says: `${claims.trendLead.value} ahead: that is how early Market Intelligence spots trends. It flags topics that grow in several sources at once, before they peak in one.`,
      asks: 'How early do you spot trends?; forecast horizon; how much earlier; how much of a head start do i get; how soon do you see a shift; months in advance; do you see trends before competitors; months before a trend; lead time of signals',
      why: 'Because it flags topics that grow in several sources at once, before they peak in one.',
    },
    {
      says: `${claims.forecastAccuracy.value}: that is the forecast accuracy of Market Intelligence. Every forecast comes with a range and what would move it.`,
      asks: 'How accurate are the forecasts?; error rate of forecasts; accuracy of predictions; are the forecasts correct; how precise are your forecasts; can i trust the forecasts; how reliable are forecasts; how often is a prediction right; forecast hit rate; reliability of predictions',
      why: 'Accuracy means little without its terms: ask right about what, how far ahead, and compared with which simple guess.',
    },
    {
      says: 'Yes, each forecast comes with a range: a best guess, a low and a high, and what would move it.',
      asks: 'Do forecasts come with a range?; upper and lower bound; confidence interval; error bars; best case and worst case; show the uncertainty; probability; confidence interval; low and high value; what would change the forecast; uncertainty of a prediction',
    },
    {
      says: 'Yes, watchlists follow the markets, suppliers and topics you choose, and report only real change. You start with up to ten.',
      asks: 'Can it watch the topics, suppliers and competitors we choose?; alerts about rivals; keep an eye on the competition; warn me when a supplier gets into trouble; how many topics can i monitor; can you notify me when something changes; track a market; supplier risk; does it cover my competitors',
    },
    {
      says: `${claims.dataPoints.value} ${claims.dataPoints.label}: that is what ${site.name} reads. Forecasts come with their range and their sources.`,
      asks: 'How many data points do you read?; where do your market signals come from; volume of data; evidence behind a forecast; how much data do you process; what do you base it on; 10M data points; volume of signals every day; amount of sources',
    },
    {
      says: 'In a first month you name up to ten topics, markets or suppliers, we learn what is normal, and each week you get what grew, how sure we are and what would change it.',
      asks: 'How does a first month with Market Intelligence go?; you read 10 million things a day true; weekly review; baseline; onboarding for market intelligence',
    },
    {
      says: 'It is good for planning a season, a launch or a market entry. It also suits a small team that watches many topics, and boards that want odds along with the answer.',
      asks: 'What is Market Intelligence good for?; we want to expand to a new country; product launch planning; board wants odds; use cases for market intelligence',
    },
    {
      says: 'No, it is not made for trading by the minute. Its signals are made for weeks and months.',
      asks: 'What is Market Intelligence not the right tool for?; can it predict lottery; crypto trading bot; high frequency trading; stock market predictions; short term trading',
    },
    {
      says: 'Forecasts arrive as typed JSON with a range and their sources; you poll them or have them sent to you. We document no webhook call.',
      asks: 'Can forecasts be sent to us?; push notifications to our system; notify our server; subscribe to events; trends as json; callbacks',
    },
    {
      says: 'Then Market Intelligence may help: it follows the markets, suppliers and topics you choose, and forecasts come with a range, the evidence and the odds.',
      asks: 'Can you help us understand a new market?; suppliers keep letting us down; competitors are faster than us; we always see trends too late; we want to enter asia',
    },
  ],
  [`${ROUTES.solutions}#predictive-modeling`]: [
    {
      says: 'Bring two years of weekly figures, such as orders or sign-ups. Predictive Modeling turns that history into a forecast and compares it with a simple guess.',
      asks: 'How much history does a forecast need?; predict demand from our numbers; inventory forecast; can it forecast our revenue; two years of weekly figures; years of data',
    },
  ],
  [`${ROUTES.solutions}#enterprise-ai`]: [
    {
      says: `The Enterprise AI Platform lets you build, test and run AI features in one place. Typed APIs, versioned rules and shared controls give teams ${claims.developmentSpeed.value} ${claims.developmentSpeed.label}.`,
      asks: 'What is the Enterprise AI Platform?; govern llm models; develop ai applications; is the enterprise platform right for a company with several pilots; mlops; deploy ai features; ai governance',
      bySegment: items['enterprise-ai'].benefit,
    },
    {
      says: `${claims.developmentSpeed.value} ${claims.developmentSpeed.label}: teams build AI features that much quicker on the Enterprise AI Platform, through typed APIs, versioned rules and shared controls.`,
      asks: 'How much faster is development on the platform?; developer productivity; is that speed real; how much time do developers save; how much faster do devs get',
    },
    {
      says: 'Yes, each call has a contract, clear errors and an OpenAPI file for your tools.',
      asks: 'Are the platform’s APIs typed?; generate a client; type safety; typescript types; api contracts',
    },
    {
      says: 'Yes, rules give the same output for the same input and return their reason, so you can test them.',
      asks: 'Can the platform’s decisions be tested?; reproducible; is it predictable; deterministic rules; testable decisions; can we test it in ci',
    },
    {
      says: 'Yes, budgets, limits and fallbacks are set once and apply to every feature.',
      asks: 'Can we set budgets and limits on the platform?; will ai costs explode if traffic spikes; central controls; cap spending; guardrails; governance controls',
    },
    {
      says: 'No, we run and govern models, we do not build them. Training a large model from scratch is not what the platform is for.',
      asks: 'Can we train a model on the platform?; fine tuning; when is the enterprise ai platform not the right tool; when should i not use the platform; custom llm; do you build models yourselves',
    },
    {
      says: 'In a first month you connect one feature and its data. Then you set a budget, a deadline and a fallback. Some users stay on the old version, and you compare the two on one number.',
      asks: 'How does a first month with the Enterprise AI Platform go?; onboarding for the platform; roll out the platform; how do we get started with the enterprise ai platform',
    },
    {
      says: 'It is good for teams with several AI ideas and one budget. It suits products that must work when a model is down, and companies that have to explain a result to others.',
      asks: 'What is the Enterprise AI Platform good for?; explain a result to a regulator; several ai ideas and one budget; use cases for the platform',
    },
    {
      says: `Your team keeps the judgment; ${site.name} takes the plumbing: typed calls, rules that return their reason, budgets and fallbacks. Teams build AI features ${claims.developmentSpeed.value} faster on the platform.`,
      asks: 'Why not build it ourselves?; we have an internal solution; we built it in house; build versus buy; we have our own data scientists; we have something homemade; diy',
    },
  ],
  [`${ROUTES.solutions}#sentiment-analysis`]: [
    {
      says: `Sentiment Analysis shows how people feel about you and which story they tell. It reads reviews, calls, email and news with ${claims.sentimentAccuracy.value} accuracy, and shows the sentences behind each score.`,
      asks: 'What does Sentiment Analysis do?; reputation monitoring; analyze support tickets; opinion mining; social listening; voice of the customer; what is the figure for emotion reading; which product is for reviews',
      bySegment: items['sentiment-analysis'].benefit,
    },
    {
      says: `${claims.sentimentAccuracy.value}: that is how accurately Sentiment Analysis reads tone. It shows the sentences behind each score, so you can check it.`,
      asks: 'How accurately is tone read?; error rate of sentiment; 94% accuracy; how often is sentiment wrong; how reliable is the sentiment score; quality of the sentiment model; sentiment accuracy; error of the tone score',
      why: 'Because it works sentence by sentence and topic by topic, and two of your own people score a sample that the system is compared with.',
    },
    {
      says: 'Yes, it separates “love the product” from “hate the wait”, even in one sentence.',
      asks: 'Can Sentiment Analysis tell topics apart?; mixed reviews; aspect based sentiment; can it tell what they like and dislike; analyse reviews by topic',
    },
    {
      says: 'Yes, it shows the sentences behind each score, and the lines that turned the tone.',
      asks: 'Does Sentiment Analysis show its evidence?; is the score explainable; proof for a score; trace a score; can i see why a score is negative',
    },
    {
      says: 'Yes, it tells the account owner when tone turns, with the lines that turned it, so you know which account is going cold while there is still time to call.',
      asks: 'Does Sentiment Analysis warn us of unhappy customers?; predict churn; early alerts; deals going cold; account is cooling; accounts at risk; customer retention',
    },
    {
      says: 'It shows which story about you is growing, where it began and who repeats it.',
      asks: 'What are narratives over time?; pr crisis; media monitoring; track stories in the news; press coverage',
    },
    {
      says: 'It reads reviews, calls, email and news. Support messages, reviews and call notes in large numbers suit it best.',
      asks: 'Which texts does Sentiment Analysis read?; call center transcripts; can it analyze phone calls; which channels; sources of sentiment; does it listen to calls; use cases for sentiment analysis; sources of sentiment; phone transcripts; tickets and surveys',
    },
    {
      says: 'Yes, you send text and get topics and tone per sentence as JSON, with the lines behind each score.',
      asks: 'Can we get sentiment as JSON?; sentiment output format; programmatic sentiment; what does the sentiment call return',
    },
    {
      says: 'It is not made for judging a single person from one message. Use it for patterns.',
      asks: 'What is Sentiment Analysis not the right tool for?; spy on staff; monitor employees; rate a person; evaluate an employee',
    },
    {
      says: 'In a first month you pick eight to twelve topics with an owner. Two of your people score a sample, and we compare the system with them. Then owners get a short weekly report.',
      asks: 'How does a first month with Sentiment Analysis go?; calibrate; how many sentiment topics should i define; onboarding for sentiment analysis; roll out sentiment analysis',
    },
    {
      says: 'Then Sentiment Analysis may help: it says what people talk about, how they feel about each topic, and which account is going cold, with the sentences behind it.',
      asks: 'Can you help with bad reviews?; churn is our problem; our reputation suffers; support messages pile up; customers complain',
    },
  ],
};
