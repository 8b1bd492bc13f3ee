import { ROUTES } from '@/lib/config/routes';
import { claims } from '../claims';
import { site } from '../site';
import type { Fact } from './fact';
import { nextSteps } from './next-steps';

const { sales, support } = site.emails;
const contact = `${ROUTES.contact}#addresses` as const;
const salesPlace = `${ROUTES.contact}#sales` as const;
const supportPlace = `${ROUTES.contact}#support` as const;

/** Questions that no page answers. Each answer says so and names a contact. */
export const notStatedFacts: readonly Fact[] = [
  {
    says: `The site does not say what it is built with and offers no source code. Ask ${support} for an engineer.`,
    href: supportPlace,
    next: nextSteps.contact,
    asks: 'is this site open source; is it open source; where is the source code; which framework is this built with; what is the tech stack; what is it written in; is it on github; is it built with react; which programming language; what technology is the site made with; can i host it myself from source',
  },
  {
    says: `The site states no office address or country. Write to ${sales}, and a person will tell you.`,
    href: contact,
    next: nextSteps.contact,
    asks: 'where is your office; can i meet you; meet in person; visit your office; is there somebody in germany i can visit; local office; do you have people in france; office near me; office address; where are you based; where are you located; which country are you in; headquarters; postal address; street address; where is attune located; company address; can i visit you; do you have an office in berlin; where is your company; what city are you in; are you a us company; are you european; offices; location; where do you sit; imprint; legal entity; registered address; are you in london or new york; which city',
  },
  {
    says: `The site lists no phone number. Write to ${sales} or ${support}, or request a demo to talk to a person.`,
    href: contact,
    next: nextSteps.contact,
    asks: 'can we talk on the phone; can you call me back; call me; i would rather speak by phone; phone number; telephone number; what is your phone number; can i call you; hotline; do you have a phone number; call center; number to call; phone support; whatsapp; fax number; can i phone you; telephone; is there live chat with a person; skype; text you; sms; dial; toll free number; do you have a phone',
  },
  {
    says: `${claims.enterprises.sentence} The site names none of them, and its case studies are made-up examples. Ask ${sales} for references.`,
    href: ROUTES.cases,
    next: nextSteps.sales,
    asks: 'who are your customers; who else uses it; who else is using this; any big names; which companies use attune; customer names; name some customers; reference customers; can you name a client; who uses attune; do you have logos; client list; do you work with microsoft; is coca cola a customer; can i talk to an existing customer; references; name three of your customers; testimonials; does nike use attune; customer quotes; list of customers; well known customers; biggest customer; which enterprises use it; customer reviews of attune; g2 reviews; trustpilot; real customer stories; real case studies; do you have real customers',
  },
  {
    says: `The site does not state how stored data is encrypted, at rest or in transit. Security questions before you buy go to ${sales}.`,
    href: salesPlace,
    next: nextSteps.sales,
    asks: 'is data encrypted; encryption at rest; encrypted at rest; do you encrypt data; encryption in transit; tls; aes 256; how is the data encrypted; end to end encryption; is my data encrypted; which encryption do you use; key management; is the database encrypted; ssl; https encryption; encryption; how do you secure the data',
  },
  {
    says: `The site names no security certification and no audit report. Security questions before you buy go to ${sales}.`,
    href: salesPlace,
    next: nextSteps.sales,
    asks: 'soc 2; are you soc 2 certified; iso 27001; certifications; are you certified; hipaa; pci dss; is it hipaa compliant; security certification; compliance certificates; iso certified; fedramp; penetration test; pentest; security audit; do you have a soc2 report; tisax; which certifications do you have; security whitepaper; bug bounty; vulnerability disclosure; are you pci compliant; security standards; fips; c5; cyber essentials; pen test; security certificate; were you audited',
  },
  {
    says: `The site does not state in which country, data center or database data is stored. Ask ${sales}, who answers security questions before you buy.`,
    href: salesPlace,
    next: nextSteps.sales,
    asks: 'which database do you store it in; what database do you use; who is your hosting provider; where is data hosted; can we host it on our own servers; run it ourselves; where are your servers; data center; is data stored in the eu; data residency; which cloud do you use; aws or azure; hosted in europe; where is the data stored geographically; server location; on premise; can we host it ourselves; self hosted; on-prem; google cloud; private cloud; does data leave the eu; which country is my data in; us servers; region; hosting location; can i run it on my own servers; which data center; is it cloud or on premise; cloud hosting; deployment options; kubernetes; docker image; install it on our own servers; where are the servers; which cloud; in which country is my data; eu hosting; where do you keep data; where is it stored physically; location of the data',
  },
  {
    says: `The site does not compare ${site.name} with named products. It says what makes ${site.name} different, such as rules you can read; ask ${sales} about a particular product.`,
    href: `${ROUTES.about}#differentiators`,
    next: nextSteps.different,
    asks: 'how do you compare; what about adobe target; what about optimizely; why not salesforce; why you and not hubspot; is dynamic yield better; are you cheaper than to optimizely; attune versus adobe target; compare with salesforce; are you better than dynamic yield; competitors; who are your competitors; attune vs google optimize; comparison with palantir; difference to hubspot; is it better than uipath; attune or mutiny; how are you better than amazon personalize; vs brandwatch; alternatives to attune; compared to vwo; better than your competitor; competitor comparison; how do you stack up against; vs sprinklr; vs segment; versus contentful',
  },
  {
    says: `The site does not say how clean or complete your data has to be. A free trial shows it on your own page; ask ${sales} about your case.`,
    href: salesPlace,
    next: nextSteps.trial,
    asks: 'our data is messy; will it still work with messy data; our data is bad; is our data good enough; dirty data; data quality; how clean must our data be; we have gaps in our data; incomplete data; our spreadsheets are a mess; what if we have little data; we hardly have any history',
  },
  {
    says: `The site does not say whether models learn from a customer’s data, or whether you can bring your own. The platform runs and governs models, it does not build them; ask ${sales}.`,
    href: `${ROUTES.solutions}#enterprise-ai`,
    next: nextSteps.sales,
    asks: 'do you train on our data; is my data used to train ai; will our data end up in a model; can we use our own model; bring your own model; can we plug in our own llm; do you use customer data for training; does the assistant learn from me; does the ai learn from my chat',
  },
  {
    says: `The site does not say which plan is chosen most, or whether one plan covers several sites. Start is made for one site and one team; ask ${sales} about yours.`,
    href: `${ROUTES.pricing}#plans`,
    next: nextSteps.comparePlans,
    asks: 'can two sites share a plan; several domains; more than one website; is a second site included; most popular plan; what do most people choose; bestseller; which plan do others take; how many sites per plan',
  },
  {
    says: `The site does not say whether a trial can be extended. It is a ${claims.freeTrial.value} trial; ask ${sales} if you need longer.`,
    href: salesPlace,
    next: nextSteps.sales,
    asks: 'can i extend the trial; can we get a longer trial; more time to try; is the length negotiable; two months trial; prolong the trial',
  },
  {
    says: `The site does not state who works at ${site.name} or how many people do. Write to ${sales} if it matters for your decision.`,
    href: ROUTES.about,
    next: nextSteps.about,
    asks: 'who is behind attune; who runs the company; who is your ceo; names of the founders; who leads the team; how many employees do you have; headcount; how big is your company; how many people work at attune; company size; team size; number of employees; how large is your team; how big is attune; staff; how many engineers do you have; how big are you; how big is your team; head count',
  },
  {
    says: `The site names nobody in person: no founders, managers or team members. Write to ${sales}, and a person answers.`,
    href: ROUTES.about,
    next: nextSteps.contact,
    asks: 'who is your ceo; legal form of the company; company register; who founded attune; founders; who is the cto; management team; who runs the company; leadership team; who is behind this; who owns attune; name of the ceo; board of directors; who started the company; your team; who made this site; who built this; can i talk to the cto; who is the founder; head of sales; who works at attune; chief executive; who runs the place; who is the boss; who started it',
  },
  {
    says: `The site does not state when ${site.name} was founded. Its about page tells the vision and the mission.`,
    href: ROUTES.about,
    next: nextSteps.about,
    asks: 'when was attune founded; how old is the company; since when do you exist; founding year; history of the company; when did you start; company history; how long have you been around; how long are you in business; year of foundation; established; is it a startup; when were you founded',
  },
  {
    says: `The site states nothing about revenue, funding or investors. Write to ${sales} if you need it.`,
    href: ROUTES.about,
    next: nextSteps.contact,
    asks: 'who are your investors; are you owned by google; who do you belong to; parent company; are you part of a group; what if you go out of business; will you still exist in five years; financial stability; are you bankrupt; is the company stable; funding; revenue; how much money do you make; are you profitable; are you publicly traded; share price; stock price; valuation; annual revenue; are you venture backed; turnover; who funds you; financial results; market share; ipo; ticker symbol; balance sheet; can i invest in attune; are you listed; stock symbol; profit; are you listed on the stock exchange; what if you go bankrupt; will you still be around next year; is attune a public company; can i buy shares; buy stock; what if you shut down; what if attune disappears; stock ticker',
  },
  {
    says: `The site names no ready-made integration with a particular product. There is an open API with an OpenAPI file to connect your systems; ask ${sales} about yours.`,
    href: ROUTES.api,
    next: nextSteps.docs,
    asks: 'do you integrate with salesforce; integration with hubspot; does it work with wordpress; shopify plugin; slack integration; sap integration; zapier; do you have a connector; integrates with microsoft teams; does it work with shopify; google analytics integration; plugin for wordpress; native integrations; which integrations do you have; does it integrate with our crm; connect to snowflake; power bi connector; jira; adobe experience manager; zendesk integration; marketo; do you support magento; integrations; integrate with our cms; does it work with wix; webflow; drupal; typo3; google tag manager; crm integration; erp integration; marketplace app; gmail; outlook; mailchimp; stripe; oracle; servicenow; bigquery; teams integration; does it work with my cms; excel export; make.com; segment integration; sharepoint; is there a shopify plugin; wordpress plugin; works with hubspot; connector for sap; slack app; teams app',
  },
  {
    says: 'The site offers no SDK or package. Every call is plain JSON over HTTP with a curl command to copy, and the OpenAPI file lets your own tools generate a client.',
    href: ROUTES.api,
    next: nextSteps.docs,
    asks: 'is there a python sdk; sdk; client library; npm package; java client; is there a node library; do you have a php sdk; is there a library for ruby; react component; javascript library; go client; dotnet sdk; pip install; terraform module; is there a cli; command line tool; postman collection; graphql; is there a graphql api; grpc; ios sdk; android library; swift; rust crate; code library; wrapper library; programming languages supported; sdk for go; java library; php package',
  },
  {
    says: 'The API page describes no webhooks. Calls are plain requests, and a chat reply can be streamed as it is written.',
    href: `${ROUTES.api}#calls`,
    next: nextSteps.calls,
    asks: 'do you have webhooks; webhooks; can you push events to us; callbacks; notify our server; event webhook; websocket; real time push; subscribe to events; kafka; message queue; web hook',
  },
  {
    says: `The site states no payment methods or billing details. ${sales} sends a real quote and can tell you how you pay.`,
    href: salesPlace,
    next: nextSteps.sales,
    asks: 'can i pay with paypal; can i pay in pounds; pay in my currency; dollars or euros; payment methods; how can i pay; do you accept credit cards; invoice payment; bank transfer; can we pay by invoice; do you take american express; billing cycle; pay monthly or yearly; purchase order; accept bitcoin; how do i pay; apple pay; do you accept crypto; wire transfer; when do i get billed; payment terms; net 30; pay by card; direct debit; in which currency; can i pay in euros; vat; do prices include tax; taxes; are prices without vat; currency; billing; sales tax; is vat in there; do you take checks; invoice me; are taxes included; setup fee; hidden fees; extra fees',
  },
  {
    says: `The site names no discounts, for yearly payment or for particular groups. Ask ${sales} for a quote.`,
    href: salesPlace,
    next: nextSteps.sales,
    asks: 'agency pricing; price for agencies; reseller price; is there a setup fee; setup cost; can i pause my plan; onboarding fee; is onboarding included in the price; discount; can we pause our subscription; pause the plan; setup fee; is there a setup fee; one-time fee; freeze my account; is it cheaper if we pay annually; cheaper if paid yearly; do we save with annual billing; pay for a year upfront; do you give discounts; nonprofit discount; student discount; annual discount; is there a discount for yearly payment; coupon; promo code; volume discount; startup discount; cheaper if i pay yearly; education pricing; special offer; black friday deal; can i get a discount; reduced price; negotiate the price; voucher; do you have a discount for schools; yearly price; price per year; annual plan; lifetime deal; is there a yearly plan; bulk pricing; price for charities; ngo; university pricing; nonprofit rebate; cheaper for charities; student price; is there a promo code; yearly deal; better price if i pay upfront',
  },
  {
    says: `The site states no refund policy. You can judge the product in a free trial first; ask ${sales} about the terms.`,
    href: salesPlace,
    next: nextSteps.trial,
    asks: 'refund; do you offer a money back guarantee; is there a money back guarantee; do you give refunds; money back; can i get my money back; refund policy; return policy; reimbursement; what if i want a refund; get a refund; i want my money returned',
  },
  {
    says: `The site publishes no contract terms, data processing agreement or legal text. Security and contract questions before you buy go to ${sales}.`,
    href: salesPlace,
    next: nextSteps.sales,
    asks: 'our lawyers will never allow it; our legal team will say no; legal has concerns; compliance will block this; do you sign our paper; terms and conditions; terms of service; data processing agreement; dpa; do you sign a dpa; legal terms; contract template; nda; do you sign an nda; sub-processors; liability; avv; general terms; license agreement; eula; msa; standard contractual clauses; warranty; vendor questionnaire; security questionnaire; legal notice; acceptable use policy; who is liable; subprocessor list; can you sign our contract; indemnification; is there a dpa i can sign; contract text; legal small print; who owns the content',
  },
  {
    says: 'The site does not name itself GDPR or CCPA compliant. It states what it stores, honors Global Privacy Control, and lets you see, download and delete your data.',
    href: `${ROUTES.settings}#privacy`,
    next: nextSteps.privacy,
    asks: 'are you gdpr compliant; gdpr; is it gdpr compliant; ccpa; dsgvo; is this compliant with european law; data protection officer; is it legal in europe; lgpd; privacy law; are you compliant with data protection law; eu ai act; privacy shield; cookie law; eprivacy; is it gdpr ready; legal basis; who is your data protection officer; schrems',
  },
  {
    says: `The site does not describe single sign-on, roles or user accounts for customers. Ask ${sales}, who answers security questions before you buy.`,
    href: salesPlace,
    next: nextSteps.sales,
    asks: 'do you support sso; single sign on; saml; okta; two factor authentication; roles and permissions; user management; active directory; oauth; scim; 2fa; mfa; can i add team members; access control; admin roles; user roles; azure ad; ldap; role based access',
  },
  {
    says: `The site states no product roadmap or release dates. Ask ${sales} about what is planned.`,
    href: salesPlace,
    next: nextSteps.sales,
    asks: 'roadmap; what is coming next; new features planned; when will you release; upcoming features; what are you working on; release notes; changelog; next release; future plans; when is the next version; product updates; beta program; what comes next; planned features; when is the next release; is it versioned; api version; changelog of the api',
  },
  {
    says: `The site does not say in which languages the products work or the team answers; its pages are in English. Ask ${sales}.`,
    href: salesPlace,
    next: nextSteps.sales,
    asks: 'can it handle german text; does it understand french reviews; our customers write in spanish; which languages do you support; what languages does sentiment analysis support; in which languages does it read reviews; which languages can it analyze; is it available in german; do you support spanish; multilingual; is there a french version; languages; do you speak german; can i have the site in another language; does it support chinese; translate the page; in which languages is it available; do you support several languages; do you offer support in spanish; localization; right to left languages; is the website available in french; language support; does the support team speak german',
  },
  {
    says: 'The site mentions no native app or browser extension. You can install the site itself from your browser.',
    href: ROUTES.home,
    next: nextSteps.home,
    asks: 'does the site adapt on my phone; does it work on mobile; is there a mobile version; on a tablet; is there an app; mobile app; ios app; android app; do you have an app in the app store; desktop app; iphone app; chrome extension; browser extension; windows app; play store; download the app; browser plugin; firefox add-on; is there a mobile version; phone app; is there something for my iphone',
  },
  {
    says: `The site mentions no training courses, webinars or community. The Content Hub has practical guides, and ${support} helps with questions.`,
    href: ROUTES.contentHub,
    next: nextSteps.hub,
    asks: 'do you offer training; is there a newsletter; do you have a newsletter; linkedin page; webinar; courses; workshops; certification course; community forum; discord; user group; academy; video tutorials; events; conference; do you have a slack community; youtube channel; social media; twitter; linkedin; podcast; are you on instagram; newsletter; meetup; github; do you have a forum; open source; is it open source; source code; stack overflow; follow you on social media; facebook',
  },
  {
    says: `The site does not name the model behind each product. Where it runs Claude, Anthropic gets the question; the settings page lists that. Ask ${sales} for more.`,
    href: `${ROUTES.settings}#privacy`,
    next: nextSteps.privacy,
    asks: 'does the chat use chatgpt; is this built on openai; which llm is this; which model do you use; is it gpt or claude; which ai model; which ai model do you use; what does it run on; what is it built with; underlying technology; do you use openai; which llm is behind it; is it based on gpt; which language model do you use; do you use claude; which models run in the products; what technology do you use; tech stack; is it gpt-4; llama; mistral; what ai is behind this; do you use anthropic; which provider; model vendor; machine learning framework; what database do you use; which programming language; what engine is under the hood; whose model is it',
  },
  {
    says: `The site states nothing about migrating data from another tool or exporting it to one. Ask ${support} or ${sales}.`,
    href: supportPlace,
    next: nextSteps.contact,
    asks: 'migrate from another tool; migration; import our data; can i import from csv; move from our old system; data migration; switch from a competitor; export to excel; import contacts; bulk import; bring our old data; export our models; vendor lock-in; we would be locked in right; can i take everything with me when i leave; leave with my data',
  },
  {
    says: `The site states no opening hours. Write to ${sales} or ${support} at any time, and a person answers.`,
    href: contact,
    next: nextSteps.contact,
    asks: 'opening hours; business hours; when are you open; office hours; are you open on weekends; which time zone; what time do you close; support on sundays; 24/7 support; do you work on saturdays; when can i reach you',
  },
  {
    says: `The site states nothing about patents, awards or its environmental footprint. Write to ${sales}, and a person will tell you.`,
    href: contact,
    next: nextSteps.contact,
    asks: 'do you have a patent; patents; awards; have you won a prize; carbon footprint; are you carbon neutral; sustainability; green hosting; social responsibility; diversity report; analyst ranking; gartner; forrester; what is your nps; net promoter score; customer satisfaction score',
  },
  {
    says: `The site does not state in which countries ${site.name} is available. Ask ${sales} about yours.`,
    href: salesPlace,
    next: nextSteps.sales,
    asks: 'is it available in china; do you sell in my country; can i use it in brazil; which countries do you serve; available in europe; are you active in asia; do you ship to canada; is it available worldwide; which regions; do you have local offices',
  },
  {
    says: `The site does not state how the ${claims.forecastAccuracy.value} and ${claims.sentimentAccuracy.value} were measured, or on which data. They are its own figures; ask ${sales} for the details.`,
    href: `${ROUTES.solutions}#market-intelligence`,
    next: nextSteps.sales,
    asks: 'can you guarantee the accuracy; can you guarantee that number; how did you get that percentage; is that better than a human; do you have independent proof; who verified the figures; third party audit of accuracy; benchmark results; on which test set; how was the accuracy measured; is the accuracy guaranteed; who measured the accuracy; on what data was the accuracy tested; what do the accuracy figures rest on; on which data is the accuracy based; how did you get that percentage; is that percentage verified; who tested the models; is the accuracy audited; which benchmark; test set of the accuracy; how do you calculate accuracy; does it rest on real data; what does it rest on; who measured that',
  },
  {
    says: `The site names no gift cards, vouchers or merchandise. Ask ${sales} for a quote.`,
    href: salesPlace,
    next: nextSteps.sales,
    asks: 'do you offer gift cards; gift card; voucher; merchandise; do you sell t-shirts; swag',
  },
  {
    says: `The list of what is stored names no location, no fingerprint of your device and no age. It is on the settings page; ask ${support} if something is unclear.`,
    href: `${ROUTES.settings}#privacy`,
    next: nextSteps.privacy,
    asks: 'is my location used; do you know where i am; geolocation; gps; do you use fingerprinting; device fingerprint; kids data; children’s data; data of minors; do you know my device',
  },
  {
    says: `The site names no GraphQL, gRPC or other interface; its API is JSON over HTTP. Ask ${support} about yours.`,
    href: ROUTES.api,
    next: nextSteps.docs,
    asks: 'do you support graphql; graphql; grpc; soap; websockets; odata; mqtt; kafka',
  },
];
