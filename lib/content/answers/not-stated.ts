import { ROUTES } from '@/lib/config/routes';
import { claims } from '../claims';
import { site } from '../site';
import type { FactsByPlace } from './fact';
import { nextSteps } from './next-steps';

const { sales, support } = site.emails;

/** Questions that no page answers. Each answer says so and names a contact. */
export const notStatedFacts: FactsByPlace = {
  [`${ROUTES.pricing}#plans`]: [
    {
      says: `We don’t publish which plan is chosen most, or whether one plan covers several sites. Start is made for one site and one team; ask ${sales} about yours.`,
      asks: 'Which plan is chosen most?; is a second site included; bestseller; several domains; most popular plan',
    },
  ],
  [`${ROUTES.solutions}#enterprise-ai`]: [
    {
      says: `We don’t publish whether models learn from a customer’s data, or whether you can bring your own. The platform runs and governs models, it does not build them; ask ${sales}.`,
      asks: 'Do models learn from our data?; can we plug in our own llm; is my data used to train ai; does the assistant learn from me; will our data end up in a model',
      next: nextSteps.sales,
    },
  ],
  [`${ROUTES.solutions}#market-intelligence`]: [
    {
      says: `We don’t publish how the ${claims.forecastAccuracy.value} and ${claims.sentimentAccuracy.value} were measured, or on which data. They are our own figures; ask ${sales} for the details.`,
      asks: 'How were the accuracy figures measured?; is that percentage verified; benchmark results; third party audit of accuracy; do you have independent proof; does it rest on real data; can you guarantee that number; who tested the models',
      next: nextSteps.sales,
    },
  ],
  [`${ROUTES.about}#differentiators`]: [
    {
      says: `We don’t compare ourselves with named products. Six things make us different, such as rules you can read; ask ${sales} about a particular product.`,
      asks: 'How do you compare with a particular competitor?; are you cheaper than to optimizely; attune vs google optimize; attune versus adobe target; is dynamic yield better; how are you better than amazon personalize; comparison with palantir; difference to hubspot; is it better than uipath; biggest competitors; versus another vendor',
    },
  ],
  [ROUTES.about]: [
    {
      says: `We don’t publish who works at ${site.name} or how many of us there are. Write to ${sales} if it matters for your decision.`,
      asks: 'Who works at Attune?; headcount; head count; how big is your company; how many people work at attune; names of the founders; who leads the team; number of employees; team size; how many engineers; headcount',
    },
    {
      says: `We don’t publish names: no founders, managers or team members. Write to ${sales}, and a person answers.`,
      asks: 'Who leads Attune?; board of directors; legal form of the company; chief executive; who is the cto; head of sales; leadership team; who is your ceo; ceo; founder; management; who designed or built the site',
      next: nextSteps.contact,
    },
    {
      says: `We don’t publish when or where ${site.name} was founded. Our vision and our mission are on the about page; ask ${sales} for more.`,
      asks: 'Since when does Attune exist?; history of the company; year of foundation; established; how long are you in business',
    },
    {
      says: `We don’t publish revenue, profit, funding or investors. Write to ${sales} if you need it.`,
      asks: 'What are your revenue, funding and investors?; financial stability; ticker symbol; balance sheet; are you venture backed; are you listed on the stock exchange; are you publicly traded; will you still exist in five years; are you owned by google; what if you shut down; profit; turnover; valuation; churn rate; nps score; company metrics; visitors of your own site',
      next: nextSteps.contact,
    },
  ],
  [`${ROUTES.contact}#support`]: [
    {
      says: `We don’t publish what the site is built with, and we offer no source code. Write to ${support}, and an engineer answers.`,
      asks: 'What is the site built with, and is it open source?; what is the tech stack; which programming language; is it on github; which framework is this built with',
    },
    {
      says: `We don’t publish anything on migrating data from another tool or exporting it to one. Ask ${support} about your case.`,
      asks: 'Can we migrate data from another tool?; can i import from csv; move from our old system; vendor lock-in; switch from a competitor; migration',
    },
  ],
  [`${ROUTES.contact}#addresses`]: [
    {
      says: `We don’t publish an office address or a country. Write to ${sales}, and a person will tell you.`,
      asks: 'Where is your office?; are you in london or new york; where do you sit; legal entity; meet in person; is there somebody in germany i can visit; postal address; do you have people in france; where are you located; headquarters; city and country of the company; location',
    },
    {
      says: `We don’t publish a phone number. Write to ${sales} or ${support}, or request a demo to talk to a person.`,
      asks: 'Do you take calls?; toll free number; is there live chat with a person; hotline; whatsapp; telephone; skype; sms; telephone; hotline; ring you',
    },
    {
      says: `We don’t publish opening hours. Write to ${sales} or ${support} at any time, and a person answers.`,
      asks: 'What are your opening hours?; 24/7 support; do you work on saturdays; when can i reach you; which time zone',
    },
    {
      says: `We don’t publish anything on patents, awards or our environmental footprint. Write to ${sales}, and a person will tell you.`,
      asks: 'Do you have patents or awards?; net promoter score; analyst ranking; are you carbon neutral; social responsibility; diversity report',
    },
  ],
  [`${ROUTES.contact}#sales`]: [
    {
      says: `We don’t publish how stored data is encrypted, at rest or in transit. Ask ${sales}, who answer security questions before you buy.`,
      asks: 'Is stored data encrypted?; aes 256; key management; https encryption; tls; ssl',
      next: nextSteps.sales,
    },
    {
      says: `We don’t publish a security certification or an audit report. Ask ${sales}, who answer security questions before you buy.`,
      asks: 'Do you have a security certification?; pci dss; iso certified; cyber essentials; vulnerability disclosure; compliance certificates; penetration test; security whitepaper; do you have a soc2 report; iso 27001; soc 2; penetration test',
      next: nextSteps.sales,
    },
    {
      says: `We don’t publish in which country, data center or database data is stored. Ask ${sales}, who answer security questions before you buy.`,
      asks: 'Where is the data stored?; docker image; private cloud; aws or azure; self hosted; deployment options; does data leave the eu; server location; on premise; on-prem; server location; hosting provider; cloud region',
      next: nextSteps.sales,
    },
    {
      says: `We don’t publish how clean or complete your data has to be. A free trial shows it on your own page; ask ${sales} about your case.`,
      asks: 'How clean does our data have to be?; we hardly have any history; our spreadsheets are a mess; our data is messy; dirty data',
      next: nextSteps.trial,
    },
    {
      says: `We don’t publish whether a trial can be extended. It is a ${claims.freeTrial.value} trial; ask ${sales} if you need longer.`,
      asks: 'Can the trial be extended?; is the length negotiable; more time to try; prolong the trial',
      next: nextSteps.sales,
    },
    {
      says: `We don’t publish payment methods, invoice terms or billing details. Ask ${sales}, who send you a real quote and can tell you how you pay.`,
      asks: 'How can I pay?; do you accept credit cards; dollars or euros; bank transfer; do you take american express; direct debit; do prices include tax; hidden fees; net 30; purchase order; bank transfer; purchase order terms; currency; invoice by mail',
      next: nextSteps.sales,
    },
    {
      says: `We don’t publish discounts, for yearly payment or for particular groups. Ask ${sales} for a quote.`,
      asks: 'Is there a discount?; is it cheaper if we pay annually; black friday deal; do we save with annual billing; nonprofit rebate; can we pause our subscription; freeze my account; reseller price; promo code; pay for a year upfront; rebate; nonprofit or startup price; volume discount; setup fee; price of extra visits',
      next: nextSteps.sales,
    },
    {
      says: `We don’t publish a refund policy or penalties. You can judge the product in a free trial first; ask ${sales} about the terms.`,
      asks: 'Is there a refund?; do you offer a money back guarantee; reimbursement; return policy; money back; compensation',
      next: nextSteps.trial,
    },
    {
      says: `We don’t publish contract terms, a data processing agreement or other legal text. Ask ${sales} before you buy.`,
      asks: 'Where are your legal terms?; standard contractual clauses; sub-processors; acceptable use policy; vendor questionnaire; compliance will block this; do you sign a dpa; our lawyers will never allow it; subprocessor list; license agreement; contract; dpa; terms and conditions; contract length',
      next: nextSteps.sales,
    },
    {
      says: `We don’t publish anything on single sign-on, roles or user accounts for customers. Ask ${sales}, who answer security questions before you buy.`,
      asks: 'Which logins and roles do customers get?; active directory; two factor authentication; can i add team members; do you support sso; azure ad; role based access; sso; saml; okta; user permissions',
      next: nextSteps.sales,
    },
    {
      says: `We don’t publish a roadmap or release dates. Ask ${sales} about what is planned.`,
      asks: 'What is on your roadmap?; beta program; upcoming features; changelog of the api; what is coming next; release notes; future plans; upcoming features; next release',
      next: nextSteps.sales,
    },
    {
      says: `We don’t publish in which languages the products work or our team answers; our pages are in English. Ask ${sales}.`,
      asks: 'Which languages do the products support?; can it handle german text; our customers write in spanish; does it understand french reviews; multilingual; localization; translate the page; right to left languages; other languages than english; german or japanese texts',
      next: nextSteps.sales,
    },
    {
      says: `We don’t publish in which countries ${site.name} is available. Ask ${sales} about yours.`,
      asks: 'In which countries are you available?; do you ship to canada; are you active in asia; do you have local offices; is it available in china',
      next: nextSteps.sales,
    },
    {
      says: `We don’t offer gift cards, vouchers or merchandise. Ask ${sales} for a quote.`,
      asks: 'Do you sell gift cards?; swag; do you sell t-shirts; merchandise',
      next: nextSteps.sales,
    },
  ],
  [`${ROUTES.settings}#privacy`]: [
    {
      says: 'We don’t publish a claim of GDPR, CCPA or HIPAA compliance. We say what we store, honor Global Privacy Control, and let you see, download and delete your data.',
      asks: 'Are you GDPR compliant?; legal basis; data protection officer; eu ai act; is this compliant with european law; privacy shield; dsgvo',
    },
    {
      says: `We don’t publish the model behind each product. Where this site runs Claude, Anthropic gets the question; ask ${sales} for more.`,
      asks: 'Which model do you use?; what engine is under the hood; underlying technology; does the chat use chatgpt; is it based on gpt; is this built on openai; tech stack; which programming language; llama; gpt or claude inside',
    },
    {
      says: `We don’t list your location, a fingerprint of your device or your age among what we store. Ask ${support} if something is unclear.`,
      asks: 'Do you use my location?; kids data; geolocation; gps; children’s data',
    },
  ],
  [ROUTES.home]: [
    {
      says: 'We don’t offer a native app or a browser extension. You can install this site from your browser.',
      asks: 'Is there a native app or a browser extension?; firefox add-on; does the site adapt on my phone; is there a mobile version; play store; is there something for my iphone; download the app; android or ios app; mobile sdk',
    },
  ],
  [ROUTES.api]: [
    {
      says: `We don’t list ready-made integrations with particular products. There is an open API with an OpenAPI file to connect your systems; ask ${sales} about yours.`,
      asks: 'Do you integrate with a particular product?; power bi connector; adobe experience manager; excel export; shopify plugin; marketplace app; do you support magento; outlook; sap integration; google tag manager; connector; plugin for a cms or crm; works with shopify, hubspot or salesforce',
    },
    {
      says: 'We don’t offer an SDK or a package. Every call is plain JSON over HTTP with a curl command to copy, and the OpenAPI file lets your own tools generate a client.',
      asks: 'Is there an SDK?; is there a node library; terraform module; rust crate; react component; pip install; postman collection; programming languages supported; is there a graphql api',
    },
    {
      says: `We don’t offer GraphQL, gRPC or another interface; our API is JSON over HTTP. Ask ${support} about yours.`,
      asks: 'Do you support GraphQL?; soap; odata; mqtt',
    },
  ],
  [`${ROUTES.api}#calls`]: [
    {
      says: `We don’t document webhooks. Calls are plain requests with one response each; ask ${support} about your case.`,
      asks: 'Does the API have webhooks?; notify our server; web hook; can you push events to us; message queue',
    },
  ],
  [ROUTES.contentHub]: [
    {
      says: `We don’t list training courses, webinars or a community. The Content Hub has practical guides, and ${support} helps with questions.`,
      asks: 'Do you offer training?; follow you on social media; youtube channel; stack overflow; video tutorials; community forum; source code; certification course; linkedin page; is there a newsletter; workshop; onboarding service for a fee; implementation services; consulting fee',
    },
  ],
  [ROUTES.cases]: [
    {
      says: `${claims.enterprises.value} ${claims.enterprises.label} work with us, but we don’t publish their names, and our case studies are made-up examples. Ask ${sales} for references.`,
      asks: 'Who are your customers?; g2 reviews; is coca cola a customer; any big names; testimonials; do you have logos; does nike use attune; trustpilot; do you work with microsoft',
      next: nextSteps.sales,
    },
  ],
};
