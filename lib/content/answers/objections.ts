import { ROUTES } from '@/lib/config/routes';
import { claims } from '../claims';
import { pricingCopy } from '../pages/pricing';
import { site } from '../site';
import type { Fact } from './fact';
import { nextSteps } from './next-steps';

const differentiators = `${ROUTES.about}#differentiators` as const;
const { start } = pricingCopy.plans;

/** Doubts, answered with what makes Attune different. No other product is judged. */
export const objectionFacts: readonly Fact[] = [
  {
    says: `A chat model answers what you type; ${site.name} runs in your pages and processes. Its decisions follow rules that you can read, return their reason, and keep working when a model is down.`,
    href: differentiators,
    next: nextSteps.different,
    asks: 'why not just use chatgpt; why not just chatgpt; how is this different from chatgpt; chatgpt can do that; i can do this with chatgpt; why not use gpt; why not claude; is this just chatgpt; is it a wrapper around gpt; we already use chatgpt; we use copilot; openai can do this; why should i pay if chatgpt is free; just another llm; gemini does that; is this a gpt wrapper; any chatbot could do that; my intern uses gpt for this',
  },
  {
    says: `${site.name} works alone or beside what you have: begin with one page or one process in a free trial. It stands for readable rules, small data and a switch for every visitor.`,
    href: differentiators,
    next: nextSteps.trial,
    asks: 'we already use another tool; why not just run google ads; we already run ads; what makes you better than a rules engine; worried about lock-in; we do this in excel already; we use spreadsheets; we do it by hand; we manage without; our current process is fine; we already have a tool for this; we already use google analytics; we already use optimizely; we use adobe target; we have a personalization tool; we already have a vendor; why should we switch; we already use hubspot; we already have a cms; we are happy with our current provider; we already use tableau; we have an a/b testing tool; already using a competitor; why switch from our current tool; we already work with someone else; we already do sentiment analysis; we already have power bi; we already use salesforce einstein; can we keep our tools; does it replace our analytics; do we have to replace our tools; we already have google analytics, why this; i tried optimizely; we are happy with our current vendor; we got adobe already; another tool on top; yet another tool; we have a cms that does it',
  },
  {
    says: `The trial costs nothing: ${claims.freeTrial.value.replace('-day', ' days')} with the full product and no card, so you judge it before you pay. The smallest plan is ${start.price} a month as a sample price.`,
    href: `${ROUTES.pricing}#trial`,
    next: nextSteps.trial,
    asks: 'too expensive; that is too expensive; this is too much money; we cannot afford this; it is out of our budget; we have no budget; why is it so expensive; price is too high; can you do it cheaper; that is a lot of money; is it worth it; is it worth the money; why should i pay for this; pricey; costs too much; not in the budget; what do i get for the money; convince me; hard to justify the cost; can i afford it; is there something cheaper; way over my budget; my cfo will not sign that; costs an arm and a leg; that is a lot for a small shop; hard to justify the spend; what is the catch',
  },
  {
    says: `Your team keeps the judgment; ${site.name} takes the plumbing: typed calls, rules that return their reason, budgets and fallbacks. Teams build AI features ${claims.developmentSpeed.value} faster on the platform.`,
    href: `${ROUTES.solutions}#enterprise-ai`,
    next: nextSteps.platform,
    asks: 'we built our own; we built it in house; we have something homemade; our engineers made one; we have our own data team; we have our own data scientists; we can build this ourselves; why not build it ourselves; build or buy; our developers can do that; build versus buy; we have our own ai team; in house; our engineers could build this; we do it in house; we have an internal solution; diy; why should we not develop it ourselves; we already built something; own machine learning team',
  },
  {
    says: 'You do not have to: twelve plain rules decide, each result comes with its reason, and every visitor can switch adaptation off. You can try every rule on this site.',
    href: `${ROUTES.features}#documentation`,
    next: nextSteps.rules,
    asks: 'everyone says they have ai; i do not believe in personalization; personalization is hype; why would that work; is it just if statements; are these only rules; is it really ai or just rules; glorified if else; where is the ai in this; i do not trust ai; our editors fear algorithms; what about hallucinations; our it security will block this; our security team will say no; our compliance people are worried; my boss thinks ai is a fad; ai is a fad; do you have proof; where is the proof; show me proof; why should i trust you; can i trust ai; ai is dangerous; ai makes mistakes; does your ai hallucinate; how do i know it is right; is ai reliable; ai hallucinations; our legal team does not like ai; can we trust the results; ai is just hype; is this just hype; buzzwords; sounds like marketing; why should i believe you; is this trustworthy; can i trust you; what about ai bias; i am skeptical; prove it; sounds too good to be true; is this snake oil; is this a scam; are you legit; sounds like snake oil; smells like marketing; i have seen ten of these demos; algorithms are a black box; computers should not decide; buzzword bingo; another ai bubble; prove you are not hot air',
  },
  {
    says: 'No profile is needed: a summary of the last 20 events is enough, nothing follows a visitor to other sites, and every visitor can turn it off at once.',
    href: differentiators,
    next: nextSteps.privacy,
    asks: 'personalization is creepy; we do not want our visitors to be tracked; we do not want tracking; this is creepy; is this spying; our customers do not want to be tracked; is it invasive; our visitors hate tracking; tracking people is wrong; is it manipulative; feels like surveillance; big brother; do visitors find it creepy; privacy concerns; our customers care about privacy; our lawyers worry about privacy; my boss will say it is creepy; feels like big brother; my patients would feel watched; people will feel followed; my customers value discretion; it feels like stalking',
  },
  {
    says: 'Then start small: connect one page, which takes about an hour, and write three versions that differ in headline, proof and button. A trial takes about five hours of your time in four weeks.',
    href: `${ROUTES.pricing}#trial`,
    next: nextSteps.trialPlan,
    asks: 'we have no time; personalization is too much work; too much work; i do not have a developer; without developers; we have no time to write dozens of versions; too many versions to write; who will write all these texts; we do not have time for this; we are too busy; we have no resources; we lack developers; no time for a project; too much effort; sounds complicated; sounds like a lot of work; our it is overloaded; we do not have an it department; too complicated for us; do we need developers; do we need technical skills; can non technical people use it; without a developer; how technical do i need to be; no code; our it has no time; i am a one man show; nobody here can code; we are swamped; who should do all this work; my team is at its limit; i have no developer; no tech people here; nobody technical; our people are not technical; we are no techies',
  },
  {
    says: 'Yes, if one page or one process is worth improving: Start is made for one site and one team. A small site may not see enough visitors in four weeks for a clear result.',
    href: `${ROUTES.pricing}#plans`,
    next: nextSteps.trial,
    asks: 'how much traffic do i need; minimum traffic; do i have enough visitors for a trial; i have only one landing page; just one page; we have a single product page; we only need one thing; we are too small; we have only 3 employees; small business; little company; few visitors; is it for small businesses; we are a small company; is this only for enterprises; does it work for small companies; we are only three people; is it overkill for us; we have little traffic; i am a freelancer; is it for startups; minimum company size; is it suitable for a small shop; how many visitors do we need; we have only a few hundred visits a week; enough traffic; our site is small; one person company; small team; we are ten people, overkill; i run a tiny shop; one person business; corner store; family business; does it pay off for little shops; not enough visitors for that; too little traffic; our traffic is low; we only have 900 visits; only a few hundred visits a month',
  },
  {
    says: 'Then look at the four products on the solutions page, or book half an hour on your own case. You leave with a plan that you can use with us or without us.',
    href: ROUTES.solutions,
    next: nextSteps.demo,
    asks: 'i am not sure we need this; do we need this; what would we use it for; why do we need ai; i do not see the benefit; is it for us; is this right for us; who is it for; is this for me; who should use attune; what problem do you solve; who are your target customers; what would you do for us; how could you help us; what is in it for me; how can attune help my business; what can you do for my company; use cases; what are typical use cases; benefits',
  },
  {
    says: 'Take your time: the plans, the rules and the articles are all open. When you are ready, the trial starts when you say so.',
    href: `${ROUTES.pricing}#trial`,
    next: nextSteps.hub,
    asks: 'i need to think about it; maybe later; not now; i have to ask my boss; i am just looking; just browsing; come back later; i will think about it; not interested; not yet; i am only looking around; i need to convince my boss; something to show my boss; how do i convince my manager; material for my boss; let me sleep on it; i get back to you; no decision today',
  },
  {
    says: 'You judge it against a holdout: part of your traffic keeps the old page, and the difference between the groups is your uplift. In the trial, every plan has one.',
    href: `${ROUTES.contentHub}#uplift-you-can-defend`,
    next: nextSteps.uplift,
    asks: 'my boss wants proof; how do i convince my boss; numbers for management; how do i know the trial worked; how do we see if it worked; proof that the trial paid off; how to tell whether it helps; how do we know that it works; how can i be sure that it works; how do i measure success; how do you prove the uplift; how do we measure uplift; prove that personalization works; how is success measured; how can i measure the result; measure roi; what if it does not work; what if it makes conversions worse; what if sales go down; what if it hurts our conversion; could it make things worse; what if visitors do not like it; what if there is no uplift; is the uplift just luck; how do i know the uplift is real; what is a holdout; holdout group; control group; how does a holdout work; what if the numbers do not move; is there a guarantee; do you guarantee results; what if it makes sales worse; could it hurt my numbers; show me it pays off; how would a cfo check this; will i see a return; payback',
  },
];
