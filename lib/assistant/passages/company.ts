import { ROUTES } from '@/lib/config/routes';
import { claims } from '@/lib/content/claims';
import { homeCopy } from '@/lib/content/home';
import { ABOUT_DIFFERENTIATOR_IDS, aboutCopy, type AboutDifferentiatorId } from '@/lib/content/pages/about';
import { CONTACT_IDS, contactCopy, type ContactId } from '@/lib/content/pages/contact';
import { demoRequestCopy } from '@/lib/content/pages/demo-request';
import { site } from '@/lib/content/site';
import { joinSentence, type Passage } from '../passage';

const { vision, mission, careers, differentiators } = aboutCopy;
const { demo, ways } = contactCopy;

const CONTACT_ASKS: Readonly<Record<ContactId, string>> = {
  sales: 'talk to sales; i want to buy; sales e-mail address; get a quote',
  support:
    'contact support; report a bug; something is broken; i have a problem; help with an error; talk to an engineer',
  partnerships: 'become a partner; we are an agency; reseller program; cooperate with you',
};

const DIFFERENTIATOR_ASKS: Readonly<Record<AboutDifferentiatorId, string>> = {
  'readable-rules': 'can i read the rules; no black box',
  'first-byte':
    'does it slow down my site; is it fast; does the page flicker; layout shift; flash of the wrong headline; does anything jump while loading',
  'own-switches': 'can visitors switch it off',
  'small-data': 'how much data do you need; do you build a profile of visitors',
  'graceful-fallback':
    'what happens when the model is down; is the site slow when the model is away; fallback',
  'one-platform': 'is it one platform; do the products share data',
};

const company: readonly Passage[] = [
  {
    title: `About ${site.name}, the company`,
    href: ROUTES.about,
    text: site.description,
    kind: 'company',
    bySegment: aboutCopy.head.lede,
    asks: 'who are you; what does attune do; what is attune; about your company; who is behind this website; who made this site',
  },
  {
    title: vision.heading,
    href: `${ROUTES.about}#vision`,
    text: vision.paragraphs.join(' '),
    kind: 'company',
  },
  {
    title: mission.heading,
    href: `${ROUTES.about}#vision`,
    text: mission.paragraphs.join(' '),
    kind: 'company',
    asks: 'what is your mission; what is your purpose; your values',
  },
  {
    title: `${careers.heading}: open jobs`,
    href: `${ROUTES.about}#careers`,
    text: careers.paragraphs.join(' '),
    kind: 'company',
    asks: 'are you hiring in my city; open jobs; jobs for developers; can i work for you; apply for a position; internship',
  },
  {
    title: homeCopy.brand.heading,
    href: `${ROUTES.home}#brand`,
    text: homeCopy.brand.paragraphs.join(' '),
    kind: 'company',
    asks: 'what does the name attune mean; what do you stand for; brand principles',
  },
  {
    title: differentiators.heading,
    href: `${ROUTES.about}#differentiators`,
    text: ABOUT_DIFFERENTIATOR_IDS.map((id) => differentiators.items[id].title).join('. ') + '.',
    kind: 'company',
    asks: 'how are you different from other vendors; why should we choose you; what makes you unique; your advantages over competitors',
  },
  ...ABOUT_DIFFERENTIATOR_IDS.map((id): Passage => ({
    title: differentiators.items[id].title,
    href: `${ROUTES.about}#differentiators`,
    text: differentiators.items[id].text,
    kind: 'company',
    asks: DIFFERENTIATOR_ASKS[id],
  })),
  {
    title: 'Customers: how many companies use it',
    href: ROUTES.about,
    text: `${claims.enterprises.sentence} ${claims.conversionUplift.sentence}`,
    kind: 'company',
    asks: 'how many companies use attune; who are your customers; how much conversion uplift can we expect; how much uplift is realistic',
  },
  {
    title: 'Uptime, availability and SLA',
    href: `${ROUTES.pricing}#compare`,
    text: claims.uptime.sentence,
    kind: 'company',
    asks: 'what is your uptime guarantee; do you have an sla; how reliable is the service',
  },
];

const contact: readonly Passage[] = [
  ...CONTACT_IDS.map((id): Passage => ({
    title: `${ways[id].title}: e-mail address`,
    href: `${ROUTES.contact}#${id}`,
    text: `${ways[id].title} is at ${ways[id].email}. ${ways[id].text} ${ways[id].help}`,
    kind: 'contact',
    asks: CONTACT_ASKS[id],
  })),
  {
    title: contactCopy.head.heading,
    href: `${ROUTES.contact}#addresses`,
    text: `${joinSentence(
      'There are three addresses',
      CONTACT_IDS.map((id) => `${ways[id].title} at ${ways[id].email}`),
    )}`,
    kind: 'contact',
    bySegment: contactCopy.head.lede,
    asks: 'how do i contact you; does a person read my message; talk to a human; speak to a real person; e-mail address',
  },
  {
    title: demo.heading,
    href: `${ROUTES.contact}#demo`,
    text: `${demo.agendaHeading}: ${demo.agenda.map(({ title, text }) => `${title}: ${text}`).join(' ')}`,
    kind: 'contact',
    bySegment: demo.text,
    asks: 'how do i book a demo; request a demo; schedule a demo; what happens in a demo; what will you show me; how long is the demo; see it live; call me back for a demo; talk to somebody about my case',
  },
  {
    title: `${demo.heading}: ${demoRequestCopy.thanks.nextHeading}`,
    href: `${ROUTES.contact}#demo`,
    text: demoRequestCopy.thanks.next.join(' '),
    kind: 'contact',
    asks: 'what happens after i request a demo; when do you reply to my demo request',
  },
];

export const companyPassages: readonly Passage[] = [...company, ...contact];
