import { contentOf } from '../fixture';
import { checkCampaigns } from './targets';

const ROW =
  "utm_campaign: 'autumn', utm_source: 'google', utm_medium: 'cpc', segment: 'developer', cluster: 'explorer', message: 'first-call'";

function check(...rows: string[]) {
  const campaigns = `export const campaigns = [${rows.map((row) => `{ ${row} }`).join(', ')}] as const;`;
  const messages =
    "export const heroMessages = { 'first-call': { headline: 'One' }, 'free-trial': { headline: 'Two' } } as const;";
  return checkCampaigns(contentOf({ 'campaigns.ts': campaigns, 'hero-messages.ts': messages }));
}

const change = (field: string, value: string) =>
  ROW.replace(new RegExp(`${field}: '[^']*'`), `${field}: '${value}'`);

test('rows with an existing target are fine, also several of one campaign', () => {
  expect(
    check(
      ROW,
      `${ROW}, utm_content: 'video'`,
      `${ROW}, utm_term: 'crm_tools'`,
      change('utm_campaign', 'a-1'),
    ),
  ).toEqual([]);
});

test.each([
  [
    'segment',
    'pirate',
    'There is no segment “pirate”. Possible: innovation-leader, developer, sales-prospect.',
  ],
  ['cluster', 'shopper', 'There is no behavior “shopper”. Possible: explorer, researcher, converter.'],
  ['message', 'no-such', 'There is no hero message “no-such”. Possible: first-call, free-trial.'],
  [
    'utm_campaign',
    'Autumn Sale',
    '“Autumn Sale” would not survive an ad tool unchanged. Use lowercase letters, digits, - and _ only.',
  ],
  [
    'utm_campaign',
    '',
    '“” would not survive an ad tool unchanged. Use lowercase letters, digits, - and _ only.',
  ],
  [
    'utm_source',
    'a&b',
    '“a&b” would not survive an ad tool unchanged. Use lowercase letters, digits, - and _ only.',
  ],
  ['utm_campaign', 'x'.repeat(65), 'This has 65 characters, and the limit is 64: cut 1.'],
])('%s: %j', (field, value, message) => {
  expect(check(change(field, value))).toEqual([
    expect.objectContaining({ file: 'campaigns.ts', line: 1, field, message }),
  ]);
});

test.each(['utm_campaign', 'segment', 'cluster', 'message'])('a row without %s', (field) => {
  const findings = check(ROW.replace(new RegExp(`${field}: '[^']*',? ?`), ''));
  expect(findings).toEqual([
    expect.objectContaining({ field, message: expect.stringContaining('is missing') }),
  ]);
});

test('two rows for the same URL', () => {
  const content = `${ROW}, utm_content: 'video'`;
  expect(check(ROW, content, content)).toEqual([
    expect.objectContaining({
      field: 'utm_campaign',
      message:
        'Row 2 already has the same utm_campaign, utm_content and utm_term. One URL can open only one page: change one of them.',
    }),
  ]);
});
