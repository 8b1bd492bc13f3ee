import { ROUTES } from '@/lib/config/routes';
import { callToActionCopy } from '../calls-to-action';
import { claims } from '../claims';
import { site } from '../site';
import type { Fact } from './fact';
import { nextSteps } from './next-steps';

const { sales, support, partnerships } = site.emails;
const demo = `${ROUTES.contact}#demo` as const;
const differentiators = `${ROUTES.about}#differentiators` as const;
const addresses = `${ROUTES.contact}#addresses` as const;

/** Facts about the company, its contacts and the demo. */
export const companyFacts: readonly Fact[] = [
  {
    says: `${site.name} is an AI platform that automates work, forecasts markets, runs AI features and reads sentiment. Every page of this site adapts to you and can tell you why.`,
    href: ROUTES.about,
    next: nextSteps.products,
    parts: [
      'what does AI Automation do',
      'what does Market Intelligence do',
      'what is the Enterprise AI Platform',
      'what does Sentiment Analysis do',
    ],
    asks: 'what is attune; what does attune do; who are you; what do you do; what is this; what is this company; about your company; tell me about your company; explain attune; what is this website; what is this site about; what are you selling; describe attune; what kind of company is this; what does your company do; give me an overview; in one sentence; elevator pitch; what exactly is attune; who is attune; introduce yourself; what is it; what can attune do for us; what do you guys do',
  },
  {
    says: `${site.name} stands for listening, then adjusting. Musicians do it before the first note; we think software should do it before the first word.`,
    href: `${ROUTES.home}#brand`,
    next: nextSteps.about,
    asks: 'what does the name attune mean; why are you called attune; what does attune stand for; where does the name come from; meaning of attune; why the name; brand; what do you stand for; to attune',
  },
  {
    says: 'A web that adapts like a good host: attentive, open about what it noticed, and quick to stop when asked.',
    href: `${ROUTES.about}#vision`,
    next: nextSteps.about,
    asks: 'what is your vision; your vision; why does attune exist; what do you believe; why are you here; long term goal; what future do you want; company vision; shopkeeper; good host; what do you believe in',
  },
  {
    says: 'To give teams AI that they can explain to a customer in one sentence. If we cannot say why the software did something, we do not ship it.',
    href: `${ROUTES.about}#vision`,
    next: nextSteps.about,
    asks: 'what is your mission; your mission; company purpose; what is your goal as a company; your values; mission statement; what drives you; principles',
  },
  {
    says: `${claims.enterprises.sentence} The site gives no names; the case studies on it are illustrative examples.`,
    href: ROUTES.about,
    next: nextSteps.cases,
    asks: `how many customers do you have; how many companies use attune; how many enterprises; number of customers; ${claims.enterprises.value} enterprises; how big is your customer base; do you have customers; how many clients; is it used by big companies; so many enterprises; how many companies trust you; how popular is it; customer count; are there really so many enterprises; is ${claims.enterprises.value} enterprises true`,
  },
  {
    says: `${claims.conversionUplift.sentence} Your own number comes from a trial with a holdout.`,
    href: ROUTES.about,
    next: nextSteps.uplift,
    asks: `how much uplift can we expect; conversion uplift; how much more conversion; does it increase sales; how much will my conversion rate grow; what results can we expect; how much uplift is realistic; does personalization work; roi; return on investment; that much uplift; is ${claims.conversionUplift.value} real; will it increase revenue; how much more revenue; what is the benefit; does it pay off; proof that it works; improve conversion; more leads; business impact; what results do you deliver; is the uplift guaranteed`,
    why: 'Because visitors see the message that matters to them. Whether it holds for you shows only against a holdout on your own traffic.',
  },
  {
    says: 'Six things. You can read its rules, the right words come first, and every visitor has switches. It needs little data, works when the model is down, and is one platform for four jobs.',
    href: differentiators,
    next: nextSteps.different,
    asks: 'what makes you different; how are you different from other vendors; why should we choose you; why attune; what makes you unique; your advantages; why should i pick you over the competition; competitive advantage; usp; unique selling point; what sets you apart; why you; why should i buy from you; differentiators; what is special about attune; strengths; what do you do better; why are you better; six reasons',
    why: 'Because AI that adapts pages needs trust: rules that can be read, switches that work at once, and little data.',
    parts: [
      'can i read the rules',
      'does the page flicker',
      'which switches does a visitor have',
      'how much data is needed to decide',
      'what happens when the model is down',
    ],
  },
  {
    says: 'Yes. Twelve plain rules decide what this site shows. They are written down, tested at every limit and open for you to try.',
    href: differentiators,
    next: nextSteps.rules,
    asks: 'can i read the rules; is it a black box; is your ai a black box; is it transparent; readable rules; how transparent is it; can i see how it decides; explainable ai; is the ai explainable; can you explain decisions; open rules; do you explain why; can we explain it to our customers; transparency; is it explainable to an auditor',
  },
  {
    says: 'No. The words meant for you come with the page: the version is picked before the first byte, so nothing flashes and nothing jumps while you read.',
    href: differentiators,
    next: nextSteps.features,
    asks: 'does the page flicker; will it flicker; flash of wrong content; layout shift; does anything jump; flicker effect; fouc; does personalization cause flicker; does the headline change while loading; cumulative layout shift; content jumps; does it blink; will the page jump; does it blink while loading',
  },
  {
    says: 'No, the finished version is picked before the first byte and served as static HTML. Nothing is swapped afterward, and no third-party scripts are loaded.',
    href: `${ROUTES.home}#value`,
    next: nextSteps.habits,
    asks: 'does it slow down my site; is it fast; page speed; load time; performance impact; will my website get slower; does it hurt seo speed; core web vitals; how fast is it; does personalization slow things down; page load; lighthouse; latency; speed impact on our website; first byte; how does the right version get there so fast; does it slow the page; does this hurt my google ranking; seo impact; search engine ranking; is the page heavy; this will slow our site; this will slow down our pages; our pages get slower',
  },
  {
    says: 'Local rules take over. If an analysis is slow or over budget, visitors see a sensible page and no error.',
    href: differentiators,
    next: nextSteps.different,
    asks: 'fallback when openai is down; what happens during a model outage; what if the llm times out; does it break without the model; what happens when the model is down; what if the ai fails; fallback; what if your service is down; does my site break if attune is down; what happens when the ai is slow; outage of the model; is there a fallback; graceful degradation; what if claude is down; what if the ai is unavailable; single point of failure; what if the model is over budget; does it work without ai; does it work when the model is down; offline model',
  },
  {
    says: 'A summary of the last 20 events is enough to decide. We build no profile of you beyond this site.',
    href: differentiators,
    next: nextSteps.privacy,
    asks: 'how much data is needed to decide; do you build a profile; how much data do you need; small data; do you profile me; how many events; user profiling; data minimization; is there a profile of me; last 20 events; how much do you know about visitors; minimal data',
  },
  {
    says: 'Automation, forecasts, development and sentiment share data and limits and, in the Enterprise plan, one uptime SLA.',
    href: differentiators,
    next: nextSteps.products,
    asks: 'one platform for four jobs; is it one platform; do they share one sla; shared data and limits; all in one; why one platform instead of ten pilots; replace several tools; consolidate tools',
  },
  {
    says: 'No open roles are listed today, but write to us anyway. Tell us one thing you made, one thing you would fix on this site, and where you live. A person reads every message.',
    href: `${ROUTES.about}#careers`,
    next: nextSteps.careers,
    asks: 'are you hiring; jobs; careers; open positions; can i work for you; do you have open jobs; apply for a job; internship; how do i apply; send my resume; work at attune; vacancies; join the team; any job openings; do you hire remote; are you looking for developers; where do i send my cv; job application; is there an internship; working at attune; recruiting; can i join your team; i want to apply',
  },
  {
    says: `Write to ${sales}. For help, write to ${support}. For partners, it is ${partnerships}. A person reads what you write.`,
    href: addresses,
    next: nextSteps.contact,
    parts: ['how do i contact sales', 'how do i contact support', 'how do i contact partnerships'],
    asks: 'how do i contact you; who can i talk to; contact; email address; what is your email; how can i reach you; talk to a human; speak to a real person; can i talk to someone; get in touch; contact details; contact information; can a human help me; who do i write to; is there someone i can call; can i speak to somebody; live agent; connect me with a person; i want to talk to a person; how to reach the team; where do i write; your contact; human please; real person; who should i ask; contact page; message the team; reach out; i want to talk with someone; get me a human; who can i ask; whom do i write to; is there somebody real; mail address',
  },
  {
    says: `Write to ${sales}. Sales handles plans, trials, quotes and security questions before you buy; it helps to add the page or process you have in mind.`,
    href: `${ROUTES.contact}#sales`,
    next: nextSteps.sales,
    asks: 'who do i email about money stuff; billing contact; who do i ask about an invoice; how do i contact sales; talk to sales; sales email; i want to buy; who do i talk to about buying; reach your sales team; speak to sales; sales department; how do i buy; purchase; where can i buy; order; how do i order; i want to become a customer; become a customer; speak with an account executive; who handles quotes; who can answer security questions; how can i purchase a plan; i want to subscribe; ready to buy; sales contact; whats their email',
  },
  {
    says: `Write to ${support}. Add what you did, what you saw and, for an API call, its request number; you will get an engineer.`,
    href: `${ROUTES.contact}#support`,
    next: nextSteps.support,
    asks: 'how do i contact support; how do i speak with an engineer; speak to an engineer; help center; do you have a help center; user manual; my api call fails who helps; who helps when a call fails; api problem who do i ask; my integration fails; what should i include in a support ticket; what do i write to support; which information does support need; what do you need for a bug report; support email; report a bug; something is broken; i found a bug; i have a problem; it does not work; help with an error; talk to an engineer; technical support; technical help; your site is broken; i need help with the api; i am stuck; customer service; help desk; file a ticket; who do i tell about a bug; somethings not working; report a problem; the page does not load; the button does not work; where do i report an issue; error on your site; customer support; talk to a developer; security vulnerability; report a security issue; i got an error',
  },
  {
    says: `Yes, write to ${partnerships}. It is for agencies, system integrators and data providers. Add who you serve and what you would build.`,
    href: `${ROUTES.contact}#partnerships`,
    next: nextSteps.partnerships,
    asks: 'how do i contact partnerships; can we become a partner; partner program; we are an agency; reseller; system integrator; affiliate program; partnership; can we partner with you; white label; cooperate with you; integrate our data; data provider; do you work with agencies; referral program; reseller program; we want to resell attune; collaboration; joint venture; become a partner; consultancy partner; who answers partnership requests; can agencies use it for clients; partner in my country',
  },
  {
    says: `Press ${callToActionCopy['schedule-demo'].label} on the contact page and fill in the form, or write to sales and name two times that work for you. Sales suggests a date by email.`,
    href: demo,
    next: nextSteps.demo,
    asks: 'how do i book a demo; who sets up the first page; who helps us to start; will you help us set it up; start with a date; book a demo; request a demo; schedule a demo; can i get a demo; i want a demo; see it live; show me a demo; arrange a meeting; book a call; set up a call; make an appointment; demo please; can you show me; can you call me back; schedule a call; book a meeting; can i see it in action; where do i request a demo; i would like a demonstration; id like to see it live with one of my own pages; call me; product demo; talk to somebody about my case; how to get a demo; sign up for a demo; appointment; walk me through it; live demonstration; can i request a demo; how do i book demo by code; can i see it live with somebody',
  },
  {
    says: 'Thirty minutes: five for what you want to change, twenty on your own case, live and without slides, and five for next steps, the trial and its cost afterward.',
    href: demo,
    next: nextSteps.demo,
    asks: 'is the demo another powerpoint; what does a demo look like; do i have to sit through slides; how long is the demo; do you come to our office; is the demo online; how long does a demo take; what happens in the demo; demo agenda; what will you show me; do you show slides; what is in the demo; length of the demo; 30 minute demo; what do we do in the half hour; how does a demo work; what can i expect from a demo; demo duration; is the demo a sales pitch; will there be slides; half hour; minutes',
    why: 'Because it is your case that is on the screen: five minutes to say what you want to change, twenty to see it live.',
  },
  {
    says: 'Sales reads your request and suggests a date by email. You say what you would like to see or suggest another time, then we meet for half an hour on your case.',
    href: demo,
    next: nextSteps.demo,
    asks: 'what happens after i request a demo; what happens next; when do you reply to my demo request; how soon will i hear back; after the form; next steps after requesting; will someone call me; how do you arrange the date; do you email me; who contacts me',
  },
  {
    says: 'It depends on your view: leaders bring a market, sales teams one of their own pages, and developers get an engineer who calls the API live. Say what you want to change and how you would notice.',
    href: demo,
    next: nextSteps.demo,
    asks: 'what should i bring to the demo; how do i prepare for a demo; can you show it on my own page; can you show it on my case; can an engineer join the demo; demo for developers; technical demo; demo with our own data; can you demo our website; demo on my market; do you show the api in the demo; who will be in the demo; prepare; what do i prepare for the call',
  },
  {
    says: 'The site names no price for a demo. It takes half an hour, and you leave with a plan that you can use with us or without us.',
    href: demo,
    next: nextSteps.demo,
    asks: 'is the demo free; does a demo cost anything; what does a demo cost; is there an obligation; is the demo without obligation; demo price; am i obliged to buy after a demo; what do i get from the demo; no strings attached',
  },
  {
    says: 'Yes, a person reads every message. Sales answers your question first and asks theirs later.',
    href: ROUTES.contact,
    next: nextSteps.contact,
    asks: 'is a person going to read my message; will you send me ads by email; does a human answer; do you answer emails; who reads my email; will a bot answer me; do real people answer; will sales annoy me; pushy sales; do you spam; will you call me all the time',
  },
  {
    says: 'Sales sends a quote within one business day, and Grow comes with support within four business hours. The site names no other answer times.',
    href: `${ROUTES.pricing}#plans`,
    next: nextSteps.contact,
    asks: 'how quickly do you answer; how long does it take to hear back; when do i hear back; how long do i wait for a reply; response time; how long until you reply; when will i get an answer; how fast do you respond; answer time; how soon do you get back to me; when do you answer emails; how long does it take to get a reply; how fast do they answer; when will i hear back; how long for a reply; time until you reply; how soon do you write back',
  },
];
