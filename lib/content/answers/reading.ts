import { ROUTES } from '@/lib/config/routes';
import type { Fact } from './fact';
import { nextSteps } from './next-steps';

const industry = (id: string) => `${ROUTES.industries}#${id}` as const;
const article = (id: string) => `${ROUTES.contentHub}#${id}` as const;
const home = `${ROUTES.home}#industries` as const;

/** Industries, examples, the analytics page and the articles. */
export const readingFacts: readonly Fact[] = [
  {
    says: 'E-commerce, SaaS platforms, media and publishing, and financial services have a worked page each. The home page adds marketing, blockchain, healthcare, manufacturing, technology and cryptocurrency.',
    href: ROUTES.industries,
    next: nextSteps.industries,
    parts: ['we run an online shop', 'we are a saas company', 'we are a publisher', 'we are a bank'],
    asks: 'which industries do you serve; online marketplace; our industry is special; anything for travel agencies; travel agency; anything for lawyers; tourism; we are an ngo; for a university; we are a dentist; agriculture; sports club; museum; gym; recruiting agency; consultancy; government; public sector; which industries do you work with; do you work in my industry; industries; is my industry missing; what sectors do you cover; for which industries is it; which verticals; do you have experience in my industry; list of industries; which branches; what industries are supported; do you specialize in an industry; our industry is not listed; we are in tourism; we are a hotel; we run a school; hotel chain what could you do for us; we are in logistics; real estate; travel; airline; we are an insurance company; telecom; energy; automotive; lawyers; restaurant; construction; nonprofit; education; hotel chain; hairdresser; law office; small law office; real estate agent; construction company; school; is there something for my trade; car dealer; architect; public office; city hall; logistics firm; charity organisation; university; i am a vet; we are a nonprofit, would it suit us',
  },
  {
    says: 'In a shop, explorers see collections first, researchers get a table to compare, and converters see stock and delivery. Reviews are ordered by what a visitor looked at, and demand is forecast by product.',
    href: industry('e-commerce'),
    next: nextSteps.demo,
    asks: 'we run an online shop; i run a small bakery with a website; we sell clothes; we sell furniture online; small shop with a website; bakery; grocery; we run an online shop what would you do for us; e-commerce; what do you do for e-commerce; online store; web shop; what can you do for retail; we sell online; i have a shop; retailers; shopify store; how does it help a shop; online retail; increase orders in our shop; abandoned carts; product recommendations for a shop; fashion store; we sell products online; we sell shoes; our store; webshop; retail; for a retailer; stock planning; demand by product; forecast demand for our shop; can you forecast stock by product; i run a flower shop',
  },
  {
    says: 'Developers get the docs and buyers the price, on one site: the main button and the links follow the role, and onboarding asks for one goal.',
    href: industry('saas'),
    next: nextSteps.demo,
    asks: 'developers leave our landing page right away; devs need docs and bosses need prices; one website for two kinds of people; we are a saas company; does it work for b2b; b2b; business customers; we are b2b; saas; what do you do for saas; software company; we sell software; b2b software; saas platform; what can you do for a software vendor; we are a software startup; for saas companies; developer tool company; product led growth; subscription software; we build an app; tech company; help us get more signups; software as a service; we sell b2b software; software vendor; app startup; cloud tool',
  },
  {
    says: 'Editors fix the top stories; below them, topics follow what the reader finishes, not what they open. Rising themes show up early, with sources, so an editor can assign a story in time.',
    href: industry('media'),
    next: nextSteps.demo,
    asks: 'what do you do for publishers; what for publishers; publishers; our newspaper does not want a robot picking the front page; who picks the top stories; editors keep the front page; we are a publisher; our newspaper loses readers; we lose readers; we are a newspaper; media; publishing; what do you do for media companies; newsroom; magazine; do you work with newspapers; news site; media company use case; we run a blog; broadcasters; journalism; what can you do for a publisher; subscriptions for a newspaper; paywall; content site; we are a media house; readers; editorial; regional paper; tv station; radio; local newspaper here what for us; we run a news site; journalist; editor in chief; we print magazines; book publisher; blog network',
  },
  {
    says: 'For banks and other financial services, the explanation adapts, never the terms: a first-time saver gets a short version with examples, an advisor the figures. Clear paperwork is read and filed, unclear cases go to a person, with the reason.',
    href: industry('financial-services'),
    next: nextSteps.demo,
    asks: 'we are a bank; we sell insurance; insurance company; we do insurance; we offer loans; claims department; pension fund; we are a bank is this for us; financial services; finance; what do you do for banks; insurance; credit union; fintech; wealth management; what can you do for a bank; is it suitable for banks; asset manager; lender; we are an insurer; regulated industry; savings bank; do you work with banks; investment company; loans; mortgage company; banking; we are a credit union; insurance broker; mortgage lender; do you have something for insurance; savings and loans',
  },
  {
    says: 'Referrals and forms are sorted in minutes, and anything unclear goes to a person with the reason attached. Decisions about a person’s health should stay with people.',
    href: home,
    next: nextSteps.demo,
    asks: 'we are a hospital; anything for hospitals and healthcare; healthcare; what do you do for healthcare; clinic; medical practice; patients; doctors; we are a clinic; referrals; pharma; medical; health care provider; can you sort referrals; health insurance forms; for doctors; hospital use case; i am a nurse can my ward use it; nurse; ward; care home; my patients; pharmacy; dentist; physiotherapy practice',
  },
  {
    says: 'You spot a supplier’s delay early enough to switch, and the paperwork takes care of itself.',
    href: home,
    next: nextSteps.demo,
    asks: 'my factory gets parts late; parts arrive late and we notice too late; late deliveries from suppliers; we are a manufacturer; we make car parts; we make furniture; we build engines; we produce parts; automotive supplier; manufacturing; factory; what do you do for manufacturing; production; supply chain; industrial company; we make machines; supplier delays; we produce goods; factories; industry 4.0; plant; manufacturer use case; procurement; we build machines; we make machine parts; production line; plant manager; we weld things; car parts supplier; assembly; steel plant; foundry; factory floor',
  },
  {
    says: 'Each landing page is matched to the campaign that brought the visitor, and you hear how the message lands.',
    href: home,
    next: nextSteps.demo,
    asks: 'marketing; we are a marketing agency; what do you do for marketing; marketing team; ad campaigns; advertising agency; what can marketers do with it; how does it help marketing; campaigns; demand generation; lead generation; for marketers; growth team; we do marketing for clients; sem; pay per click; improve our landing pages',
  },
  {
    says: 'For blockchain, it shows which protocols gain builders and which only gain headlines. For cryptocurrency, it tells real shifts in market mood from noise, hour by hour.',
    href: home,
    next: nextSteps.market,
    asks: 'i am in crypto can you tell which chains people build on; which chains do developers use; web3; blockchain; cryptocurrency; crypto; what do you do for crypto; web3; bitcoin sentiment; we are a crypto exchange; protocols; market mood of coins; nft; defi; what do you do for blockchain; token project; crypto market mood; ethereum',
  },
  {
    says: 'Technology companies ship AI features on shared models, tests and controls, and give every user the right first screen.',
    href: home,
    next: nextSteps.platform,
    asks: 'technology companies; what do you do for tech; it company; technology industry; hardware vendor; tech industry; for technology companies',
  },
  {
    says: 'There are four worked examples, and they are illustrative, not real: the companies and figures are made up. They show how the work goes and how to judge it, and promise nothing about your results.',
    href: ROUTES.cases,
    next: nextSteps.cases,
    parts: [
      'tell me about the outdoor shop case',
      'tell me about the saas platform case with docs first',
      'tell me about the invoice desk case',
      'tell me about the regional paper case',
    ],
    asks: 'i do not trust case studies vendors make them up; says who are the customer stories real; do you have case studies; is the outdoor shop real; is the invoice desk real; which industries have examples; are the case study numbers real; real companies in the examples; case studies; success stories; show me an example; are the case studies real; are the case studies real customers; are the examples invented; illustrative examples; any references; is there a success story; are the companies in the case studies real; do you have examples; proof that it works for others; is that made up; are the cases made up; are these real companies; examples of results; who is in the case studies; are the customers in the case studies real; how many case studies; is that real; fictional; real example; customer story',
    why: 'The site invents no customers. An example with its math shows how to judge a case, and a label says that it is one.',
  },
  {
    says: 'Ask four questions: compared with what, for how long, at what cost, and what went wrong? A story without a mistake is an advertisement.',
    href: `${ROUTES.cases}#method`,
    next: nextSteps.judge,
    asks: 'how do i judge a success story; can i believe a case study; how to judge a case; what should i ask about a success story; four questions; how do i check a case study; judge vendor claims; evaluate a case study; questions to ask a vendor',
  },
  {
    says: 'In this illustrative example, some see trips first, some a table, and those who buy see stock and delivery. Of the holdout 2.0 percent bought, of the others 2.3. That is 192 more orders in eight weeks.',
    href: `${ROUTES.cases}#outdoor-shop`,
    next: nextSteps.cases,
    asks: 'tell me about the outdoor shop case; what was the result for the outdoor shop; outcome of the shop example; how many more orders; outdoor shop; e-commerce case study; example of a shop; case for online shops; retail example; three kinds of buyer; the shop example; case study retail',
  },
  {
    says: 'In this illustrative example, developers land on a request they can paste, with its response. Those who made a first call within a day rose from 4 to 6 in 100, and demo requests stayed level.',
    href: `${ROUTES.cases}#docs-first`,
    next: nextSteps.cases,
    asks: 'tell me about the saas platform case with docs first; did demo requests drop in the docs first case; result of the docs first example; how many developers made a first call; docs first; saas case study; example for a software company; case for developers; saas example; case study software; the docs example',
  },
  {
    says: 'In this illustrative example, 900 invoices took six people 135 hours a week. Now it is 36 hours: plain ones run on their own, and odd ones stay with people and get more time.',
    href: `${ROUTES.cases}#invoice-desk`,
    next: nextSteps.cases,
    asks: 'tell me about the invoice desk case; give me an example of ai automation; example for automation; how many hours did the finance team save; hours saved in the invoice example; result of the invoice desk; what did the finance team gain; invoice desk; finance case study; example of automation; invoice example; case for accounting; automation case study; how did the finance team do it; accounts payable; example with invoices; case study finance; bank case study; how many invoices; we have 12000 invoices a year; stacks of invoices',
  },
  {
    says: 'In this illustrative example, a paper watched local topics. It ran a series on heat networks eleven weeks before the national papers. Of 60 signals, 54 came to nothing.',
    href: `${ROUTES.cases}#evening-paper`,
    next: nextSteps.cases,
    asks: 'tell me about the regional paper case; evening paper; media case study; newspaper example; case for publishers; example of early trends; heat networks; case study media; example of market intelligence',
  },
  {
    says: 'The sample data on the analytics page is invented: it shows how a site might perform. Switch to “This site” to see what its own visitors did, counted without names.',
    href: ROUTES.analytics,
    next: nextSteps.analytics,
    asks: 'how many people are online; are the users online real; is the number of visitors real; are the analytics numbers real; are the numbers on the analytics page real; sample data; is the dashboard real data; are these real statistics; is this real data; are the charts real; invented figures; are those numbers made up; is that made up; real analytics; live data; is the dashboard live; where do the analytics figures come from; demo data; fake numbers; is this actual traffic; are the sessions real',
  },
  {
    says: 'A dashboard from first visit to demo request: sessions, segments, A/B tests, the funnel and engagement. It opens with sample data and can show this site’s own figures.',
    href: ROUTES.analytics,
    next: nextSteps.analytics,
    asks: 'show me the analytics dashboard; analytics; dashboard; what does the dashboard show; where are the a/b test results; conversion funnel; metrics; what can i see in analytics; statistics; charts; show me the funnel; how many sessions; kpis; reporting; which metrics do you show; reports; can i see how it performs; what is the bounce rate; average session duration; engagement score; is there a dashboard; do i get a dashboard; which figures does the platform record; total sessions; conversion rate of the site; see results; heat map',
  },
  {
    says: 'Yes, the Content Hub has short articles on forecasts, proof, segments, funnels and trials. Each takes a few minutes and ends with something to do.',
    href: ROUTES.contentHub,
    next: nextSteps.hub,
    asks: 'do you have a blog; articles; content hub; what can i read; guides; learn more; resources; whitepapers; ebooks; what is the content hub; where can i learn about this; any reading material; articles for beginners; news; knowledge base; tutorials to read; something to read; best practices; what articles are there; what can i read about getting started; how many articles; videos; recommended reading; educational content; documentation for beginners; where do i learn more',
  },
  {
    says: 'Three. A page that differs in headline, proof and button for three groups is easy to write, test and fix; thirty groups need thirty headlines that nobody keeps true.',
    href: article('first-three-segments'),
    next: nextSteps.hub,
    asks: 'how many segments do we need; how do we choose segments; how do i choose my first segments; first audiences; start with three segments; why three segments; how to find segments; pick segments; segment our visitors; why only three segments; how many audiences should we have; which segments should we start with',
  },
  {
    says: 'Three: page views, clicks and scroll depth answer most questions. Record the path, the kind of element and the depth, and leave out the rest.',
    href: article('events-worth-tracking'),
    next: nextSteps.hub,
    asks: 'which events should we track; what should we track; events worth tracking; what to track and what not; which data is worth collecting; tracking plan; which events matter; what should i measure on my page; how many events to track; how do i set up tracking; do clicks on buttons count separately',
  },
  {
    says: 'Use a rule when the choice is policy, traffic is low, someone will ask why, or a surprise would be costly. Use a model when the signal is spread over many small hints.',
    href: article('rules-first-models-second'),
    next: nextSteps.hub,
    asks: 'rules or models; rules or machine learning; when is a rule better than a model; when do we need a model; why do you use rules; rules first models second; ai or rules; is a rule better than machine learning; why not machine learning; why rules and not ai; is it real ai or just rules; do you use ai or rules; is this really ai; is it just if then; is that even ai; where is the ai; do you use machine learning',
  },
  {
    says: 'Return two things from every decision: the result and the reason, with the rule’s name, the signals it used and a confidence.',
    href: article('explainable-decisions'),
    next: nextSteps.hub,
    asks: 'how to explain an ai decision; explainability; explain a decision of an ai; how do i make decisions explainable; article about explainability; what does a reason contain; reason for each decision; explainable decisions; why am i seeing this as a feature; auditable decisions',
  },
  {
    says: 'Write down your number and the sentence that ends the trial, write three versions with a holdout, leave it alone for a week, then read it and decide.',
    href: article('four-week-trial-plan'),
    next: nextSteps.trialPlan,
    asks: 'article about trials; week by week plan of a trial; why do trials fail; trial ends in a shrug; what should we write down before the trial; steps of a good trial',
  },
  {
    says: 'Ask five questions: how wide is the range, how often was it right before, what would change your mind, what is it for, and who checks it again?',
    href: article('how-to-read-a-forecast'),
    next: nextSteps.forecasts,
    asks: 'how to read a forecast; what questions should i ask about a forecast; can i trust a forecast; how do i read a forecast; understand a forecast; questions about a forecast; forecast without being fooled; five questions; judge a forecast',
  },
  {
    says: 'Take sixteen times the rate times one minus the rate, divided by the square of the change you hope for. From 4 to 5 percent that is about 6,100 visitors in each group.',
    href: article('uplift-you-can-defend'),
    next: nextSteps.uplift,
    asks: 'sample size; sample size for an a/b test; how many visitors do i need for a test; how large should a test be; how many visitors do we need; statistical significance; test size; when is a test significant; how long should a test run; visitors per group; calculate sample size; minimum traffic for a test; statistically significant; could the uplift be a fluke; is the lift just luck; how many visitors for a valid test',
  },
  {
    says: 'Peeking, slicing, switching and picking: stopping on a good day, finding the one segment that won, moving people between groups, and comparing people who chose the new page.',
    href: article('uplift-you-can-defend'),
    next: nextSteps.uplift,
    asks: 'mistakes in a/b tests; common testing mistakes; peeking; how do i fool myself with test results; what can go wrong in a test; testing errors; avoid fooling yourself with test results; p-hacking; pitfalls of testing; mistakes when measuring uplift',
  },
  {
    says: 'Draw one funnel for each segment with the same four steps, mark the biggest drop in each, and fix first what would win the most people.',
    href: article('read-the-funnel-by-segment'),
    next: nextSteps.hub,
    asks: 'how to read a funnel; funnel by segment; where do people drop out of the funnel; where do visitors drop out; analyze a funnel; funnel analysis; why do visitors leave; improve the funnel; conversion funnel by segment; drop off; biggest drop',
  },
  {
    says: 'Look for three marks: it repeats, it travels between sources, and it has a cause. Two together deserve a test, three a plan.',
    href: article('weak-signals'),
    next: nextSteps.hub,
    asks: 'weak signals; what is a weak signal; how to recognize a trend; tell a trend from noise; how do i spot a shift early; is it a trend or noise; signs of a trend; how do you know it is a trend; spot trends early; marks of a real shift; false alarm; noise; how many signals come true; distinguish trend from noise',
  },
  {
    says: 'Set a budget of tokens per minute. Estimate each call before you send it: characters divided by four. Above 80 percent, switch to local rules.',
    href: article('a-budget-for-model-calls'),
    next: nextSteps.hub,
    asks: 'limit what model calls cost; token budget; keep token spending under control; estimate tokens; budget for model calls; how do i limit ai costs; llm cost; how many tokens; api bill of a model; control llm spending; when does it switch to local rules',
  },
  {
    says: 'Score the topic, not the text: split each review into statements and give each a topic and a tone. Stars hide what the review is about.',
    href: article('what-ratings-hide'),
    next: nextSteps.hub,
    asks: 'what do star ratings hide; star ratings; how to read reviews; average rating; what ratings hide; how do i analyze reviews well; four stars; review analysis tips; read reviews by topic; why not just look at ratings',
  },
  {
    says: 'The last twenty events are summed up and four plain rules are tried in order; the first match names the cluster. The page’s words wait for the next page.',
    href: article('clusters-from-clicks'),
    next: nextSteps.hub,
    asks: 'how do events become a cluster; turn clicks into a cluster; how twenty events become a cluster; how does the site turn clicks into a cluster; local rules for behavior; article about clusters',
  },
  {
    says: 'Open the home page in a second window and change one selector at a time: the segment, then the behavior, then the switches in the settings. The walkthrough says what to watch.',
    href: article('walkthrough-one-page-three-openings'),
    next: nextSteps.home,
    asks: 'watch the site change step by step; walkthrough; how can i see the page change; see the personalization live; how do i try the personalization; show me how it adapts; demo of the personalization; see it adapt; test the personalization; three openings; how can i test it here',
  },
];
