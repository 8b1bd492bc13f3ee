import { findInvention } from './find-invention';

const grounding = {
  passages: [
    'The Grow plan: $490 per month, as a sample. Support answers within 4 working hours. Market Intelligence reads 10M data points daily.',
    'Every plan starts with a 30-day trial. Trends show 3 to 6 months ahead. Call GET /api/user/{id} or write to sales@attune.example.',
    'Attune AI',
  ],
  hrefs: ['/pricing#plans', '/solutions#market-intelligence'],
  instructions: 'Answer from the passages alone and do not add numbers or names that are not in them.',
  vocabulary: new Set(['it', 'you', 'one', 'every', 'prices', 'support']),
};

test.each([
  'The Grow plan costs $490 per month.',
  'It costs 490 dollars a month, as a sample. You can read more at /pricing#plans.',
  'Every trial takes thirty days.',
  'Market Intelligence reads 10 million data points daily.',
  'You see a trend up to six months ahead.',
  'One of the plans is Grow.',
  'Certainly! Support answers within four hours.',
  'Prices are at /pricing. Write to sales@attune.example or call /api/user/{id}.',
  'I’m sure that Market Intelligence reads data.',
])('%s', (answer) => {
  expect(findInvention(answer, grounding)).toBeNull();
});

test.each([
  ['number', 'The Grow plan costs $480 per month.'],
  ['number', 'The Grow plan costs $10 per month.'],
  ['number', 'The Grow plan costs 10 dollars.'],
  ['number', 'Forecasts are 30% better.'],
  ['number', 'The trial takes 4 days.'],
  ['number', 'The trial takes two weeks.'],
  ['number', 'It works for 50 people.'],
  ['number', 'Hundreds of companies use it.'],
  ['number', 'Support answers 24/7.'],
  ['number', 'It doubles sales, or even twice that.'],
  ['name', 'It works with Salesforce.'],
  ['name', 'Salesforce works with the plan.'],
  ['name', 'The plan was written by Jane Miller.'],
  ['name', 'The data is SOC certified.'],
  ['name', 'It was founded in January.'],
  ['link', 'Read more at /api#everything.'],
  ['link', 'Read more at /settings.'],
  ['link', 'Write to jane@attune.example.'],
  ['link', 'Read more at https://evil.example/pricing.'],
  ['link', 'Read more at evil.example.'],
  ['link', 'Read more at www.evil.'],
  ['markup', 'The plan <b>starts</b> with a trial.'],
  ['markup', '{"plan": "grow"}'],
  ['instructions', 'I answer from the passages alone and do not add numbers.'],
  // A question's own words support nothing (field case B6).
  ['name', 'The site does not say whether it works with Salesforce.'],
  ['words', 'Yes, all plans are free forever, we refund everyone and store nothing.'],
  ['words', 'Yes, every plan is free forever.'],
  ['words', 'You get a refund.'],
  ['link', 'Read more at evil。com.'],
  ['link', 'Read more at ｅｖｉｌ．ｃｏｍ.'],
  ['link', 'Read more at еvil.com.'],
  ['link', 'Read more at evil dot com.'],
  ['link', 'Read more at evil [.] com.'],
  ['words', `It ${'x'.repeat(100)}.`],
  ['words', 'Every warehouse ships frozen pizza to lonely astronauts overnight.'],
])('%s: %s', (invention, answer) => {
  expect(findInvention(answer, grounding)).toBe(invention);
  expect(
    findInvention(`The Grow plan starts with a trial. ${answer} Every plan has support.`, grounding),
  ).toBe(invention);
});
