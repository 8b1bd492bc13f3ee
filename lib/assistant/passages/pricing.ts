import { ROUTES } from '@/lib/config/routes';
import { claims } from '@/lib/content/claims';
import { PLAN_IDS, pricingCopy, type PlanId } from '@/lib/content/pages/pricing';
import { joinSentence, type Passage } from '../passage';

const { plans, trial, compare, faq, sampleNote, head } = pricingCopy;

const prices = PLAN_IDS.map((id) => `${plans[id].name}: ${plans[id].price} ${plans[id].per}`);

type FaqQuestion = (typeof faq.items)[number]['question'];

const FAQ_ASKS: Readonly<Partial<Record<FaqQuestion, string>>> = {
  'What happens when the trial ends?':
    'do i pay automatically after the trial; does the trial renew by itself',
  'Can I change plans later?': 'can i cancel; upgrade or downgrade my plan; notice period; contract length',
  'What if we go over our visits?': 'more traffic than the plan allows; extra visits; overage',
  'Which data do you need?': 'which data do you need from our visitors; do you need names of our customers',
  'What counts as a visit?': 'how do you count visits; do bots count; what is a visit',
};

const overview: Passage = {
  title: 'Pricing: what it costs, prices of the plans',
  href: `${ROUTES.pricing}#plans`,
  text: `${joinSentence('There are three plans', prices)} ${sampleNote}`,
  kind: 'plan',
  bySegment: head.lede,
  asks: 'how much does it cost; what is the price; what does it cost per month; monthly fee; can i get a quote; license',
};

const PLAN_ASKS: Readonly<Record<PlanId, string>> = {
  start: 'what is the cheapest plan; plan for a small team with a single site; support by e-mail',
  grow: 'plan for several pages; how fast is support; support within working hours',
  enterprise: 'plan for a large company; a named contact; audits',
};

const planPassages = PLAN_IDS.map((id): Passage => {
  const { name, price, per, text, includes } = plans[id];
  return {
    title: `Plan ${name}: price and what it includes`,
    href: `${ROUTES.pricing}#plans`,
    text: `The ${name} plan: ${price} ${per}, as a sample. ${text} ${joinSentence('It includes', includes)}`,
    kind: 'plan',
    asks: `what do i get for ${price.replace(/\D/g, '')} dollars; what is in the ${name} plan; ${PLAN_ASKS[id]}`,
  };
});

const comparison = compare.rows.map(({ feature, values }): Passage => ({
  title: `Compare the plans: ${feature}`,
  href: `${ROUTES.pricing}#compare`,
  text: joinSentence(
    `${feature} by plan`,
    PLAN_IDS.map((id) => `${plans[id].name}: ${values[id]}`),
  ),
  kind: 'plan',
  asks: `which plan has ${feature}; do all plans include ${feature}`,
}));

/** Plans, trial and the questions about them. */
export const pricingPassages: readonly Passage[] = [
  overview,
  ...planPassages,
  ...comparison,
  {
    title: 'Compare the plans: what is the difference',
    href: `${ROUTES.pricing}#compare`,
    text: joinSentence(
      'The plans differ like this',
      PLAN_IDS.map((id) => `${plans[id].name}: ${plans[id].text}`),
    ),
    kind: 'plan',
    asks: 'what is the difference between start, grow and enterprise; compare the plans; which plan should i choose',
  },
  {
    title: `Free trial: ${trial.heading}`,
    href: `${ROUTES.pricing}#trial`,
    text: `${claims.freeTrial.sentence} ${trial.points.map(({ title, text }) => `${title}: ${text}`).join(' ')}`,
    kind: 'plan',
    asks: 'is there a free trial; how long is the trial; can i try it for free; how do i start a trial; test it before buying',
  },
  {
    title: 'Free trial: no card needed',
    href: `${ROUTES.pricing}#trial`,
    text: head.lede['sales-prospect'],
    kind: 'plan',
    asks: 'do i need a credit card for the trial; is payment needed to start',
  },
  ...faq.items.map(({ question, answer }): Passage => ({
    title: question,
    href: `${ROUTES.pricing}#questions`,
    text: answer,
    kind: 'plan',
    asks: FAQ_ASKS[question] ?? '',
  })),
];
