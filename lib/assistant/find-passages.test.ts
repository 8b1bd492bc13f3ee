import type { RoutePath } from '@/lib/config/routes';
import type { Segment } from '@/lib/personalization/persona';
import { rankPassages } from './find-passages';
import { passages } from './passages';

const hrefFor = (text: string, page?: RoutePath) => rankPassages(passages, { text, page })[0]?.passage.href;

test.each([
  ['What does AI Automation do?', '/solutions#ai-automation'],
  ['how accurate is your sentiment analysis', '/solutions#sentiment-analysis'],
  ['Can you forecast market trends?', '/solutions#market-intelligence'],
  ['Is there a free trial?', '/pricing#trial'],
  ['I want to request a demo', '/contact#demo'],
  ['what is your uptime SLA?', '/pricing#compare'],
  ['How do I contact support?', '/contact#support'],
  ['pricng', '/pricing#plans'],
  ['wat is attune', '/about'],
  ['are there really 500+ enterprises?', '/about'],
  ['CAN I DELETE MY DATA???', '/settings#privacy'],
])('%s is answered with %s', (question, href) => {
  expect(hrefFor(question)).toBe(href);
});

test('words unknown to the site do not hide the rest of a long question', () => {
  expect(hrefFor('my cousin Ermentrude wonders how long the free trial of your thingummy lasts')).toBe(
    '/pricing#trial',
  );
});

test('passages of the open page rank first', () => {
  expect(hrefFor('are these numbers real?', '/analytics')).toBe('/analytics');
  expect(hrefFor('are these numbers real?', '/cases')).toBe('/cases');
});

test('of two equally close answers, the one on a page for the visitor’s segment ranks first', () => {
  const scoreFor = (segment: Segment) =>
    rankPassages(passages, { text: 'how do i begin', segment }).find(({ passage }) =>
      passage.href.startsWith('/api'),
    )?.score ?? 0;
  expect(scoreFor('developer')).toBeGreaterThan(scoreFor('sales-prospect'));
});

test('a message of maximum length is answered in time', () => {
  rankPassages(passages, { text: 'warm' });
  const started = performance.now();
  rankPassages(passages, { text: 'sentimant analisys prices '.repeat(77).slice(0, 2000) });
  rankPassages(passages, { text: Array.from({ length: 400 }, (_, n) => `wrd${n}`).join(' ') });
  expect(performance.now() - started).toBeLessThan(200);
});
