import { DEFAULT_PERSONA } from './persona';
import { parsePersonaCookie } from './persona-cookie';
import { tracePersona } from './trace-persona';

const persona = { segment: 'developer', cluster: 'researcher', visitor: 'returning' } as const;
const cookie = parsePersonaCookie('developer.researcher.returning.chosen.chosen.11');
const visit = { persona, segmentSource: 'chosen', clusterSource: 'chosen', goalSegment: null } as const;

test('the link wins, field by field', () => {
  const url = { segment: 'developer', cluster: 'nonsense' };
  expect(tracePersona({ url, cookie }, visit)).toEqual({
    segment: 'url',
    cluster: 'chosen',
    visitor: 'chosen',
  });
});

test('a link does not count after the visitor chose something else', () => {
  expect(tracePersona({ url: { segment: 'sales-prospect' }, cookie }, visit).segment).toBe('chosen');
});

test('a cluster found by analysis is reported as such', () => {
  expect(tracePersona({ url: {}, cookie }, { ...visit, clusterSource: 'analysis' }).cluster).toBe('analysis');
});

test('values from an ad are reported as such, field by field', () => {
  const landed = { ...visit, segmentSource: 'campaign', clusterSource: 'analysis' } as const;
  expect(tracePersona({ url: {}, cookie }, landed)).toEqual({
    segment: 'campaign',
    cluster: 'analysis',
    visitor: 'chosen',
  });
  expect(tracePersona({ url: {}, cookie }, { ...visit, clusterSource: 'campaign' }).cluster).toBe('campaign');
});

test('a goal sets the segment until another one is chosen', () => {
  expect(tracePersona({ url: {}, cookie }, { ...visit, goalSegment: 'developer' }).segment).toBe('goal');
  expect(tracePersona({ url: {}, cookie }, { ...visit, goalSegment: 'sales-prospect' }).segment).toBe(
    'chosen',
  );
});

test('without signals the origin is the default; a choice counts even without cookies', () => {
  const nothing = { url: {}, cookie: null };
  const standard = {
    persona: DEFAULT_PERSONA,
    segmentSource: 'default',
    clusterSource: 'default',
    goalSegment: null,
  } as const;
  expect(tracePersona(nothing, standard)).toEqual({
    segment: 'default',
    cluster: 'default',
    visitor: 'default',
  });
  expect(tracePersona(nothing, visit)).toEqual({ segment: 'chosen', cluster: 'chosen', visitor: 'chosen' });
});

test('a cookie written by analysis does not make the other fields chosen', () => {
  const found = { ...DEFAULT_PERSONA, cluster: 'researcher' } as const;
  const sources = {
    url: {},
    cookie: parsePersonaCookie('innovation-leader.researcher.new.default.analysis.11'),
  };
  const analyzed = { ...visit, persona: found, segmentSource: 'default', clusterSource: 'analysis' } as const;
  expect(tracePersona(sources, analyzed)).toEqual({
    segment: 'default',
    cluster: 'analysis',
    visitor: 'default',
  });
  expect(tracePersona(sources, { ...analyzed, segmentSource: 'chosen' }).segment).toBe('chosen');
});
