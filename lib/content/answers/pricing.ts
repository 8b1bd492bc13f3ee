import { ROUTES } from '@/lib/config/routes';
import { claims } from '../claims';
import { pricingCopy } from '../pages/pricing';
import { site } from '../site';
import type { FactsByPlace } from './fact';
import { nextSteps } from './next-steps';

const { start, grow, enterprise } = pricingCopy.plans;
const enterprisePrice = enterprise.price.replace('From ', '');
const { sales } = site.emails;

const START = 'what is in the Start plan';
const GROW = 'what is in the Grow plan';
const ENTERPRISE = 'what is in the Enterprise plan';

/** Plans, prices and the trial. */
export const pricingFacts: FactsByPlace = {
  [`${ROUTES.pricing}#plans`]: [
    {
      says: `There are three plans: ${start.name} is ${start.price} a month, ${grow.name} is ${grow.price} and ${enterprise.name} starts at ${enterprisePrice}. These are sample prices; sales sends you a real quote within one business day.`,
      asks: 'What do the plans cost?; i have 300 dollars a month; monthly fee; budget of 500 a month what do i get; what is the damage; rates; roughly what would this cost; what are we looking at price wise; ballpark price; how expensive is it; price list; monthly fee; subscription rates; pricing; plan prices; costs per month',
      parts: [START, GROW, ENTERPRISE],
      why: 'The plans differ by products, visits and support, and the prices on the page are samples that show how. For your own case sales writes a real quote within one business day.',
    },
    {
      says: `The ${start.name} plan is ${start.price} a month as a sample price. It includes one product of your choice, up to 50,000 visits a month, three segments and three clusters, all API calls and support by email.`,
      asks: 'What is in the Start plan?; cheapest option; entry level plan; plan for a small business; lowest price; starter plan; the cheap one; smallest package; entry tier contents',
    },
    {
      says: `The ${grow.name} plan is ${grow.price} a month as a sample price. It includes two products, up to 500,000 visits a month and A/B tests with a holdout. You get a weekly forecast or sentiment report, and support within four business hours.`,
      asks: 'What is in the Grow plan?; plan for a mid size company; what does the middle tier cost; two of your products with 100k visitors; plan for a marketing team; two products on 200k visits; medium plan',
    },
    {
      says: `The ${enterprise.name} plan starts at ${enterprisePrice} a month as a sample price. It includes all four products, a custom number of visits, a ${claims.uptime.value} uptime SLA, decision records for audits and a named contact.`,
      asks: 'What is in the Enterprise plan?; what is in the top tier that grow lacks; what do i gain by moving from grow to enterprise; what does the big package start at; all 4 products what is the damage; why is there no fixed number on the largest plan; plan for a large company; plan for a corporation; unlimited plan',
      next: nextSteps.sales,
    },
    {
      says: `Write to ${sales}: sales sends you a real quote within one business day. It helps to name the page or process you have in mind.`,
      asks: 'How do I get a quote?; proposal for procurement; offer for 2 million visits; purchase order; get an estimate; formal offer; individual offer',
      next: nextSteps.sales,
    },
    {
      says: 'Plans are priced by visits, products and support, not by people. Choose by the visits you have today; each plan lists how many a month it includes.',
      asks: 'Is it priced by seats or by sites?; is there a limit on team members; do you charge per employee; cost per head; user licenses; how many logins; how many pages can i personalize; for 50 people; per domain; license per person; price for several domains',
    },
    {
      says: 'Start comes with support by email, Grow with support within four business hours, and Enterprise with a named contact.',
      asks: 'What support comes with each plan?; how quick does someone answer on the middle tier; dedicated account manager; whom do i ring when it breaks on grow; customer success manager; does support cost extra; help by mail with the basic one; how long until support replies; do i get support in the cheapest plan; premium support; help desk response time; customer success manager',
    },
    {
      says: 'Decision records for audits come with the Enterprise plan, together with a named contact and the uptime SLA.',
      asks: 'Which plan has decision records for audits?; can auditors see the decisions; audit trail in which plan; compliance records plan',
      next: nextSteps.sales,
    },
    {
      says: 'A weekly forecast or sentiment report comes with the Grow plan.',
      asks: 'Which plan has a weekly report?; reports included; regular reports; weekly sentiment report',
    },
    {
      says: 'We send quotes within one business day, and Grow comes with support within four business hours. We don’t publish other answer times.',
      asks: 'How fast do you answer?; how long do i wait for a reply; how soon do you write back; when do you answer emails; how fast do you respond; when do i hear back',
      next: nextSteps.contact,
    },
    {
      says: 'Yes, if one page or one process is worth improving: Start is made for one site and one team. A small site may not see enough visitors in four weeks for a clear result.',
      asks: 'Are we big enough for it?; i run a tiny shop; minimum company size; we have only 3 employees; we are ten people, overkill; only a few hundred visits a month; corner store; family business; we have a single product page; our traffic is low; little traffic; small company; enough visitors',
    },
  ],
  [`${ROUTES.pricing}#questions`]: [
    {
      says: `No, they are samples that show how the plans differ. For a real quote write to ${sales}; sales answers within one business day.`,
      asks: 'Are the prices real?; are these prices binding; is that price final; are the plan prices invented; are those prices fake; is that the actual price; prices illustrative',
      next: nextSteps.sales,
    },
    {
      says: 'It ends by itself. Your pages go back to what they were, we keep nothing you have not asked us to keep, and you pay only if you choose a plan.',
      asks: 'What happens when the trial ends?; does it convert automatically; auto renewal; quit the trial early; is my card charged; what happens on day 31; what do i lose when test time is over; does it turn into a paid plan by itself; do you delete my stuff after; does it stay changed; after the trial; trial is over and we did nothing; trial finished; automatic renewal after the trial',
      why: 'So that you decide on the result and not by forgetting a date. If you do nothing, the trial ends.',
    },
    {
      says: 'Yes, up or down, at the end of any month. Your rules, words and settings move with you.',
      asks: 'Can I change plans later?; can we go down a notch after the holidays; switch to the bigger one in the middle of the year; scale down in the quiet season; jump to a smaller plan; upgrade half way through; what if we outgrow start; downgrade; how do i move from grow to enterprise; upgrade; downgrade; move to a bigger plan; own our texts and rules when we switch',
    },
    {
      says: 'Plans change at the end of any month, up or down, and a trial ends by itself. We don’t publish a notice period or a minimum term; sales can tell you the terms.',
      asks: 'Can I cancel, and is there a notice period?; terminate the contract; how long am i bound; cancellation; is there a commitment; can i stop at any time; cancel anytime; lock-in; contract duration; forget to cancel; minimum commitment',
      next: nextSteps.sales,
    },
    {
      says: 'A visit is one person on your site until they leave it for half an hour. Crawlers and your own team do not count.',
      asks: 'What counts as a visit?; do bots eat up my quota; if somebody opens ten pages is that 1 or 10; my own staff is on the site all day does that count; do reloads count; are robots counted; how is a visit measured; definition of a visit for the bill; unique people or page loads; how are visitors counted',
    },
    {
      says: 'Your pages keep adapting. If it happens two months in a row, we write to you and suggest a better plan.',
      asks: 'What if traffic grows past the limit?; if black friday brings a crowd; are there extra fees; will we be blocked when we exceed; are we billed more if traffic triples; traffic spike during a sale; do we pay more in a busy month; hidden costs; overage; above the visit allowance; overage; more visitors than planned; surcharge for extra traffic',
    },
    {
      says: 'Page views, clicks by kind and scroll depth. No names and no email addresses are needed, and visitors can switch all of it off.',
      asks: 'What data do you need from us?; do you need our customer list; do you need personal data from us; do you collect names; what input data; data requirements; what data leaves my site; what do we have to hand over to you; input data required; access to our analytics',
    },
    {
      says: 'No names and no email addresses of your visitors: page views, clicks by kind and scroll depth are enough. Your visitors get the same switches to turn it off.',
      asks: 'What do you need to know about our visitors?; is it privacy friendly for our customers; end user privacy; what do you collect from our visitors; do our customers have to give consent',
    },
  ],
  [`${ROUTES.pricing}#compare`]: [
    {
      says: 'It depends on your visits and needs: Start fits one site and one team, Grow several pages and a number to beat, Enterprise several teams, audits and a platform to run. You can move up or down later.',
      asks: 'Which plan fits us?; how do i compare the plans; difference between the 290 one and the 1200 one; what do i get for the extra money; plan comparison; small or middle plan; help me decide on a plan; what plan would you pick for us; which plan do you recommend; recommend a package; right tier for a landing page',
      parts: [START, GROW, ENTERPRISE],
    },
    {
      says: 'Start includes up to 50,000 visits a month, Grow up to 500,000, and Enterprise a custom number.',
      asks: 'How many visits does each plan include?; i have 40k hits monthly what do i owe; page with a million views; what do i pay for 600k visits; we get 300k people a month which tier; our site has 10000 visitors; is there a traffic limit; how many visitors fit in the small plan; we get around 30k visits; we have about 80000 hits a month',
    },
    {
      says: 'One product comes with Start, two with Grow and all four with Enterprise. In Start you choose which one.',
      asks: 'One product, two or all four?; does start include sentiment; does start have forecasts; which plan includes all products; can i pick the product myself; can i buy only one product',
    },
    {
      says: 'Start and Grow come with three segments and three clusters. With Enterprise you can have your own.',
      asks: 'Can we have segments of our own?; i would like more than 3 audience types; add a fourth segment; customize the segments; define own clusters; number of segments per plan',
    },
    {
      says: 'Yes, every plan includes the API, with all calls and the same limits per call.',
      asks: 'Is the API included in every plan?; do i pay extra for the api; api access in the start plan; are there api limits per plan',
    },
    {
      says: 'A/B tests with a holdout come with Grow and Enterprise, not with Start. In the trial, every plan has a holdout.',
      asks: 'Where is A/B testing with a holdout included?; does the small one do split testing; which tier do i need to compare against a control group; does grow include experiments; can i run tests in start',
    },
    {
      says: `Yes, a ${claims.uptime.value} ${claims.uptime.label} comes with the Enterprise plan. Start and Grow have no uptime agreement.`,
      asks: 'Which plan has an uptime SLA?; how reliable is the service; downtime; how often are you down; availability; service level agreement; does the small plan promise uptime; guaranteed availability; is the uptime contractually promised',
      next: nextSteps.sales,
    },
    {
      says: 'Every plan has the same API and the same limits per call. The plans differ in products, visits, tests, support and the uptime SLA.',
      asks: 'Are there the same API limits in every plan?; what do the plans have in common',
    },
  ],
  [`${ROUTES.pricing}#trial`]: [
    {
      says: `Yes, every plan starts with a ${claims.freeTrial.value} ${claims.freeTrial.label}. You get the full product, the API and the figures, and no card is needed to start.`,
      asks: 'Is there a free trial?; may i kick the tires; is the free month only on the expensive tier; test drive; is there a demo version; evaluation; freemium; can i give it a spin; taste it first; can i try before i buy; free version; evaluation period; trial; test it without paying',
      why: 'Because you should judge it on your own traffic before you pay anything. Start with one page, pick one number and keep one visitor in five on the old version.',
    },
    {
      says: `It is a ${claims.freeTrial.value} trial, whichever plan you choose. It starts when you say so, not when you sign up for news.`,
      asks: 'How long is the free trial?; when does the clock start; is it two weeks or a month; length of the trial; trial period; what day does it begin; trial length in days; when does the trial begin; length of the evaluation',
    },
    {
      says: 'No, no card is needed to start the trial. You pay only if you choose a plan at the end.',
      asks: 'Do you ask for payment details first?; does it bill me automatically; do i have to enter visa card; will i get charged by surprise; will you ask for my mastercard; is a card required; payment card up front; is a card required',
    },
    {
      says: 'Ask for your trial on the contact page: the request form is there, or write to sales. On day one you connect one page or one process, which takes about an hour.',
      asks: 'How do I start a trial?; where do i sign up to test this; create a trial account; deal; how do i join; activate trial; register; can we start next week; yes please sign me up; sounds good lets start; sign up for the trial; enrol; activate a test account; request the trial',
    },
    {
      says: 'About an hour: on day one you connect one page or one process. By week two your three versions are live next to a holdout, and on the last day you read the result and decide. If you do nothing, it ends.',
      asks: 'How long does it take to set up?; how difficult is it to install; technical requirements; timeline of the trial; installation time; do you need access to our database; how quickly can we go live; how complicated is it to connect; how much effort is it; how soon do we see results; time until we are live; installation effort; connect the first page; first day of the trial; help with the set up',
    },
    {
      says: 'Yes, the full product: you get the API and the figures, and nothing is held back for later. Every plan has a holdout in the trial.',
      asks: 'Is anything held back in the trial?; is the test version limited; do you hold back features during the trial; trial limitations; is it a demo version or the real thing; are there parts i cannot use in the test period; restrictions in the trial; crippled version; what is included in the trial; limited trial version; are all functions in the trial',
    },
    {
      says: `The trial costs nothing: ${claims.freeTrial.value.replace('-day', ' days')} with the full product and no card, so you judge it before you pay. The smallest plan is ${start.price} a month as a sample price.`,
      asks: 'Is it worth the price?; hard to justify the spend; costs an arm and a leg; that is a lot for a small shop; my cfo will not sign that; can you do it cheaper; pricey; what is the catch; it is out of our budget; expensive; costs too much',
    },
    {
      says: 'Then start small: connect one page, which takes about an hour, and write three versions that differ in headline, proof and button. A trial takes about five hours of your time in four weeks.',
      asks: 'What if we have no time or no developers?; do we need technical skills; sounds complicated; i am a one man show; we are swamped; nobody here can code; my team is at its limit; we have no time to write dozens of versions; we are too busy; our it is overloaded',
    },
    {
      says: 'Take your time: the plans, the rules and the articles are all open. When you are ready, the trial starts when you say so.',
      asks: 'Can I decide later?; how do i convince my manager; let me sleep on it; material for my boss; just browsing; no decision today',
    },
    {
      says: 'Your pages can be the start: visitors see the message that matters to them. Connect one page in the trial, write three versions and compare them with a holdout.',
      asks: 'Can you help with low conversion?; bounce rate too high; nobody fills out our form; we pay for traffic that does not convert; our ads bring no customers; personalize my website',
    },
  ],
};
