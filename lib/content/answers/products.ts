import { ROUTES } from '@/lib/config/routes';
import { claims } from '../claims';
import { solutionsCopy } from '../pages/solutions';
import { site } from '../site';
import type { Fact } from './fact';
import { nextSteps } from './next-steps';

const { items } = solutionsCopy;
const automation = `${ROUTES.solutions}#ai-automation` as const;
const market = `${ROUTES.solutions}#market-intelligence` as const;
const platform = `${ROUTES.solutions}#enterprise-ai` as const;
const sentiment = `${ROUTES.solutions}#sentiment-analysis` as const;

export const productFacts: readonly Fact[] = [
  {
    says: 'There are four products: AI Automation, Market Intelligence, Enterprise AI Platform and Sentiment Analysis. Each is useful on its own, and they share data when you want a wider view.',
    href: ROUTES.solutions,
    next: nextSteps.products,
    parts: [
      'what does AI Automation do',
      'what does Market Intelligence do',
      'what is the Enterprise AI Platform',
      'what does Sentiment Analysis do',
    ],
    asks: 'which products do you have; what products are there; what do you sell; what do you offer; list of products; your products; how many products are there; what are your solutions; product overview; what can i buy from you; what are the four products; name the products; what services do you offer; product list; your offerings; what software do you make',
  },
  {
    says: 'They work alone or together. Each product is useful on its own, they share data and limits, and you can add the next one later.',
    href: ROUTES.solutions,
    next: nextSteps.products,
    asks: 'do the products work together; can i use one product alone; do products share data; can i combine products; are the products integrated; can i add another product later; is it one platform or four tools; do i need all four; standalone; how do the products relate',
  },
  {
    says: 'Begin where you lose the most time or the most customers. Take AI Automation for routine work and Market Intelligence for shifts in a market. Take the platform to build AI features, and Sentiment Analysis to hear how customers feel.',
    href: ROUTES.solutions,
    next: nextSteps.demo,
    asks: 'which product should i start with; which product is right for us; where should we begin; what product do you recommend; which solution fits me; what should we start with; which one do i need; best product for us; where do i start; help me choose a product; which tool for my problem',
  },
  {
    says: `AI Automation gives routine work to workflows that read, decide and pass things on, and that ask a person when they are unsure. Teams keep the judgment calls, with ${claims.manualProcesses.value} ${claims.manualProcesses.label}.`,
    href: automation,
    next: nextSteps.automation,
    bySegment: items['ai-automation'].benefit,
    asks: 'what does ai automation do; what is ai automation; tell me about ai automation; workflow automation; how does the automation work; automate our work; automate routine work; automate paperwork; can you automate our back office; automate data entry; fewer manual tasks; save time on manual work; robotic process automation; rpa; automate business processes; explain ai automation; automate repetitive tasks; automation product; what can be automated; copy paste work; typing the same thing twice; process our orders automatically',
    why: 'Plain cases follow a rule nine times out of ten. Those run on their own, so people have time for the odd ones.',
  },
  {
    says: 'Yes, it takes the facts out of email, forms and documents, in the fields you name.',
    href: automation,
    next: nextSteps.automation,
    asks: 'can it read emails; does it read documents; extract data from forms; read pdfs; process documents; can it process invoices; read our supplier emails; handle incoming email; data extraction; automate our inbox; read order forms; can it read scanned documents; invoice processing; read attachments; does it understand forms; handle incoming order forms; letters that come by post; automate our inbox; can it fill in fields; email automation',
  },
  {
    says: 'Yes, it sends each case to the right place and records which rule sent it there.',
    href: automation,
    next: nextSteps.automation,
    asks: 'can it route tickets; route support tickets to the right team; assign cases; distribute cases; send cases to the right person; triage; ticket routing; does it record why a case was routed; who gets which case; classify incoming requests; sort incoming cases; forward requests',
  },
  {
    says: 'It asks a person. Below the confidence you set, a person decides, and the workflow waits.',
    href: automation,
    next: nextSteps.automation,
    asks: 'what if the ai is not sure; when it is unsure; can it decide without a person; low confidence; does a human check it; can the automation go wrong; what does it do when it is not sure about a document; when it is unsure; will it take my people’s jobs; can a human approve things; human in the loop; can someone sign off first; manual approval; who checks before it acts; can we review before it goes out; what if the automation is unsure; what does the model do when it is not sure; is your ai going to replace my people; will ai replace my employees; does it replace people; will it take our jobs; do my people lose their jobs; what happens when the workflow is not sure about a case; does it ask a human; human in the loop; what if the ai makes a mistake; who decides unclear cases; can a person take over; can i set the confidence; what about odd cases; confidence threshold; does a person check it; what if ai is wrong; unclear cases; keep humans in control; manual review; does the ai decide alone; exceptions; edge cases; what share of documents needs a person; what do you do with unclear cases; when does a person step in; what goes to a human; low confidence cases',
  },
  {
    says: `${claims.manualProcesses.value} ${claims.manualProcesses.label}: that is what AI Automation leaves teams with. It is the site's own figure, so ask for a demo or a trial to see it on your case.`,
    href: automation,
    next: nextSteps.demo,
    asks: `how much does automation save; how many fewer manual processes; what would automation save us; savings with automation; how much time does it save; is ${claims.manualProcesses.value} real; how much manual work goes away; efficiency gain; roi of automation; how much work does it take off us; how much time do we save; hours saved`,
  },
  {
    says: 'In a first month we sort a week of real cases with you. Then the workflow runs beside your team for two weeks and only makes suggestions. After that, plain cases run on their own.',
    href: automation,
    next: nextSteps.demo,
    asks: 'before it runs alone does it first go next to my team; shadow mode; can we check it before it runs alone; how do you roll it out; how do we get started with ai automation; first month with ai automation; how does an automation project go; roll out ai automation; implementation of automation; shadow mode; how does automation start; steps to introduce automation; how long does automation take to implement; does it run beside our team first; onboarding for ai automation',
  },
  {
    says: 'It is good for email, forms and documents that arrive every day. It suits steps that follow a rule nine times out of ten, and teams that want a record of each decision.',
    href: automation,
    next: nextSteps.automation,
    asks: 'what is ai automation good for; use cases for ai automation; when should we use ai automation; who is ai automation for; is ai automation suitable for us; which processes can be automated; what kind of work suits automation',
  },
  {
    says: 'It is not the right tool for decisions about a person’s health, credit or job. Those should stay with people.',
    href: automation,
    next: nextSteps.automation,
    asks: 'what is ai automation not good for; when should we not use ai automation; limits of ai automation; can it decide about loans; decide about a job applicant; can it reject applicants; should ai decide on credit; medical decisions; hiring decisions; can it approve loans; screen job candidates; weaknesses of ai automation; can ai diagnose patients; credit decisions; what can automation not do; insurance claims about health',
  },
  {
    says: 'Yes, each step is recorded: which rule sent a case where, and why a person was asked. You can check it later.',
    href: automation,
    next: nextSteps.automation,
    asks: 'is there an audit trail of the workflow; record of every step; log of decisions; can we check what the workflow did; traceability; keep a record of each decision; history of automation; can i see what was done; audit trail; is every step logged; documentation of decisions; retries and queue',
  },
  {
    says: 'Process Automation is the part of AI Automation that runs a whole process, from the first email to the last entry. Each step has an owner, an input and a limit, and you see where cases wait.',
    href: `${ROUTES.solutions}#process-automation`,
    next: nextSteps.automation,
    asks: 'what is process automation; process automation; automate a whole process; end to end process; difference between ai automation and process automation; draw a process as steps; where do cases wait; see bottlenecks; set the confidence for each step; workflow steps with owners; run a complete process',
  },
  {
    says: `Market Intelligence reads ${claims.dataPoints.value} ${claims.dataPoints.label} and looks for small changes that move together. You hear about a trend ${claims.trendLead.value} ahead, with the evidence and the odds.`,
    href: market,
    next: nextSteps.market,
    bySegment: items['market-intelligence'].benefit,
    asks: 'what does market intelligence do; what is market intelligence; tell me about market intelligence; trend detection; forecast the market; predict the market; spot trends; market forecasts; can you predict trends; can you forecast market trends; forecasting product; market research; explain market intelligence; trend radar; know what the market will do; early warning about markets; predict the future of the market; forecasting tool; demand forecasting',
    why: 'Small changes that show up in several sources at once tend to come before the big one. That is what it looks for.',
  },
  {
    says: `${claims.trendLead.value} ahead: that is how early Market Intelligence spots trends. It flags topics that grow in several sources at once, before they peak in one.`,
    href: market,
    next: nextSteps.market,
    asks: 'how early do you spot market trends; how early can you spot a trend; how early can you see a trend; how far ahead do you see; how many months ahead; how early; when do i hear about a trend; how far into the future can you forecast; trend lead time; how soon do you see a shift; months in advance; how much earlier; how far in advance; forecast horizon; do you see trends before competitors; how far ahead does it see; how much of a head start do i get; lead time of a trend',
    why: 'Because it flags topics that grow in several sources at once, before they peak in one.',
  },
  {
    says: `${claims.forecastAccuracy.value}: that is the forecast accuracy of Market Intelligence. Every forecast comes with a range and what would move it.`,
    href: market,
    next: nextSteps.forecasts,
    asks: `how accurate are the forecasts; how accurate is market intelligence; forecast accuracy; how good are your predictions; how reliable are forecasts; accuracy of predictions; how often are the forecasts right; how precise are your forecasts; are the forecasts correct; prediction accuracy; how accurate is it; error rate of forecasts; how sure are the forecasts; ${claims.forecastAccuracy.value} accuracy; how right are you; can i trust the forecasts; what is your accuracy; how accurate is your ai`,
    why: 'Accuracy means little without its terms: ask right about what, how far ahead, and compared with which simple guess.',
  },
  {
    says: 'Yes, each forecast comes with a range: a best guess, a low and a high, and what would move it.',
    href: market,
    next: nextSteps.forecasts,
    asks: 'does it explain its forecasts; do predictions show a range; how sure is a prediction; show the uncertainty; do forecasts have a range; do your forecasts come with confidence intervals; confidence interval; low and high estimate; uncertainty of a forecast; error bars; is it a single number; best case and worst case; what would move the forecast; do you show the odds; margin of error; probability; how certain is a forecast; forecast range; upper and lower bound; do forecasts show uncertainty',
  },
  {
    says: 'Yes, watchlists follow the markets, suppliers and topics you choose, and report only real change. You start with up to ten.',
    href: market,
    next: nextSteps.market,
    asks: 'does it cover my competitors; can it watch a competitor; does it send alerts; alerts about rivals; how do i get alerts; can you notify me when something changes; alert me about competitors; watchlists; how many topics can i monitor; how many markets can i follow; number of topics; can i watch suppliers; watch competitors; follow topics; monitor my suppliers; can it watch my suppliers for me; how many topics can i watch; track a market; alerts about suppliers; warn me when a supplier gets into trouble; monitor competitors; competitor monitoring; set up alerts; choose topics to watch; supplier risk; keep an eye on the competition; notify me about changes',
  },
  {
    says: `${claims.dataPoints.value} ${claims.dataPoints.label}: that is what ${site.name} reads. Forecasts come with their range and their sources.`,
    href: market,
    next: nextSteps.market,
    asks: `how much data do you read; does it show sources; do you show your sources; where do you get data from; where do you get your data; what sources; how many data points; data points per day; ${claims.dataPoints.value} data points; where do your market signals come from; data sources; which sources do you use; what are the forecasts based on; how much data do you process; volume of data; what do you base it on; where does the data come from; evidence behind a forecast; sources of signals`,
  },
  {
    says: 'In a first month you name up to ten topics, markets or suppliers, we learn what is normal, and each week you get what grew, how sure we are and what would change it.',
    href: market,
    next: nextSteps.demo,
    asks: 'you read 10 million things a day true; do you really read that much; how much do you read in a day; how do we get started with market intelligence; first month with market intelligence; roll out market intelligence; how does market intelligence start; weekly review; baseline; onboarding for market intelligence; what do we get each week',
  },
  {
    says: 'It is good for planning a season, a launch or a market entry. It also suits a small team that watches many topics, and boards that want odds along with the answer.',
    href: market,
    next: nextSteps.market,
    asks: 'what is market intelligence good for; when should we use market intelligence; who is market intelligence for; enter a new market; plan a launch; market entry; plan a season; which product helps with a new market; use cases for market intelligence; we want to expand to a new country; product launch planning; board wants odds',
  },
  {
    says: 'No, it is not made for trading by the minute. Its signals are made for weeks and months.',
    href: market,
    next: nextSteps.market,
    asks: 'can i use it for day trading; trade stocks; intraday trading; what is market intelligence not good for; limits of market intelligence; can it predict stock prices; high frequency trading; is market intelligence any good for day trading; predict bitcoin; crypto trading bot; stock market predictions; real time trading; weaknesses of market intelligence; can it predict lottery; trading signals; short term trading; when should i not use market intelligence',
  },
  {
    says: 'Bring two years of weekly figures, such as orders or sign-ups. Predictive Modeling turns that history into a forecast and compares it with a simple guess.',
    href: `${ROUTES.solutions}#predictive-modeling`,
    next: nextSteps.market,
    asks: 'what history do i need for a forecast; how much history do you need; what is predictive modeling; predictive modeling; forecast from our own data; predict our sales; how much data do we need for a forecast; years of data; forecast our orders; can it forecast our revenue; predict demand from our numbers; use our own history; sales forecast; two years of weekly figures; inventory forecast; can you forecast our own sales; data needed for predictive modeling',
  },
  {
    says: `The Enterprise AI Platform lets you build, test and run AI features in one place. Typed APIs, versioned rules and shared controls give teams ${claims.developmentSpeed.value} ${claims.developmentSpeed.label}.`,
    href: platform,
    next: nextSteps.platform,
    bySegment: items['enterprise-ai'].benefit,
    asks: 'what is the enterprise ai platform; what does the platform do; tell me about the enterprise ai platform; ai development platform; build ai features; platform for developers; run ai models; govern llm models; ship ai features; ai platform; explain the platform; develop ai applications; mlops; ai governance; we have several pilots; enterprise platform; one platform for ai; manage ai models; deploy ai features; is the enterprise platform right for a company with several pilots',
  },
  {
    says: `${claims.developmentSpeed.value} ${claims.developmentSpeed.label}: teams build AI features that much quicker on the Enterprise AI Platform, through typed APIs, versioned rules and shared controls.`,
    href: platform,
    next: nextSteps.platform,
    asks: `how much faster is development; how much faster do devs get; devs faster; how much faster do developers work; how much faster would my team build features; ${claims.developmentSpeed.value} faster; development speed; how much time do developers save; speed up development; faster development; how much quicker can we build ai; is that speed real; developer productivity`,
  },
  {
    says: 'Yes, each call has a contract, clear errors and an OpenAPI file for your tools.',
    href: platform,
    next: nextSteps.docs,
    asks: 'typed apis; does the platform have typed apis; contracts for calls; api contracts; are the apis typed; type safety; generate a client; typescript types; typed json',
  },
  {
    says: 'Yes, rules give the same output for the same input and return their reason, so you can test them.',
    href: platform,
    next: nextSteps.rules,
    asks: 'can decisions be tested; what is a versioned rule; are rules versioned; are decisions deterministic; testable decisions; same input same output; unit test the rules; reproducible; can i test ai decisions; is it predictable; deterministic rules; versioned rules; can we test it in ci; do rules return a reason',
  },
  {
    says: 'Yes, budgets, limits and fallbacks are set once and apply to every feature.',
    href: platform,
    next: nextSteps.platform,
    asks: 'can i set a budget; is there a budget limit for model calls; will ai costs explode if traffic spikes; what if model costs explode; is there a limit on ai spending; limit ai costs; budgets for models; controls in one place; cost control; fallbacks; guardrails; limits for every feature; governance controls; cap spending; central controls; how do we control llm costs; spending limit',
  },
  {
    says: 'No, we run and govern models, we do not build them. Training a large model from scratch is not what the platform is for.',
    href: platform,
    next: nextSteps.platform,
    asks: 'do you train models; when is the enterprise ai platform not the right tool; when should i not use the platform; can i train my own llm; train a large model from scratch; do you build models yourselves; own language model; what is the enterprise ai platform not good for; limits of the platform; fine tuning; foundation model; gpu training; weaknesses of the platform; train our own model; do you develop your own models; can we train a model on our data; custom llm',
  },
  {
    says: 'In a first month you connect one feature and its data. Then you set a budget, a deadline and a fallback. Some users stay on the old version, and you compare the two on one number.',
    href: platform,
    next: nextSteps.demo,
    asks: 'how do we get started with the enterprise ai platform; first month with the platform; roll out the platform; how does the platform start; onboarding for the platform; first ai feature',
  },
  {
    says: 'It is good for teams with several AI ideas and one budget. It suits products that must work when a model is down, and companies that have to explain a result to others.',
    href: platform,
    next: nextSteps.platform,
    asks: 'what is the enterprise ai platform good for; who is the platform for; when should we use the platform; use cases for the platform; explain a result to a regulator; several ai ideas and one budget',
  },
  {
    says: `Sentiment Analysis shows how people feel about you and which story they tell. It reads reviews, calls, email and news with ${claims.sentimentAccuracy.value} accuracy, and shows the sentences behind each score.`,
    href: sentiment,
    next: nextSteps.sentiment,
    bySegment: items['sentiment-analysis'].benefit,
    asks: 'which product reads customer reviews; which product is for reviews; which one reads feedback of customers; the product for what people say about us; what does sentiment analysis do; what is sentiment analysis; tell me about sentiment analysis; read reviews; analyze reviews; what do customers think; opinion mining; brand reputation; read customer feedback; how do people feel about us; analyze customer feedback; tone of emails; explain sentiment analysis; reputation monitoring; understand customer opinion; voice of the customer; analyze support tickets; social listening; what do people say about us; narrative analysis; what is the figure for emotion reading; how sure is the mood reading',
  },
  {
    says: `${claims.sentimentAccuracy.value}: that is how accurately Sentiment Analysis reads tone. It shows the sentences behind each score, so you can check it.`,
    href: sentiment,
    next: nextSteps.sentiment,
    asks: `how accurate is sentiment analysis; sentiment accuracy; how good is your sentiment analysis; how reliable is the sentiment score; accuracy of tone; ${claims.sentimentAccuracy.value} accuracy; how accurate is it; how precise is the sentiment; how often is sentiment wrong; is sentiment analysis reliable; error rate of sentiment`,
    why: 'Because it works sentence by sentence and topic by topic, and two of your own people score a sample that the system is compared with.',
  },
  {
    says: 'Yes, it separates “love the product” from “hate the wait”, even in one sentence.',
    href: sentiment,
    next: nextSteps.sentiment,
    asks: 'tone by topic; does it separate topics; analyse reviews by topic; mixed reviews; sentiment per sentence; can it tell what they like and dislike; aspect based sentiment; topic level sentiment; good and bad in one review; by topic',
  },
  {
    says: 'Yes, it shows the sentences behind each score, and the lines that turned the tone.',
    href: sentiment,
    next: nextSteps.sentiment,
    asks: 'do i get the evidence behind a score; which sentences are behind a score; can i see why a score is negative; explain a sentiment score; proof for a score; show the source sentences; is the score explainable; where does the score come from; trace a score',
  },
  {
    says: 'Yes, it tells the account owner when tone turns, with the lines that turned it, so you know which account is going cold while there is still time to call.',
    href: sentiment,
    next: nextSteps.sentiment,
    asks: 'which customers are unhappy; who gets alerted; who is told about an unhappy customer; alert the account owner; can you tell me which customers are unhappy before they leave; find customers before they leave; churn; churn prediction; accounts at risk; account is cooling; which account is going cold; early alerts; warn me about unhappy customers; predict churn; customer retention; save a customer; deals going cold; reduce churn; alert when a customer is angry; lost customers; at risk accounts',
  },
  {
    says: 'It shows which story about you is growing, where it began and who repeats it.',
    href: sentiment,
    next: nextSteps.sentiment,
    asks: 'narratives; narratives over time; which story is growing; where did a rumor start; pr crisis; viral story about us; media monitoring; track stories in the news; who repeats it; bad press; shitstorm; crisis detection; press coverage',
  },
  {
    says: 'It reads reviews, calls, email and news. Support messages, reviews and call notes in large numbers suit it best.',
    href: sentiment,
    next: nextSteps.sentiment,
    asks: 'call center transcripts; does it help call centers; can it analyze phone calls; does it listen to calls; our support calls; what does sentiment analysis read; which texts can it read; can it analyze phone calls; does it read news; call transcripts; which channels; can it read emails and calls; sources of sentiment; what is sentiment analysis good for; use cases for sentiment analysis; who is sentiment analysis for; support messages; does it read chat; analyze call notes',
  },
  {
    says: 'Yes, you send text and get topics and tone per sentence as JSON, with the lines behind each score.',
    href: sentiment,
    next: nextSteps.docs,
    asks: 'can i get sentiment as json; sentiment api; send text get sentiment; sentiment output format; tone as json; programmatic sentiment; what does the sentiment call return',
  },
  {
    says: 'It is not made for judging a single person from one message. Use it for patterns.',
    href: sentiment,
    next: nextSteps.sentiment,
    asks: 'what is sentiment analysis not good for; what should i not use sentiment for; when is sentiment the wrong tool; judge a single person; monitor employees; limits of sentiment analysis; evaluate an employee; when should i not use sentiment analysis; rate a person; spy on staff; weaknesses of sentiment analysis; can i judge one customer from one message',
  },
  {
    says: 'In a first month you pick eight to twelve topics with an owner. Two of your people score a sample, and we compare the system with them. Then owners get a short weekly report.',
    href: sentiment,
    next: nextSteps.demo,
    asks: 'how do we get started with sentiment analysis; first month with sentiment analysis; calibrate; how many topics; how many sentiment topics should i define; roll out sentiment analysis; onboarding for sentiment analysis; how is sentiment calibrated; weekly report on sentiment',
  },
  {
    says: 'Irony is one of three traps that every team runs into, with mixed crowds and translations. Keep a small set of hard sentences and test each new model on it.',
    href: `${ROUTES.contentHub}#what-ratings-hide`,
    next: nextSteps.sentiment,
    asks: 'does it understand irony; sarcasm; does it get sarcasm; irony in reviews; ironic reviews; can it detect sarcasm; traps of sentiment analysis; translations; politeness in other languages; jokes and sarcasm in reviews',
  },
  {
    says: `${site.name} is software: four products on one platform that you connect to a page or a process. You also get people, in a demo, in support and, with Enterprise, as a named contact.`,
    href: ROUTES.solutions,
    next: nextSteps.products,
    asks: 'is it software or consulting; is it saas; do you do consulting; do you provide services; is it a product or a service; agency work; do you build it for us',
  },
];
