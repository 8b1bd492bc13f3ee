import { decideVariant, readPersonaUrl } from './decide-variant';
import { parsePersonaCookie } from './persona-cookie';

const urlOf = (search: string) => readPersonaUrl(new URLSearchParams(search));

test.each([
  ['', undefined, 'innovation-leader.explorer.new'],
  ['', 'developer.researcher.returning.chosen.11', 'developer.researcher.returning'],
  [
    '?segment=sales-prospect',
    'developer.researcher.returning.chosen.11',
    'sales-prospect.researcher.returning',
  ],
  ['?segment=nobody', 'garbage', 'innovation-leader.explorer.new'],
  ['', 'developer.researcher.returning.chosen.01', 'innovation-leader.explorer.returning'],
])('the address %j and the cookie %j lead to %s', (search, cookie, slug) => {
  expect(decideVariant({ url: urlOf(search), cookie: parsePersonaCookie(cookie) }).slug).toBe(slug);
});
