import { namePayload } from './name-payload';

const RSC = {
  header: 'rsc',
  suffix: '.rsc',
  varyHeader: 'rsc',
  prefetchSegmentHeader: 'next-router-segment-prefetch',
  prefetchSegmentDirSuffix: '.segments',
  prefetchSegmentSuffix: '.segment.rsc',
};

test.each([
  [{}, null],
  [{ rsc: '0' }, null],
  [{ 'next-router-segment-prefetch': '/_tree' }, null],
  [{ rsc: '1' }, '/a.b.new/pricing.rsc'],
  [{ rsc: '1', 'next-router-prefetch': '1' }, '/a.b.new/pricing.rsc'],
  [{ rsc: '1', 'next-router-segment-prefetch': '/_tree' }, '/a.b.new/pricing.segments/_tree.segment.rsc'],
])('a request with %j asks for %s', (headers, expected) => {
  expect(namePayload('/a.b.new/pricing', headers, RSC)).toBe(expected);
});
