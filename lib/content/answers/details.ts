import { ROUTES } from '@/lib/config/routes';
import { claims } from '../claims';
import type { Fact } from './fact';
import { nextSteps } from './next-steps';

const article = (id: string) => `${ROUTES.contentHub}#${id}` as const;

/** Details that the articles, the dashboard and smaller parts of pages hold. */
export const detailFacts: readonly Fact[] = [
  {
    says: `Forecasts are right with ${claims.forecastAccuracy.value} accuracy, and Sentiment Analysis reads tone with ${claims.sentimentAccuracy.value} accuracy. Forecasts show their range, and scores the sentences behind them.`,
    href: ROUTES.solutions,
    next: nextSteps.products,
    asks: 'how accurate are forecasts and sentiment; how accurate is attune; how accurate is your ai; what is your accuracy; accuracy; how accurate are you; how precise is it; how good is the ai; how reliable are the results; accuracy of your products; how correct is it; error rate; how often are you wrong',
  },
  {
    says: 'Accuracy means little without its terms: right about what, how far ahead, and compared with which simple guess? “Same as last year” is hard to beat, so ask to see last quarter.',
    href: article('how-to-read-a-forecast'),
    next: nextSteps.forecasts,
    asks: 'what does 87 percent accuracy mean compared with what; what does accuracy mean; accuracy compared with what; how is the accuracy measured; how do you measure accuracy; what does 87% mean; how was the forecast accuracy calculated; accurate in what sense; better than a simple guess; baseline for accuracy; how often was it right before; how do you calculate accuracy',
  },
  {
    says: 'Ask for the range along with the line. “Between 80 and 120 in eight cases out of ten” is a forecast; if you would act differently at each end, wait or buy a cheap option on both.',
    href: article('how-to-read-a-forecast'),
    next: nextSteps.forecasts,
    asks: 'how wide should the range of a forecast be; what if the range is very wide; wide range of a forecast; how do i use the range; is a wide range bad; what does the range tell me; fan of a forecast',
  },
  {
    says: 'Put a date on each forecast, name the person who will look again, and agree when. If the trend was noise, the second look saves you.',
    href: article('how-to-read-a-forecast'),
    next: nextSteps.forecasts,
    asks: 'how often should we check a forecast; do forecasts age; who checks a forecast again; when is a forecast outdated; review a forecast; update of a forecast; how long is a forecast valid',
  },
  {
    says: 'Pick a single page with steady traffic and a clear next step. A pricing or product page is better than the home page, where people want many things.',
    href: article('four-week-trial-plan'),
    next: nextSteps.trialPlan,
    asks: 'which page should we pick for the trial; which page should we test; what page is best for a trial; should we start with the home page; which page to personalize first; choose a page for the trial; best page to start with; can we use the home page for the trial; week 1 of the trial',
  },
  {
    says: 'One number, such as the share of visitors who ask for a demo. Write down its value over the last four weeks, and the sentence that will end the trial.',
    href: article('four-week-trial-plan'),
    next: nextSteps.trialPlan,
    asks: 'what should we measure during the trial; which number should we watch; which metric for the trial; what to measure in a pilot; what kpi should we pick; success criteria of the trial; goal of the trial; how do we define success; what number to choose',
  },
  {
    says: 'One visitor in five is a fair start: keep part of your traffic on the old page throughout. Without that group you cannot tell your work from a good week.',
    href: article('four-week-trial-plan'),
    next: nextSteps.trialPlan,
    asks: 'how many visitors should stay on the old page; how big should the holdout be; size of the holdout; how large is the control group; what share of visitors in the holdout; percentage of traffic in the holdout; how much traffic for the control group; holdout size; what is a good holdout; how many people keep the old version',
  },
  {
    says: 'Write the page for three kinds of visitors, and change the headline, the first proof and the button. Leave the rest as it is.',
    href: article('four-week-trial-plan'),
    next: nextSteps.trialPlan,
    asks: 'what do we change on the page; which parts of the page should differ; how many versions should we write; what do we do in week 2; week 2 of the trial; how different should the versions be; what to change between versions; three versions; do we have to rewrite the whole page',
  },
  {
    says: 'Leave it alone: every edit restarts the clock, so fix errors only. Use the quiet week to read the feedback and ask sales whether first calls sound different.',
    href: article('four-week-trial-plan'),
    next: nextSteps.trialPlan,
    asks: 'what do we do in week 3; week 3 of the trial; can we edit during the trial; can we change the test while it runs; should we change things during the test; may we edit the page in the trial',
  },
  {
    says: 'Say so, keep the same three versions running, and decide on a date that you set today. “Not yet” with a date is a decision.',
    href: article('four-week-trial-plan'),
    next: nextSteps.trialPlan,
    asks: 'what if the result is unclear; what if the trial is inconclusive; not enough visitors in four weeks; what if the answer is unclear; unclear result; no clear result; what if we have too few visitors for the trial; inconclusive test',
  },
  {
    says: 'A comparison over time cannot tell your work from the season. Compare two groups at the same time instead: visitors picked at random who see the default, and the rest.',
    href: article('uplift-you-can-defend'),
    next: nextSteps.uplift,
    asks: 'is before and after a test; can we compare before and after; compare with last month; why is a before after comparison not enough; sales went up after launch does that prove it; how do i know it is not just a good month; maybe it is just the season; why do we need a holdout; why a control group; could it be luck; seasonality',
  },
  {
    says: 'Choose a measure that costs the visitor something, such as a booked demo, a paid order or a second visit, and one guardrail that must not get worse.',
    href: article('uplift-you-can-defend'),
    next: nextSteps.uplift,
    asks: 'what should we count in a test; are clicks a good measure; which metric should an a/b test use; count the right thing; guardrail metric; what is a guardrail; best measure of success; should i measure clicks',
  },
  {
    says: 'Give the range and not only the middle, the size of both groups, the dates, and what you would have called a failure. Report the flat results too.',
    href: article('uplift-you-can-defend'),
    next: nextSteps.uplift,
    asks: 'how do i report a test result; how should we report uplift; present the results; report plainly; how to present the uplift to my boss; reporting a test; flat results',
  },
  {
    says: 'Yes, keep a few percent of visitors on the default for good. Effects fade, and without a holdout you will be the last to know.',
    href: article('uplift-you-can-defend'),
    next: nextSteps.uplift,
    asks: 'should we keep the holdout after the test; do effects fade; does the uplift last; permanent holdout; keep a control group for good; does personalization wear off; long term effect; how long does the uplift last',
  },
  {
    says: 'Read the last fifty first messages in your inbox and sort them by what the person wanted to know. Those piles of questions are your segments.',
    href: article('first-three-segments'),
    next: nextSteps.hub,
    asks: 'how do i find my segments; how do we find segments; where do segments come from; find our visitor groups; how to define segments; how do we identify our audiences; read the inbox; what makes a good segment; how to discover segments',
  },
  {
    says: 'Three checks: can you tell that a visitor belongs to it, would an honest headline for it be wrong or dull for others, and is there one next step that suits it best?',
    href: article('first-three-segments'),
    next: nextSteps.hub,
    asks: 'how do i test a segment; is my segment any good; when should i drop a segment; three checks for a segment; validate a segment; is age a good segment; segment by company size',
  },
  {
    says: 'Write it for the group that would lose the most by seeing the wrong page. Visitors without any signal get it, so it has to be good on its own.',
    href: article('first-three-segments'),
    next: nextSteps.hub,
    asks: 'what should the default page say; which version should be the default; what do unknown visitors see; default page; what if you know nothing about a visitor; visitors without a signal; who gets the default; what does a first-time visitor see; what happens with anonymous visitors; cold start',
  },
  {
    says: 'Above 80 percent of the allowance this site switches to its local rules. The last fifth is reserved for calls already on their way and for the chat.',
    href: article('a-budget-for-model-calls'),
    next: nextSteps.hub,
    asks: 'when does the site switch to local rules; what happens above 80 percent; when is the budget used up; what if the token budget is used up; budget exceeded; local rules instead of the model; is the allowance per minute',
  },
  {
    says: 'On the server, in one place: a budget in the browser does not protect your bill, and two servers with separate allowances spend twice as much.',
    href: article('a-budget-for-model-calls'),
    next: nextSteps.hub,
    asks: 'where should the budget be counted; budget on the server or in the browser; two servers one budget; count tokens in one place; what should i watch about model costs',
  },
  {
    says: 'Keep the rules in one list of plain data, and let the code, the tests, the documentation and the help text all read from it. When a rule changes, all of them change.',
    href: article('explainable-decisions'),
    next: nextSteps.hub,
    asks: 'how do we document rules; where should rules be kept; rules as data; keep documentation of rules up to date; one list of rules; how do i keep rules and docs in sync',
  },
  {
    says: 'Rarely every decision: store the inputs and the version of the rules, and you can work out the decision when someone asks. That keeps personal data small.',
    href: article('explainable-decisions'),
    next: nextSteps.hub,
    asks: 'do we have to store every decision; what should we store about decisions; how long should we keep decisions; store the reasons; log decisions; decision log',
  },
  {
    says: 'Write the rules you would follow by hand, ship them, and log each decision with its reason. Then replace only the rule that people override most, and keep it as the fallback.',
    href: article('rules-first-models-second'),
    next: nextSteps.hub,
    asks: 'in which order should we introduce models; how do rules and models work together; combine rules and models; model proposes rule disposes; can rules and models be combined; sensible order of work; replace a rule with a model; where are models better',
  },
  {
    says: 'Average depth over recent scrolls beats the maximum: anyone can flick to the bottom of a page, while a high average takes reading.',
    href: article('events-worth-tracking'),
    next: nextSteps.hub,
    asks: 'how do i measure scrolling; average or maximum scroll depth; how often should i sample scroll; scroll tracking; scroll depth maximum; too many scroll events',
  },
  {
    says: 'Mark the few elements that mean intent, and let only those count as a call to action. “Show more” and “Start trial” do not mean the same.',
    href: article('events-worth-tracking'),
    next: nextSteps.hub,
    asks: 'how do i count calls to action; which clicks count as a call to action; what counts as a cta click; are all buttons calls to action; count cta separately; clicks that matter',
  },
  {
    says: 'Find out what the page before the drop promised. Three causes are common: the wrong promise, the missing step, and the early ask.',
    href: article('read-the-funnel-by-segment'),
    next: nextSteps.hub,
    asks: 'why do people drop out; causes of a drop in the funnel; reasons for drop off; why do visitors not convert; wrong promise; how do i fix a drop; what to fix first in the funnel; change words or layout first; form too early',
  },
  {
    says: 'Learn what normal looks like: take a year of weekly counts and write down the median and the usual spread for each season.',
    href: article('weak-signals'),
    next: nextSteps.hub,
    asks: 'how do i set a baseline; what is a baseline; what is normal; how do you know what is normal; baseline for a trend; seasonal baseline',
  },
  {
    says: 'Act in small steps: write each signal on a card with a date. When it has grown twice in a row, spend a little; when it has shrunk twice, throw the card away.',
    href: article('weak-signals'),
    next: nextSteps.hub,
    asks: 'what do i do with a weak signal; how to act on a weak signal; when should i act on a trend; act in small steps; what if i am not sure about a trend; how do we react to early signals',
  },
  {
    says: 'Start with the last two hundred support messages, not with social media. They are about you, they have an owner, and you can answer the people who wrote them.',
    href: article('what-ratings-hide'),
    next: nextSteps.sentiment,
    asks: 'where do we begin with sentiment; which texts should we start with; start with social media or support messages; first texts to analyze; begin with sentiment analysis; where to start reading reviews',
  },
  {
    says: 'Take one hundred statements at random each month and have two people score them. Compare the two people first, then the system with the cases on which they agree.',
    href: article('what-ratings-hide'),
    next: nextSteps.sentiment,
    asks: 'how do i check the sentiment system; check sentiment accuracy ourselves; audit sentiment analysis; how do we validate sentiment scores; monthly check of sentiment; do two people agree',
  },
  {
    says: 'Dashboard has 100, API Docs 95, Demo and Pricing 90, Analytics 85, Case Studies 80 and Settings 60. Your segment adds 20 and your behavior up to 30.',
    href: article('walkthrough-read-the-rules'),
    next: nextSteps.rules,
    asks: 'what are the base scores; base score of a page; base scores of the links; how many points does my segment add; redo the sum of the navigation score; how is the order of links computed by hand; score of pricing in the menu; how many points for a researcher; points for behavior; add up the scores',
  },
  {
    says: 'It depends on the period you choose, and all figures are invented: the bounce rate counts visits that ended on the first page.',
    href: ROUTES.analytics,
    next: nextSteps.analytics,
    asks: 'what is the bounce rate; what does bounce rate mean; bounce rate here; definition of bounce rate; how is the bounce rate defined; bounce',
  },
  {
    says: 'A visit that ends after half an hour without activity. All figures on the dashboard are invented.',
    href: ROUTES.analytics,
    next: nextSteps.analytics,
    asks: 'what is a session; what does total sessions mean; how is a session counted; session definition; when does a session end; total sessions',
  },
  {
    says: 'It says how much visitors read and click, from 0 to 100. All figures on the dashboard are invented.',
    href: ROUTES.analytics,
    next: nextSteps.analytics,
    asks: 'what is the engagement score; what does engagement mean; engagement score definition; how is engagement measured; engagement',
  },
  {
    says: 'It is the time from the first event of a visit to the last. All figures on the dashboard are invented.',
    href: ROUTES.analytics,
    next: nextSteps.analytics,
    asks: 'what is avg session duration; what does session duration mean; average session duration definition; how is the duration of a visit measured',
  },
  {
    says: 'No. Looking at two other visitors changes nothing about you: no cookie, no choice, no tracking. Only the link below each page opens it for real.',
    href: ROUTES.compare,
    next: nextSteps.compareViews,
    asks: 'does this change my own view; does comparing change my view; does the compare page track me; is my view changed by comparing; does looking at others change anything for me; will my own page change; are these real pages; is it a mockup; are the compared pages real',
  },
  {
    says: 'No. Only the words, their order and the buttons differ; the product names, the prices and the facts are the same for everybody.',
    href: article('walkthrough-one-page-three-openings'),
    next: nextSteps.compareViews,
    asks: 'do prices differ by segment; do different visitors get different prices; is the price the same for everyone; do you show other prices to other people; price discrimination; are the facts the same for everyone; does the price depend on who i am; dynamic pricing; do developers see other prices; what stays the same for everyone; does personalization change the facts',
  },
  {
    says: 'Block this site’s cookies in your browser: that opts out without JavaScript.',
    href: `${ROUTES.settings}#privacy`,
    next: nextSteps.privacy,
    asks: 'how do i opt out if javascript is off; opt out without javascript; stop tracking without javascript; no javascript opt out; opt out with scripts disabled',
  },
  {
    says: 'An unknown id gets the defaults, with the segment innovation-leader, and nothing is stored.',
    href: `${ROUTES.api}#get-user`,
    next: nextSteps.calls,
    asks: 'what is the default segment for an unknown user id; default segment; unknown user id; what does the api return for an unknown user; user that does not exist; what if the id is unknown; what is the default view; standard segment',
  },
  {
    says: 'It says who decided: a model, or the local rules. Local rules step in when the analysis is slow, over budget or out of reach.',
    href: `${ROUTES.api}#analyze-behavior`,
    next: nextSteps.calls,
    asks: 'what does source rules mean in the analyze response; source field of the analysis; does a model or a rule decide; who made the analysis; source model or rules; is my cluster from a model; what does source mean',
  },
  {
    says: 'POST /api/share-links makes a demo link: it opens one page as one visitor sees it, for seven days unless you say otherwise, with up to eight steps. The path is signed.',
    href: `${ROUTES.api}#make-share-link`,
    next: nextSteps.calls,
    asks: 'how do i create a shareable demo link; make a demo link over the api; share link api; sign a share link; create a share link; post share-links; how many steps can a demo link have; api for demo links; can i make a link that shows a persona',
  },
  {
    says: 'It is a guess with a confidence: an average scroll depth of 82%, for example, makes a visitor a researcher with a confidence of 0.7.', // not a claim
    href: `${ROUTES.features}#rule-cluster-from-behavior`,
    next: nextSteps.rules,
    asks: 'what is the confidence of the researcher guess; how sure are you that i am a researcher; confidence of a cluster; how confident is the guess; how sure is the behavior analysis; confidence score; what does confidence mean; how certain is my cluster',
  },
  {
    says: 'In this illustrative example, researchers see a table of weight, size and stove type first. In that third of visits, orders rise from 2.0 to 2.6 in 100, about 20 more a week.',
    href: `${ROUTES.industries}#e-commerce`,
    next: nextSteps.cases,
    asks: 'kitchen shop example; pans example; tell me about the kitchen shop; a kitchen shop and its pans; e-commerce example with numbers; worked example for shops',
  },
  {
    says: 'In this illustrative example, developers land on a request they can paste. First API calls rise from 120 to 180 of 3,000, and demo requests stay where they were.',
    href: `${ROUTES.industries}#saas`,
    next: nextSteps.cases,
    asks: 'billing tool example; a billing tool and its two readers; saas example with numbers; worked example for saas; tell me about the billing tool',
  },
  {
    says: 'In this illustrative example, pieces on topics that the reader tends to finish stand below each story. Finished stories rise from 1.4 to 1.7 per visit.',
    href: `${ROUTES.industries}#media`,
    next: nextSteps.cases,
    asks: 'regional paper and its evening readers; evening readers example; media example with numbers; worked example for publishers; stories per visit; how many more stories are read',
  },
  {
    says: 'In this illustrative example, the hard page opens with a worked example for savers and a table for advisors. Finished applications rise from 600 to 660 of 1,000, and calls fall from 150 to 110.',
    href: `${ROUTES.industries}#financial-services`,
    next: nextSteps.cases,
    asks: 'savings bank example; a savings bank and one long form; long form example; bank example with numbers; worked example for banks; applications finished; how many applications; fewer calls to the help desk',
  },
  {
    says: 'The request that works on the first paste: it took two weeks, while the words took a day. It was worth it.',
    href: `${ROUTES.cases}#docs-first`,
    next: nextSteps.cases,
    asks: 'what took longest in the docs first case; what went wrong in the docs first example; how long did the docs first change take; lesson of the docs first case',
  },
  {
    says: 'In the example, people moved to supplier questions that used to wait, and to odd cases, where two double payments were found. Automate gladly when you know where the time goes.',
    href: article('example-invoice-desk'),
    next: nextSteps.automation,
    asks: 'what happens with the saved hours; what do the people do afterward; what are the hours for; double payments; how do i get my team to accept automation; will my team accept it; what do employees do after automation',
  },
  {
    says: 'Sort first: plain cases that match to the cent, close ones with one difference, and odd ones. Automate the plain pile only, and check samples each day.',
    href: article('example-invoice-desk'),
    next: nextSteps.automation,
    asks: 'how do i start automating invoices; which invoices should be automated first; sort before you automate; plain close and odd; three piles of invoices; how many invoices are plain; automate one pile at a time; how do we begin with automation',
  },
  {
    says: 'Seven days, and it opens in the demo view, where nothing is stored. After that the regular page opens.',
    href: ROUTES.home,
    next: nextSteps.compareViews,
    asks: 'how long does a share link work; when does the demo link expire; why does my demo link not work; my link has expired; how long is a shared link valid; link validity',
  },
];
