import { contentOf } from '../fixture';
import { checkClaims } from './quotes';

const CLAIMS = `export const claims = {
  conversionUplift: { id: 'conversionUplift', value: 'up to 40%', label: 'conversion uplift', sentence: 'Up to 40% uplift.' },
  enterprises: { id: 'enterprises', value: '500+', label: 'enterprises', sentence: '500+ enterprises.' },
  freeTrial: { id: 'freeTrial', value: '30-day', label: 'free trial', sentence: 'A 30-day trial.' },
  uptime: { id: 'uptime', value: '99.9%', label: 'uptime SLA', sentence: '99.9%' },
  dataPoints: { id: 'dataPoints', value: '10M', label: 'data points daily', sentence: '10M' },
  trendLead: { id: 'trendLead', value: '3 to 6 months', label: 'ahead on trends', sentence: '3 to 6 months' },
  developmentSpeed: { id: 'developmentSpeed', value: '70%', label: 'faster development', sentence: '70%' },
};`;
const check = (text: string) =>
  checkClaims(
    contentOf({
      'claims.ts': CLAIMS,
      'home.ts': `import { claims } from './claims';\nexport const copy = {\n  text: ${text},\n};`,
    }),
  );

test.each([
  '`A ${claims.freeTrial.value} ${claims.freeTrial.label}`',
  "'140% of the 5000 visitors, 40 times'",
  "'Up to 500,000 visits a month'",
  "'Last 30 days'",
  "'Ten million reasons'",
  "'Version 99.9.1, 10Mbit'",
  "'Scroll depth above 70%', // not a claim",
  "'50% fewer clicks and a 2-day course'",
  "'A 60-day trial of strength', // not a claim",
])('%s contains no hand-typed claim', (text) => {
  expect(check(text)).toEqual([]);
});

test.each([
  ["'Win 40% more'", 'conversionUplift'],
  ["'Over 500+ teams'", 'enterprises'],
  ["'500 enterprises trust it'", 'enterprises'],
  ["'A 30-day trial'", 'freeTrial'],
  ["'Free for thirty days'", 'freeTrial'],
  ["'Uptime of 99.9 percent'", 'uptime'],
  ["'10 million data points a day'", 'dataPoints'],
  ["'See it 3–6 months earlier'", 'trendLead'],
  ["'Trends three to six months ahead'", 'trendLead'],
  ['`${claims.uptime.value} and 70% less work`', 'developmentSpeed'],
])('%s contains a hand-typed claim', (text, id) => {
  expect(check(text)).toEqual([
    expect.objectContaining({
      file: 'home.ts',
      line: 3,
      field: 'text',
      message: expect.stringContaining(`\${claims.${id}.value}`),
    }),
  ]);
});

test.each([
  ["'A 60-day free trial'", '“60-day free trial”', 'freeTrial'],
  ["'Start your 14-day trial'", '“14-day trial”', 'freeTrial'],
  ["'800+ large enterprises'", '“800+ large enterprises”', 'enterprises'],
  ["'99.5 percent uptime'", '“99.5 percent uptime”', 'uptime'],
  ["'25% conversion uplift'", '“25% conversion uplift”', 'conversionUplift'],
])('%s contradicts a claim', (text, words, id) => {
  const [{ line, message = '' } = {}, ...more] = check(text);
  expect(line).toBe(3);
  expect(message).toContain(`${words} is not what claims.ts says`);
  expect(message).toContain(`\${claims.${id}.value}`);
  expect(more).toEqual([]);
});

test('a claim’s sentence contains its value', () => {
  const changed = CLAIMS.replace("value: '30-day'", "value: '45-day'");
  expect(checkClaims(contentOf({ 'claims.ts': changed }))).toEqual([
    expect.objectContaining({
      item: 'freeTrial',
      field: 'sentence',
      message: expect.stringContaining('“45-day”'),
    }),
  ]);
});
