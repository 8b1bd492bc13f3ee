import { ROUTES } from '@/lib/config/routes';
import { claims } from '../claims';
import { pricingCopy } from '../pages/pricing';
import { site } from '../site';
import type { Fact } from './fact';
import { nextSteps } from './next-steps';

const { start, grow, enterprise } = pricingCopy.plans;
const enterprisePrice = enterprise.price.replace('From ', '');
const { sales } = site.emails;
const plans = `${ROUTES.pricing}#plans` as const;
const compare = `${ROUTES.pricing}#compare` as const;
const trial = `${ROUTES.pricing}#trial` as const;
const questions = `${ROUTES.pricing}#questions` as const;

const START = 'what do i get in the Start plan';
const GROW = 'what do i get in the Grow plan';
const ENTERPRISE = 'what do i get in the Enterprise plan';

export const pricingFacts: readonly Fact[] = [
  {
    says: `There are three plans: ${start.name} is ${start.price} a month, ${grow.name} is ${grow.price} and ${enterprise.name} starts at ${enterprisePrice}. These are sample prices; sales sends you a real quote within one business day.`,
    href: plans,
    next: nextSteps.prices,
    parts: [START, GROW, ENTERPRISE],
    asks: 'how much; what would it be; what do i pay; what does it run me; what will it cost me; budget of 500 a month what do i get; is it per month or per year; monthly or yearly price; i have 300 dollars a month; price; roughly what would this cost; ballpark price; how much money; price range; what do you want for it; what is the damage; what are we looking at price wise; prices; pricing; what does it cost; how much is it; how much does it cost per month; how much do you charge; what are your prices; monthly fee; price list; what do i have to pay; how expensive is it; cost of attune; which plans are there; what plans do you have; how many plans are there; plans and prices; is it expensive; what does attune cost a month; tell me about pricing; show me the prices; where can i see prices; rates; subscription cost; pricing tiers; what will it set me back; how much for a month',
    why: 'The plans differ by products, visits and support, and the prices on the page are samples that show how. For your own case sales writes a real quote within one business day.',
  },
  {
    says: `The ${start.name} plan is ${start.price} a month as a sample price. It includes one product of your choice, up to 50,000 visits a month, three segments and three clusters, all API calls and support by email.`,
    href: plans,
    next: nextSteps.trial,
    asks: 'what do i get in the start plan; how much is the start plan; what is the cheapest plan; lowest price; entry level plan; smallest plan; plan for a small team; plan for one site; starter plan; cheapest option; what is included in start; basic plan; what does start include; start plan price; cheapest tier; how many visits are in start; what do i get for $290; plan for a small business; best plan for a startup; plan for a freelancer; the first one; the cheap one; ',
  },
  {
    says: `The ${grow.name} plan is ${grow.price} a month as a sample price. It includes two products, up to 500,000 visits a month and A/B tests with a holdout. You get a weekly forecast or sentiment report, and support within four business hours.`,
    href: plans,
    next: nextSteps.trial,
    asks: 'two products on 200k visits; price for two products; how many products in grow; two products and 300k visits a month; two of your products with 100k visitors; what does the middle tier cost; middle package; two products ballpark; what do i get in the grow plan; how much is the grow plan; what is in grow; middle plan; plan for several pages; medium plan; grow plan price; what does grow include; what do i get for $1200; plan for a marketing team; how many visits are in grow; the second plan; mid tier; plan for a mid size company',
  },
  {
    says: `The ${enterprise.name} plan starts at ${enterprisePrice} a month as a sample price. It includes all four products, a custom number of visits, a ${claims.uptime.value} uptime SLA, decision records for audits and a named contact.`,
    href: plans,
    next: nextSteps.sales,
    asks: 'why does enterprise say from; is there a fixed price for enterprise; why only a starting price; why is there no fixed number on the largest plan; what does the big package start at; all four products price; all 4 products what is the damage; what do i get in the enterprise plan; how much is the enterprise plan; enterprise price; plan for a large company; biggest plan; most expensive plan; what is in enterprise; what does enterprise include; plan with a named contact; top plan; what do i get for $4800; how much for enterprise; plan for a corporation; unlimited plan; the third plan; plan with all products; enterprise tier; plan for a big company; what is in the top tier; what is in the top tier that grow lacks; what does the big plan have on top; what do i gain by moving from grow to enterprise',
  },
  {
    says: `No, they are samples that show how the plans differ. For a real quote write to ${sales}; sales answers within one business day.`,
    href: questions,
    next: nextSteps.sales,
    asks: 'are the numbers on the pricing page for real; are the plan prices invented; real or sample prices; are these the real prices; are the prices real; sample prices; is the price made up; are the prices made up; is that price final; are those prices fake; why does it say sample prices; are the prices invented; is $290 the real price; is that the actual price; is that made up; are these prices binding; prices illustrative; do i really pay that',
  },
  {
    says: `Write to ${sales}: sales sends you a real quote within one business day. It helps to name the page or process you have in mind.`,
    href: plans,
    next: nextSteps.sales,
    asks: 'we need it in writing for procurement; who sends me an actual offer; formal offer; written offer; purchase order; proposal for procurement; can i get a quote; how do i get a real quote; request a quote; i need an offer; how long does a quote take; how quickly does sales send a quote; get an estimate; individual offer; custom price; price for our company; proposal; when do i get a quote; offer for 2 million visits; request for pricing; custom quote',
  },
  {
    says: 'Plans are priced by visits, products and support, not by people. Choose by the visits you have today; each plan lists how many a month it includes.',
    href: plans,
    next: nextSteps.comparePlans,
    asks: 'for 50 people; is the price per site; per website; per domain; how many pages can i personalize; number of websites; how many sites are included; limit on websites; number of pages per plan; is it per site; is it per user; price per seat; how much per user; do you charge per employee; cost for 20 users; for a team of 10; price for 100 employees; seats; is there a limit on team members; number of users; what would it cost for 50 people; per head; how many users are included; user licenses; is it priced per visitor or per seat; how many sites can i run on start; cost per head; how many logins; how much for 3 sites; several websites',
  },
  {
    says: 'It depends on your visits and needs: Start fits one site and one team, Grow several pages and a number to beat, Enterprise several teams, audits and a platform to run. You can move up or down later.',
    href: compare,
    next: nextSteps.comparePlans,
    parts: [START, GROW, ENTERPRISE],
    asks: 'difference between the 290 one and the 1200 one; what do i get for the extra money; small or middle plan; is start enough for one website; which plan should i choose; plans compared; what plan would you pick for us; which plan is right for us; what is the difference between the plans; difference between start and grow; difference between grow and enterprise; compare the plans; how do the plans differ; how do i compare the plans; which plan do you recommend; start or grow; do i need enterprise; what plan do i need; plan comparison; which plan fits a small company; is start enough for us; help me pick a plan; which one would you take; help me decide on a plan',
  },
  {
    says: 'Start includes up to 50,000 visits a month, Grow up to 500,000, and Enterprise a custom number.',
    href: compare,
    next: nextSteps.comparePlans,
    asks: 'we get 300k people a month which tier; which tier for our traffic; i have 40k hits monthly; half a million visits; two million visits a month; how many visitors can you handle; how much traffic can it take; we have a million visitors a month; is there a traffic limit; how many page views are included; how many visits are included; we have about 80000 hits a month; we get around 30k visits; hits a month; visitors a month what would we pay; our site has 10000 visitors; page with a million views; visits per month; visit limits; traffic limits of the plans; how much traffic can i have; what if i have 200000 visits a month; we have 30k visitors a month; 1 million visits a month; monthly visits per plan; we have 100000 visits which plan; maximum visitors; how much traffic does each plan allow; visitor limit; plan for half a million visits; i have 40k hits monthly what do i owe; how much traffic can i have on start; visits in each plan; what is the visit cap; how many visitors fit in the small plan; what do i pay for 600k visits; which plan for a million visits; more than 500000 visits',
  },
  {
    says: 'One product comes with Start, two with Grow and all four with Enterprise. In Start you choose which one.',
    href: compare,
    next: nextSteps.comparePlans,
    asks: 'who decides which product i get in start; can i pick the product myself; which product is in start; does start have forecasts; does start include sentiment; can start have two products; how many products do i get; how many products in start; how many products are included; products per plan; which plan includes all products; can i choose the product in start; do i get all products; can i use just one product; which product is included; do i have to buy all products; can i buy only one product; which plan do i need for two products; all four products',
  },
  {
    says: 'Start and Grow come with three segments and three clusters. With Enterprise you can have your own.',
    href: compare,
    next: nextSteps.comparePlans,
    asks: 'i would like more than 3 audience types; our own audience types; add a fourth segment; how many segments in start; how many segments can i have; can we define more segments; segments per plan; can i have my own segments; custom segments; how many segments are included; segments and clusters by plan; more than three segments; define own clusters; own audiences; can we define our own segments; number of segments per plan; customize the segments',
  },
  {
    says: 'Yes, every plan includes the API, with all calls and the same limits per call.',
    href: compare,
    next: nextSteps.docs,
    asks: 'is the api included; which plan has api access; api access in the start plan; do i pay extra for the api; do all plans include the api; does the cheapest plan include the api; are there api limits per plan; api in every plan; is api access extra; does start have an api',
  },
  {
    says: 'A/B tests with a holdout come with Grow and Enterprise, not with Start. In the trial, every plan has a holdout.',
    href: compare,
    next: nextSteps.comparePlans,
    asks: 'which tier do i need to compare against a control group; does the small one do split testing; control group on the small plan; which plan has a/b tests; a/b testing included; can i run tests in start; holdout in which plan; which plan includes a holdout; is ab testing in the start plan; tests with a holdout; split testing plan; does grow include experiments; control group plan',
  },
  {
    says: `Yes, a ${claims.uptime.value} ${claims.uptime.label} comes with the Enterprise plan. Start and Grow have no uptime agreement.`,
    href: compare,
    next: nextSteps.sales,
    asks: 'do you have an sla; uptime; what is your uptime; uptime guarantee; which plan has an sla; is there an uptime agreement; service level agreement; how reliable is the service; availability; what uptime do you promise; do you guarantee uptime; does start have an sla; is there an sla in grow; downtime; how often are you down; 99.9 uptime; is the sla in all plans; sla in each plan; does the small plan promise uptime',
  },
  {
    says: 'Start comes with support by email, Grow with support within four business hours, and Enterprise with a named contact.',
    href: plans,
    next: nextSteps.comparePlans,
    asks: 'difference in support between grow and enterprise; do you charge for support; what support do i get; how fast is support on each plan; we need someone we can call by name when stuff breaks; how quick does someone answer on the middle tier; help by mail with the basic one; does support cost extra; who answers on enterprise; do i get a named contact; which support comes with which plan; is there support on start; what support do i get; do i get a contact person; is there someone assigned to us; dedicated contact; support channel; support by plan; how fast is support; support response time; is support included; how quickly does support answer; support hours; do i get support in the cheapest plan; named contact; dedicated account manager; do you have customer support; premium support; support level; do we get an account manager; how long until support replies; customer success manager; who supports me on the cheap plan; who helps me on start; whom do i ring when it breaks on grow; help desk in each plan; how fast do they answer; response time by plan',
  },
  {
    says: 'Decision records for audits come with the Enterprise plan, together with a named contact and the uptime SLA.',
    href: plans,
    next: nextSteps.sales,
    asks: 'decision records; records for audits; audit log plan; which plan is for audits; audit trail in which plan; do you have audit records; compliance records plan; can auditors see the decisions',
  },
  {
    says: 'A weekly forecast or sentiment report comes with the Grow plan.',
    href: plans,
    next: nextSteps.comparePlans,
    asks: 'weekly report; which plan has a weekly report; do i get a weekly forecast; weekly sentiment report; reports included; regular reports; reporting in the plans',
  },
  {
    says: `Yes, every plan starts with a ${claims.freeTrial.value} ${claims.freeTrial.label}. You get the full product, the API and the figures, and no card is needed to start.`,
    href: trial,
    next: nextSteps.trial,
    asks: 'can i try it first; test before buying; is the free month only on the expensive tier; try before i pay; is there a free trial; what is the trial; tell me about the trial; trial info; about the free trial; what about a trial; do i pay anything during the trial days; do i pay during the trial; what does the trial cost; is the trial really free; does the trial cost anything; cost of the trial; free trial; can i try it for free; trial; do you have a trial; can i test it first; test it before buying; free version; is there a free plan; can i try before i buy; trial version; is it free; do you offer a trial; evaluation; pilot; test drive; can we test it; is there a demo version; freemium; no cost trial; free tier; try it out; trial available; can i test it before i sign; can i give it a spin; taste it first; see before we buy; test period; is there a test period; may i kick the tires; free month',
    why: 'Because you should judge it on your own traffic before you pay anything. Start with one page, pick one number and keep one visitor in five on the old version.',
  },
  {
    says: `It is a ${claims.freeTrial.value} trial, whichever plan you choose. It starts when you say so, not when you sign up for news.`,
    href: trial,
    next: nextSteps.trial,
    asks: 'how long is the trial; trial length; how many days is the trial; trial duration; how long can i try it for free; how long does the free trial last; is it two weeks or a month; when does the trial start; how many days do i get; length of the trial; for how long is it free; trial period; when does my trial begin; can i start the trial later; when do the days start; when does the clock start; what day does it begin; how many weeks do i have',
  },
  {
    says: 'No, no card is needed to start the trial. You pay only if you choose a plan at the end.',
    href: trial,
    next: nextSteps.trial,
    asks: 'do i need a credit card; credit card for the trial; is a card required; do i have to enter payment details; card needed to start; trial without a credit card; do you need my card; payment needed for trial; do you ask for a card; no card; payment information for trial; must i give my card number; do i have to enter visa card; will you ask for my mastercard; does it bill me automatically; will i get charged by surprise',
  },
  {
    says: 'It ends by itself. Your pages go back to what they were, we keep nothing you have not asked us to keep, and you pay only if you choose a plan.',
    href: questions,
    next: nextSteps.trialSteps,
    asks: 'what if we do nothing when the trial is over; what if we never decide; what happens to my site once the test month is done; does it stay changed; do you keep our stuff if we do not buy; do i get charged automatically; what if i forget to cancel; what happens when the trial ends; is my trial data deleted; trial data; what do you keep from the trial; what happens after; what happens afterward; then what happens; and afterward; what happens to my pages when i stop; when i stop what happens; after i leave; will my page break when the trial is over; what do you keep after the trial; and after that; and then; what comes after; after that; what happens after the trial; what happens on day 31; what happens after a month; does the trial renew automatically; do i pay automatically after the trial; will i be charged after the trial; auto renewal; does the trial turn into a paid plan; do i have to cancel the trial; what if i forget to cancel; does it convert automatically; is my card charged; end of trial; when the trial is over; what happens to my data after the trial; do my pages go back; how do i stop the trial; what if i do nothing; what do i lose when test time is over; when test time is over; do i have to do something at the end; does it turn into a paid plan by itself; auto renew after the trial; do you delete my stuff after; day 31; will you charge me after a month; stop the trial early; quit the trial early',
    why: 'So that you decide on the result and not by forgetting a date. If you do nothing, the trial ends.',
  },
  {
    says: 'Ask for your trial on the contact page: the request form is there, or write to sales. On day one you connect one page or one process, which takes about an hour.',
    href: trial,
    next: nextSteps.trial,
    asks: 'where do i sign up to test this; where is the sign up form; how do i start testing; how do i sign up for the trial; ok lets do it; lets do it; lets go; lets start; ok i am in; deal; yes please sign me up; i will take it; count me in; sounds good lets start; can we start next week; when can we start; can i begin right away; how soon can i start; start today; how do i start the trial; start trial; sign up; sign me up; ok sign me up; where do i sign up; register; how do i begin; i want to try it; start my free trial; how can i get the trial; request a trial; get started; how do i get started; i want to start; i am in; let us do it; how do i join; create a trial account; where can i start the trial; how to sign up; ok i want it; activate trial; begin trial; how do we get going; i would like to sign up',
  },
  {
    says: 'About an hour: on day one you connect one page or one process. By week two your three versions are live next to a holdout, and on the last day you read the result and decide. If you do nothing, it ends.',
    href: trial,
    next: nextSteps.trial,
    asks: 'who sets it up; what do we have to set up; how much setup is it; what do we do in week one; what happens on day one; first week of the trial; steps of the trial; how long does setup take my dev has one afternoon; when do we see something live; what do we actually do in that month; first week of the trial; what do you need from us to start the trial; what do we have to do to begin; how long does setup take; do we need to change our website; do you need access to our database; when can i see first results; how soon do we see results; what happens on day one; when do we get results; first results; what do i need to install; do i have to install something; what do we have to connect; technical requirements; what happens in the first two weeks; what happens on the last day of the trial; last day of trial; timeline of the trial; how long does it take to set up; how much work is the setup; how fast can we start; time to set up; installation time; onboarding time; how long does integration take; how quickly can we go live; when are we live; how long until it is live; is it hard to set up; implementation time; how much effort is it; what happens in the trial; how does the trial work; steps of the trial; what happens on day 1; what happens in week 2; how complicated is it to connect; how difficult is it to install; how many hours until it runs; how fast can we go live; is installing hard; day one what do i do',
  },
  {
    says: 'Yes, the full product: you get the API and the figures, and nothing is held back for later. Every plan has a holdout in the trial.',
    href: trial,
    next: nextSteps.trial,
    asks: 'is the trial limited; do you hold back features during the trial; anything missing in the trial; what does a trial get me; can i try just one product; which product can i try; can a colleague use the trial too; is the holdout part of the trial; does the trial have a holdout; how many people can use the trial; do i get all features in the trial; what is included in the trial; full product in the trial; are features locked in the trial; trial limitations; does the trial include the api; is anything held back; restrictions in the trial; can i use everything in the trial; what does the trial include; is the test version limited; is it a demo version or the real thing; can two teams try it; are there parts i cannot use in the test period; crippled version; is api part of test; does the trial have everything',
  },
  {
    says: 'About five hours of your time in four weeks: pick one page and one number, write three versions with a holdout, leave it alone, then read the result and decide.',
    href: `${ROUTES.contentHub}#four-week-trial-plan`,
    next: nextSteps.trialPlan,
    asks: 'how much work is the trial for my team; what do you expect from us during the trial; effort of a trial; what do we have to do in the trial; how many versions of the page in the pilot; how much of my time does the pilot take; do i have to write 18 versions; how many versions do i have to write; how much copy must we write; how much work is it for my writers; how should we plan a trial; trial plan; four week plan; how much time does a trial take us; what should i do in the trial; how to run a pilot; what do i do in each week of the trial; how to get the most out of the trial; how many hours does the trial cost; plan for a pilot; prepare for the trial; what should we do in week 3; trial that ends with a decision; how do we judge the trial; which page should we start with',
  },
  {
    says: 'Yes, up or down, at the end of any month. Your rules, words and settings move with you.',
    href: questions,
    next: nextSteps.prices,
    asks: 'can we go down a notch after the holidays; switch to the bigger one in the middle of the year; scale down later; move to a smaller plan; do i have to redo everything when i switch; can i change plans later; how do i move from grow to enterprise; move to a bigger plan; change from start to grow; can i downgrade in the middle of the year; when can i change my plan; upgrade; downgrade; can i switch plans; change my plan; move to another plan; switch to a cheaper plan; can i upgrade in the middle of the month; upgrade half way through; can i go from start to grow; is it possible to downgrade; move up a plan; what if we outgrow start; can we switch later; can i jump down a plan; jump to a smaller plan; go one plan lower; scale down in the quiet season; step down; go back to the small plan',
  },
  {
    says: 'Plans change at the end of any month, up or down, and a trial ends by itself. The pages name no notice period or minimum term; sales can tell you the terms.',
    href: questions,
    next: nextSteps.sales,
    asks: 'can i cancel; cancel anytime; can i cancel at the end of a month; notice period; how do i cancel; contract length; minimum term; am i locked in; how do i quit; is there a contract; long term contract; annual contract; cancellation; lock in; how do i get out; can we leave at any time; is there a commitment; terminate the contract; how long am i bound; can i stop at any time',
  },
  {
    says: 'A visit is one person on your site until they leave it for half an hour. Crawlers and your own team do not count.',
    href: questions,
    next: nextSteps.comparePlans,
    asks: 'do bots eat up my quota; my own staff is on the site all day does that count; if somebody opens ten pages is that 1 or 10; do page views count or visits; do reloads count; what counts as a visit; what is a visit; how do you count visits; do bots count; do crawlers count; does my own team count as visits; definition of a visit; do you count page views; do employees count; how is a visit measured; does google bot count; visit definition; do our own visits count; what do you mean by a visit; are robots counted',
  },
  {
    says: 'Your pages keep adapting. If it happens two months in a row, we write to you and suggest a better plan.',
    href: questions,
    next: nextSteps.comparePlans,
    asks: 'does the price go up with more traffic; are we billed more if traffic triples; do we pay more in a busy month; traffic spike during a sale; extra charge for more visits; one very busy month; overage; do you charge for extra visits; what if we go over our visits; is there an overage charge; will we be blocked when we exceed; what happens if we exceed the limit; overage; extra visits; too much traffic; do you charge for extra visits; do you cut us off; traffic spike; what if we have more visits than the plan allows; what happens on black friday; exceed visits; overage fees; are there penalties for more traffic; do you turn off the site when we go over; surge in traffic; hidden costs; are there extra fees; what happens above the visit limit; if we have a viral month; if black friday brings a crowd; above the visit limit; beyond the visit limit; visits above the plan',
  },
  {
    says: 'Page views, clicks by kind and scroll depth. No names and no email addresses are needed, and visitors can switch all of it off.',
    href: questions,
    next: nextSteps.privacy,
    asks: 'what do we have to hand over to you; which data do we give you; do you need personal data from us; what data do you need; what data leaves my site; do you store names of visitors; which data goes to you; do you store names; what do you collect about our visitors; which data do you need from our visitors; do you need names of our customers; do you need personal data; what data do we have to give you; what do you need from us; which data do you need to start; do you need emails; what information do you need; data requirements; do we have to share customer data; do you need our customer list; what data does it use; what input data; do you collect names',
  },
  {
    says: 'Every plan has the same API and the same limits per call. The plans differ in products, visits, tests, support and the uptime SLA.',
    href: compare,
    next: nextSteps.comparePlans,
    asks: 'do all plans have the same limits; what is the same in all plans; what do the plans have in common; are calls limited by plan',
  },
];
