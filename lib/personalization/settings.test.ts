import { DEFAULT_PERSONA, type Persona } from './persona';
import {
  countActiveSettings,
  DEFAULT_SETTINGS,
  isAnalyticsOff,
  isNavigationFixed,
  selectChanges,
  selectVariant,
} from './settings';

const returning: Persona = { segment: 'developer', cluster: 'researcher', visitor: 'returning' };

const fired = (field: string) => ({
  ruleId: 'content-switches',
  signals: [{ field, value: false }],
  confidence: 1,
});
const quiet = { ruleId: 'content-switches', signals: [], confidence: 1 };

test.each([
  [true, true, true, 3],
  [true, false, true, 2],
  [false, false, true, 1],
  [false, false, false, 0],
])('content %s, navigation %s, behavior %s: %s of 3 active', (content, navigation, behavior, expected) => {
  const settings = {
    contentPersonalization: content,
    navigationAdaptation: navigation,
    behavioralAnalytics: behavior,
  };
  expect(countActiveSettings(settings)).toBe(expected);
});

test('content personalization on: the variant is the persona', () => {
  expect(selectVariant(returning, { contentPersonalization: true })).toEqual({
    result: returning,
    reason: quiet,
  });
});

test('content personalization off: default segment and cluster, visitor type kept', () => {
  expect(selectVariant(returning, { contentPersonalization: false })).toEqual({
    result: { ...DEFAULT_PERSONA, visitor: 'returning' },
    reason: fired('contentPersonalization'),
  });
});

test.each([
  [isNavigationFixed, 'navigationAdaptation'],
  [isAnalyticsOff, 'behavioralAnalytics'],
])('%p is true exactly when %s is off', (decide, field) => {
  expect(decide(true)).toEqual({ result: false, reason: quiet });
  expect(decide(false)).toEqual({ result: true, reason: fired(field) });
});

test.each([
  [DEFAULT_SETTINGS, {}],
  [{ ...DEFAULT_SETTINGS, navigationAdaptation: false }, { navigationAdaptation: false }],
  [
    { contentPersonalization: false, navigationAdaptation: true, behavioralAnalytics: false },
    { contentPersonalization: false, behavioralAnalytics: false },
  ],
])('in %j the changes are %j', (settings, changes) => expect(selectChanges(settings)).toEqual(changes));
