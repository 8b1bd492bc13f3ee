import {
  findCampaign,
  formatCampaignName,
  nameCampaign,
  UNREADABLE_CAMPAIGN,
  type CampaignRow,
} from './campaign';

const target = { segment: 'sales-prospect', cluster: 'explorer', message: 'm' } as const;
const all: CampaignRow = { utm_campaign: 'autumn', ...target };
const content: CampaignRow = { utm_campaign: 'autumn', utm_content: 'video', ...target };
const term: CampaignRow = { utm_campaign: 'autumn', utm_term: 'crm', ...target };
const both: CampaignRow = { utm_campaign: 'autumn', utm_content: 'video', utm_term: 'crm', ...target };
const onlyTerm: CampaignRow = { utm_campaign: 'spring', utm_term: 'crm', ...target };
const rows = [all, term, content, both, onlyTerm];

test.each<[string, CampaignRow | null]>([
  ['', null],
  ['utm_source=autumn', null],
  ['utm_campaign=', null],
  ['utm_campaign=winter', null],
  ['utm_campaign=autumn', all],
  ['utm_campaign=%20Autumn%20', all],
  ['utm_campaign=autumn&utm_content=banner', all],
  ['utm_campaign=autumn&utm_content=video', content],
  ['utm_campaign=autumn&utm_term=CRM', term],
  ['utm_campaign=autumn&utm_content=banner&utm_term=crm', term],
  ['utm_campaign=autumn&utm_content=video&utm_term=other', content],
  ['utm_campaign=autumn&utm_content=video&utm_term=crm', both],
  ['utm_campaign=spring', null],
  ['utm_campaign=spring&utm_term=crm', onlyTerm],
  ['utm_campaign=winter&utm_campaign=autumn', null],
  ['utm_campaign=__proto__', null],
])('%s matches %j', (search, row) => {
  expect(findCampaign(rows, new URLSearchParams(search))).toBe(row);
});

test('of two equally specific rows, the one with utm_content wins, whatever their order', () => {
  const query = new URLSearchParams('utm_campaign=autumn&utm_content=video&utm_term=crm');
  expect(findCampaign([all, term, content], query)).toBe(content);
  expect(findCampaign([content, term, all], query)).toBe(content);
});

test.each([
  [all, 'autumn'],
  [content, 'autumn&utm_content=video'],
  [term, 'autumn&utm_term=crm'],
  [both, 'autumn&utm_content=video&utm_term=crm'],
])('%j is counted as %s', (row, name) => {
  expect(formatCampaignName(row)).toBe(name);
});

test.each([
  [{ utm_campaign: 'Autumn', utm_content: 'video' }, 'autumn&utm_content=video', true],
  [{ utm_campaign: 'autumn', utm_content: 'other' }, 'autumn', true],
  [{ utm_campaign: ' Winter sale_2 ', utm_term: 'secret' }, 'winter sale_2', false],
  [{ utm_campaign: 'x'.repeat(64) }, 'x'.repeat(64), false],
  [{ utm_campaign: 'x'.repeat(65) }, UNREADABLE_CAMPAIGN, false],
  [{ utm_campaign: 'autumn&utm_content=video' }, UNREADABLE_CAMPAIGN, false],
  [{ utm_campaign: '<script>' }, UNREADABLE_CAMPAIGN, false],
  [{ utm_campaign: '{campaignid}' }, UNREADABLE_CAMPAIGN, false],
  [{ utm_campaign: '=1+1' }, UNREADABLE_CAMPAIGN, false],
  [{ utm_campaign: '秋' }, UNREADABLE_CAMPAIGN, false],
  [{ utm_campaign: '(others)' }, UNREADABLE_CAMPAIGN, false],
  [{}, UNREADABLE_CAMPAIGN, false],
])('a visit of %j is counted as %s, known: %s', (query, name, isKnown) => {
  expect(nameCampaign(rows, query)).toEqual({ name, isKnown });
});
