import { carryPersona, shareUrl, withoutCampaign, withoutDemo, withoutPersona, withPersona } from './address';

const persona = { segment: 'developer', cluster: 'researcher', visitor: 'returning' } as const;

test('a shared address contains the whole persona and nothing else', () => {
  expect(shareUrl({ origin: 'http://localhost:3000', pathname: '/about' }, persona)).toBe(
    'http://localhost:3000/about?segment=developer&cluster=researcher&visitor=returning',
  );
});

test.each([
  ['http://localhost/?segment=developer', '/'],
  ['http://localhost/about?cluster=nonsense&utm_campaign=spring#team', '/about?utm_campaign=spring#team'],
  ['http://localhost/?utm_campaign=spring&amp;SEGMENT=developer', '/?utm_campaign=spring'],
  ['http://localhost/about?utm_campaign=spring', null],
  ['http://localhost/', null],
])('%s without its persona is %s', (href, expected) => {
  expect(withoutPersona(href)).toBe(expected);
});

test.each([
  ['http://localhost/about?demo=1&q=1#team', '/about?q=1#team'],
  ['http://localhost/?Demo=1&amp;segment=developer', '/'],
  ['http://localhost/?q=1', null],
])('%s without its demo view is %s', (href, expected) => {
  expect(withoutDemo(href)).toBe(expected);
});

test.each([
  ['http://localhost/?utm_campaign=spring&utm_term=a&utm_term=b', '/'],
  ['http://localhost/about?utm_source=x&q=1#team', '/about?q=1#team'],
  ['http://localhost/?UTM_SOURCE=x&amp;q=1', '/?q=1'],
  ['http://localhost/?segment=developer', null],
])('%s without its ad is %s', (href, expected) => {
  expect(withoutCampaign(href)).toBe(expected);
});

test('an address gets the persona in place of the previous one and otherwise stays the same', () => {
  expect(withPersona('http://localhost/about?x=1&segment=sales-prospect#team', persona)).toBe(
    '/about?x=1&segment=developer&cluster=researcher&visitor=returning#team',
  );
});

test('a link carries over the persona of its page, and nothing else', () => {
  const page = 'http://localhost/?segment=developer&utm_campaign=spring&visitor=new';
  expect(carryPersona('/about#team', page)).toBe('/about?segment=developer&visitor=new#team');
  expect(carryPersona('/about', 'http://localhost/?x=1')).toBe('/about');
});
