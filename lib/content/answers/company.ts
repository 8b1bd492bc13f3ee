import { ROUTES } from '@/lib/config/routes';
import { claims } from '../claims';
import { site } from '../site';
import type { FactsByPlace } from './fact';
import { nextSteps } from './next-steps';

const { sales, support, partnerships } = site.emails;

/** The company, its contacts and the demo. */
export const companyFacts: FactsByPlace = {
  [ROUTES.about]: [
    {
      says: `${site.name} is an AI platform that automates work, forecasts markets, runs AI features and reads sentiment. Every page of this site adapts to you and can tell you why.`,
      asks: 'What is Attune?; elevator pitch; what are you selling; introduce yourself; give me an overview; what is this company; in one sentence; about your company in one sentence; what is this company; who are you as a company',
      parts: [
        'what does AI Automation do',
        'what does Market Intelligence do',
        'what is the Enterprise AI Platform',
        'what does Sentiment Analysis do',
      ],
    },
    {
      says: `${claims.enterprises.value} enterprises work with ${site.name}. We don’t publish their names, and our case studies are illustrative examples.`,
      asks: 'How many customers do you have?; how big is your customer base; how many companies trust you; how popular is it; is 500+ enterprises true; how many clients; size of your customer base; enterprises that use it',
    },
    {
      says: `${claims.conversionUplift.sentence} Your own number comes from a trial with a holdout.`,
      asks: 'How much uplift can we expect?; will it increase revenue; how much will my conversion rate grow; business impact; what results do you deliver; return on investment; is the uplift guaranteed; more conversions; increase of sales; typical improvement',
      why: 'Because visitors see the message that matters to them. Whether it holds for you shows only against a holdout on your own traffic.',
    },
  ],
  [`${ROUTES.about}#vision`]: [
    {
      says: 'A web that adapts like a good host: attentive, open about what it noticed, and quick to stop when asked.',
      asks: 'What is your vision?; long term goal; shopkeeper; what do you believe; what future do you want',
    },
    {
      says: 'To give teams AI that they can explain to a customer in one sentence. If we cannot say why the software did something, we do not ship it.',
      asks: 'What is your mission?; company purpose; principles; what drives you',
    },
  ],
  [`${ROUTES.about}#differentiators`]: [
    {
      says: 'Six things. You can read its rules, the right words come first, and every visitor has switches. It needs little data, works when the model is down, and is one platform for four jobs.',
      asks: 'What makes you different?; unique selling point; competitive advantage; why should i pick you over the competition; six reasons; usp; differentiators; unique selling point; why choose you; six reasons',
      parts: [
        'can i read the rules',
        'does the page flicker',
        'which switches does a visitor have',
        'how much data is needed to decide',
        'what happens when the model is down',
      ],
      why: 'Because AI that adapts pages needs trust: rules that can be read, switches that work at once, and little data.',
    },
    {
      says: 'Yes. Twelve plain rules decide what this site shows. They are written down, tested at every limit and open for you to try.',
      asks: 'Can we read your rules?; is it explainable to an auditor; is it transparent; transparency; can we explain it to our customers; readable rules',
    },
    {
      says: 'No. The words meant for you come with the page: the version is picked before the first byte, so nothing flashes and nothing jumps while you read.',
      asks: 'Does the page flicker when it adapts?; does the headline change while loading; flash of wrong content; fouc; does it blink; does personalization cause flicker',
    },
    {
      says: 'Local rules take over. If an analysis is slow or over budget, visitors see a sensible page and no error.',
      asks: 'What is the fallback without a model?; graceful degradation; single point of failure; does my site break if attune is down; what if the llm times out; what if the ai fails; what if your service is down; model provider has problems; what if the ai is offline',
    },
    {
      says: 'A summary of the last 20 events is enough to decide. We build no profile of you beyond this site.',
      asks: 'How little data is enough to decide?; data minimization; how much do you know about visitors; minimal data; user profiling',
    },
    {
      says: 'Automation, forecasts, development and sentiment share data and limits and, in the Enterprise plan, one uptime SLA.',
      asks: 'What do the four products share?; why one platform instead of ten pilots; replace several tools; one platform for four jobs',
    },
    {
      says: `A chat model answers what you type; ${site.name} runs in your pages and processes. Its decisions follow rules that you can read, return their reason, and keep working when a model is down.`,
      asks: 'Why not just use a chat model?; why should i pay if chatgpt is free; why not use gpt; we use copilot; gemini does that; any chatbot could do that; my intern uses gpt for this; compared with chatgpt; gpt instead',
    },
    {
      says: `${site.name} works alone or beside what you have: begin with one page or one process in a free trial. It stands for readable rules, small data and a switch for every visitor.`,
      asks: 'What if we already use another tool?; we are happy with our current provider; we already use salesforce einstein; we already have power bi; worried about lock-in; we use adobe target; why not just run google ads; does it replace our analytics; we already use tableau; we already do sentiment analysis',
      next: nextSteps.trial,
    },
    {
      says: 'No profile is needed: a summary of the last 20 events is enough, nothing follows a visitor to other sites, and every visitor can turn it off at once.',
      asks: 'Is personalization creepy?; my patients would feel watched; my customers value discretion; our lawyers worry about privacy; big brother; our visitors hate tracking; is it invasive',
    },
    {
      says: 'People do. Below the confidence that you set, a person decides; editors write every version; and each visitor can switch adaptation off.',
      asks: 'Does a human decide in the end?; loss of control; do people stay in charge; can i override the ai; who has the last word',
    },
  ],
  [`${ROUTES.about}#careers`]: [
    {
      says: 'No open roles are listed today, but write to us anyway. Tell us one thing you made, one thing you would fix on this site, and where you live. A person reads every message.',
      asks: 'Are there jobs at Attune?; job application; send my resume; join the team; open positions; careers; internship; vacancies; open positions; apply for work; vacancies; recruiting',
      next: nextSteps.careers,
    },
  ],
  [`${ROUTES.contact}#addresses`]: [
    {
      says: `Write to ${sales}. For help, write to ${support}. For partners, it is ${partnerships}. A person reads what you write.`,
      asks: 'How do I contact you?; live agent; get in touch; email address; message the team; is there someone i can call; how can i reach you; connect me with a person; contact page; address of the company; write to somebody; reach a person',
      parts: ['how do i contact sales', 'how do i contact support', 'how do i contact partnerships'],
    },
  ],
  [`${ROUTES.contact}#sales`]: [
    {
      says: `Write to ${sales}. Sales handles plans, trials, quotes and security questions before you buy; it helps to add the page or process you have in mind.`,
      asks: 'How do I reach sales?; speak with an account executive; who do i email about money stuff; i want to become a customer; billing contact; purchase; i want to subscribe; order; security questionnaire before buying; commercial question',
      next: nextSteps.sales,
    },
  ],
  [`${ROUTES.contact}#support`]: [
    {
      says: `Write to ${support}. Add what you did, what you saw and, for an API call, its request number; you will get an engineer.`,
      asks: 'How do I reach support?; how do i contact support; report a security issue; my integration fails; user manual; file a ticket; i am stuck; customer service; something is broken; i found a bug; security vulnerability; report a bug; something does not work; where to send a request number',
      next: nextSteps.support,
    },
  ],
  [`${ROUTES.contact}#partnerships`]: [
    {
      says: `Yes, write to ${partnerships}. It is for agencies, system integrators and data providers. Add who you serve and what you would build.`,
      asks: 'How do I become a partner?; white label; joint venture; referral program; cooperate with you; we want to resell attune; collaboration; who answers partnership requests; reseller program; agency partnership; data provider cooperation',
      next: nextSteps.partnerships,
    },
  ],
  [`${ROUTES.contact}#demo`]: [
    {
      says: 'Fill in the form on the contact page, or write to sales and name two times that work for you. Sales suggests a date by email.',
      asks: 'Where can I request a demo?; live demonstration; arrange a meeting; make an appointment; can i see it in action; walk me through it; sign up for a demo; book a call; who sets up the first page; talk to somebody about my case; schedule a meeting; book a call; see it live',
      next: nextSteps.demo,
    },
    {
      says: 'Thirty minutes: five for what you want to change, twenty on your own case, live and without slides, and five for next steps, the trial and its cost afterward.',
      asks: 'What happens in the demo?; do i have to sit through slides; what do we do in the half hour; is the demo a sales pitch; is the demo another powerpoint; demo agenda; do you come to our office; half an hour with an engineer; slides in the presentation; on our own website',
      next: nextSteps.demo,
      why: 'Because it is your case that is on the screen: five minutes to say what you want to change, twenty to see it live.',
    },
    {
      says: 'Sales reads your request and suggests a date by email. You say what you would like to see or suggest another time, then we meet for half an hour on your case.',
      asks: 'What happens after I request a demo?; how soon will i hear back; will someone call me; how do you arrange the date; after the form',
      next: nextSteps.demo,
    },
    {
      says: 'It depends on your view: leaders bring a market, sales teams one of their own pages, and developers get an engineer who calls the API live. Say what you want to change and how you would notice.',
      asks: 'What should I bring to the demo?; prepare; can an engineer join the demo; can you show it on my case; technical demo; demo on my market',
      next: nextSteps.demo,
    },
    {
      says: 'We don’t name a price for a demo. It takes half an hour, and you leave with a plan that you can use with us or without us.',
      asks: 'Does the demo cost anything?; no strings attached; is there an obligation; am i obliged to buy after a demo; is the demo free',
      next: nextSteps.demo,
    },
  ],
  [ROUTES.contact]: [
    {
      says: 'Yes, a person reads every message. Sales answers your question first and asks theirs later.',
      asks: 'Does a person read my message?; will you send me ads by email; do you spam; pushy sales; will a bot answer me',
    },
  ],
};
