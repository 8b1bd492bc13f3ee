import { contentOf } from '../fixture';
import { checkTrial } from './trial';

const claims = (value: string) =>
  `export const claims = { freeTrial: { id: 'freeTrial', value: '${value}', label: 'free trial', sentence: 'A ${value} free trial.' } };`;
const check = (text: string, value = '30-day') =>
  checkTrial(
    contentOf({ 'claims.ts': claims(value), 'home.ts': `export const copy = {\n  text: ${text},\n};` }),
  );

test.each([
  "'The trial lasts 30 days'",
  "'Try it free for a month'",
  "'A four-week plan for a trial'",
  "'The four-week trial plan'",
  "'Week 4 of the trial'",
  "'Look at the last three months before the trial'",
  "'It takes two months'",
  "'A trial of five days a week is a year’s work', // not a claim",
  "'Trials take about five hours of your time'",
])('%s agrees with a trial of 30 days', (text) => {
  expect(check(text)).toEqual([]);
});

test.each([
  ["'Two weeks free'", 'Two weeks free'],
  ["'The trial lasts two weeks'", 'trial lasts two weeks'],
  ["'Your trial ends after fourteen days'", 'trial ends after fourteen days'],
  ["'Try everything for 60 days: the trial is yours'", 'Try everything for 60 days'],
  ["'A two-month free trial'", 'two-month free trial'],
  ["'Plan six weeks for the trial'", 'six weeks'],
  ["'Week 6 of the trial'", 'Week 6'],
])('%s contradicts it', (text, words) => {
  expect(check(text)).toEqual([
    expect.objectContaining({
      line: 2,
      message: expect.stringContaining(`“${words}” contradicts the trial`),
    }),
  ]);
});

test('a shortened claim is contradicted by every sentence that assumes the longer one', () => {
  expect(check("'A month of trial'", '14-day')).toHaveLength(1);
  expect(check("'A four-week plan for a trial'", '14-day')).toHaveLength(1);
  expect(check("'Week 3 of the trial'", '14-day')).toHaveLength(1);
  expect(check("'Week 2 of the trial'", '14-day')).toHaveLength(0);
});

test('the corrected line inserts the claim', () => {
  expect(check("'A 14-day trial'")[0]?.corrected).toBe(
    "text: `A ${claims.freeTrial.value} trial`,\nimport { claims } from './claims'; (at the top of the file)",
  );
});
