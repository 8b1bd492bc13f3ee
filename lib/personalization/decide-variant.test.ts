import type { CampaignRow } from './campaign';
import { decideVariant, formatVariant, isAdapted, readPersonaUrl } from './decide-variant';
import { parsePersonaCookie } from './persona-cookie';

const urlOf = (search: string) => readPersonaUrl(new URLSearchParams(search));

test.each([
  ['', undefined, 'innovation-leader.explorer.new'],
  ['', 'developer.researcher.returning.chosen.chosen.11', 'developer.researcher.returning'],
  ['?segment=sales-prospect', 'developer.explorer.new.chosen.chosen.11', 'sales-prospect.explorer.new'],
  ['?segment=nobody', 'garbage', 'innovation-leader.explorer.new'],
  ['', 'developer.researcher.returning.chosen.chosen.01', 'innovation-leader.explorer.returning'],
])('the address %j and the cookie %j lead to %s', (search, cookie, slug) => {
  expect(decideVariant({ url: urlOf(search), cookie: parsePersonaCookie(cookie) }).slug).toBe(slug);
});

const campaign: CampaignRow = {
  utm_campaign: 'autumn',
  segment: 'developer',
  cluster: 'converter',
  message: 'first-call',
};

const FIRST_CALL = 'developer.converter.new.first-call';

test.each([
  ['nothing else', '', '', FIRST_CALL],
  ['an explicit segment that is the ad’s', '?segment=developer', '', FIRST_CALL],
  ['another explicit segment', '?segment=sales-prospect', '', 'sales-prospect.converter.new'],
  [
    'another chosen segment',
    '',
    'sales-prospect.explorer.new.chosen.default.11',
    'sales-prospect.converter.new',
  ],
  [
    'a chosen cluster',
    '',
    'developer.researcher.new.campaign.chosen.11',
    'developer.researcher.new.first-call',
  ],
  ['personalization off', '', 'developer.explorer.new.default.default.01', 'innovation-leader.explorer.new'],
])('a campaign and %s', (_, search, cookie, variant) => {
  const sources = { url: urlOf(search), campaign, cookie: parsePersonaCookie(cookie) };
  expect(formatVariant(decideVariant({ ...sources, isHome: true }))).toBe(variant);
});

test("content personalization off hides the ad's headline even for the standard segment", () => {
  const cookie = parsePersonaCookie('innovation-leader.explorer.new.default.default.01');
  const ad = { ...campaign, segment: 'innovation-leader' } as const;
  expect(decideVariant({ url: {}, campaign: ad, cookie, isHome: true }).message).toBeNull();
});

test('on other pages a campaign only sets segment and cluster', () => {
  const { slug, message } = decideVariant({ url: {}, campaign, cookie: null });
  expect({ slug, message }).toEqual({ slug: 'developer.converter.new', message: null });
});

test.each([
  ['', false],
  ['innovation-leader.explorer.new.default.default.11', false],
  ['developer.converter.new.chosen.chosen.11', false],
  ['innovation-leader.converter.new.default.analysis.11', true],
  ['developer.converter.new.chosen.analysis.11', true],
  ['innovation-leader.explorer.new.default.analysis.11', false],
  ['developer.explorer.new.campaign.default.11', true],
  ['innovation-leader.researcher.new.default.campaign.11', true],
  ['developer.converter.new.campaign.analysis.01', false],
])('%s: %s', (cookie, adapted) => {
  expect(isAdapted(parsePersonaCookie(cookie))).toBe(adapted);
});
