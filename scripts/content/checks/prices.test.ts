import { contentOf } from '../fixture';
import { checkPrices } from './prices';

const PRICING = `export const pricingCopy = { plans: {
  start: { name: 'Start', price: '$290' },
  grow: { name: 'Grow', price: '$1,200' },
  enterprise: { name: 'Enterprise', price: 'From $4,800' },
} };`;
const check = (text: string) =>
  checkPrices(
    contentOf({ 'pages/pricing.ts': PRICING, 'home.ts': `export const copy = {\n  text: ${text},\n};` }),
  );

test.each([
  "'A tent for $90'",
  "'Plans below three hundred dollars'",
  "'Every plan is over two hundred dollars'",
  "'We saved two million dollars'",
  "'A plan of $17, once', // not a price",
])('%s contradicts no price', (text) => {
  expect(check(text)).toEqual([]);
});

test.each([
  ["'Start costs $290 a month'", '“$290” is the price of Start'],
  ["'Grow costs twelve hundred dollars'", 'is the price of Grow'],
  [
    "'Plans from two hundred and fifty dollars'",
    '“two hundred and fifty dollars” is not what pages/pricing.ts says',
  ],
  ["'Plans under $200'", '“under $200” is not what'],
  ["'Grow is $290 a month'", '“$290” is not what'],
])('%s repeats or contradicts a price', (text, message) => {
  expect(check(text)).toEqual([
    expect.objectContaining({ line: 2, message: expect.stringContaining(message) }),
  ]);
});

test('the corrected line inserts the price', () => {
  expect(check("'Start costs $290 a month'")[0]?.corrected).toBe(
    "text: `Start costs ${pricingCopy.plans.start.price} a month`,\nimport { pricingCopy } from './pages/pricing'; (at the top of the file)",
  );
});
