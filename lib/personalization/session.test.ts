import { startOnboarding } from './onboarding';
import { DEFAULT_PERSONA, type Persona } from './persona';
import {
  reduceSession,
  selectPersonaCookie,
  shouldAnalyzeBehavior,
  startSession,
  type Session,
  type SessionAction,
} from './session';
import { DEFAULT_SETTINGS } from './settings';

const START = startSession(DEFAULT_PERSONA);
const after = (start: Session, ...actions: SessionAction[]) => actions.reduce(reduceSession, start);
const persona = (changes: Partial<Persona>): Persona => ({ ...DEFAULT_PERSONA, ...changes });

const hidden = { ...startOnboarding('new'), shown: false, completed: true };

test('a session starts from the persona that was rendered', () => {
  const developer = persona({ segment: 'developer', visitor: 'returning' });
  expect(startSession(developer)).toEqual({
    userId: null,
    persona: developer,
    storedSegment: 'developer',
    segmentSource: 'default',
    clusterSource: 'default',
    settings: DEFAULT_SETTINGS,
    settingsLoaded: false,
    chatbotOpen: false,
    onboarding: startOnboarding('returning'),
  });
});

test.each<[SessionAction, Partial<Session>]>([
  [{ type: 'user-identified', userId: 42 }, { userId: 42 }],
  [
    { type: 'segment-chosen', segment: 'developer' },
    {
      persona: persona({ segment: 'developer' }),
      storedSegment: 'developer',
      segmentSource: 'chosen',
    },
  ],
  [
    { type: 'goal-chosen', goalId: 'grow-business' },
    {
      persona: persona({ segment: 'sales-prospect' }),
      storedSegment: 'sales-prospect',
      segmentSource: 'chosen',
      onboarding: { ...START.onboarding, goal: 'grow-business' },
    },
  ],
  [
    { type: 'cluster-chosen', cluster: 'converter' },
    { persona: persona({ cluster: 'converter' }), clusterSource: 'chosen' },
  ],
  [
    { type: 'cluster-analyzed', cluster: 'researcher' },
    { persona: persona({ cluster: 'researcher' }), clusterSource: 'analysis' },
  ],
  [
    { type: 'visitor-chosen', visitor: 'returning' },
    { persona: persona({ visitor: 'returning' }), onboarding: hidden },
  ],
  [{ type: 'onboarding-completed' }, { persona: persona({ visitor: 'returning' }), onboarding: hidden }],
  [{ type: 'onboarding-next' }, { onboarding: { ...START.onboarding, step: 2, stepsBehind: [1] } }],
  [{ type: 'chatbot-toggled' }, { chatbotOpen: true }],
  [
    { type: 'setting-changed', name: 'navigationAdaptation', value: false },
    { settings: { ...DEFAULT_SETTINGS, navigationAdaptation: false } },
  ],
  [
    { type: 'settings-loaded', settings: { ...DEFAULT_SETTINGS, behavioralAnalytics: false } },
    { settings: { ...DEFAULT_SETTINGS, behavioralAnalytics: false }, settingsLoaded: true },
  ],
])('%j changes exactly %j', (action, changes) => {
  expect(reduceSession(START, action)).toEqual({ ...START, ...changes });
});

test('analysis changes nothing after a choice by hand, and a choice overrules analysis', () => {
  const chosen = after(START, { type: 'cluster-chosen', cluster: 'converter' });
  expect(after(chosen, { type: 'cluster-analyzed', cluster: 'researcher' })).toBe(chosen);
  const found = after(START, { type: 'cluster-analyzed', cluster: 'researcher', confidence: 0.7 });
  expect(found.clusterConfidence).toBe(0.7);
  expect(after(found, { type: 'cluster-chosen', cluster: 'explorer' }).clusterConfidence).toBeUndefined();
  expect(
    after(
      START,
      { type: 'cluster-analyzed', cluster: 'researcher' },
      { type: 'cluster-chosen', cluster: 'converter' },
    ),
  ).toEqual(chosen);
});

test('switching to new shows onboarding at step 1 and remembers the steps skipped in this visit', () => {
  const midway = after(START, { type: 'onboarding-next' }, { type: 'onboarding-skipped' });
  const restarted = after(
    midway,
    { type: 'visitor-chosen', visitor: 'returning' },
    { type: 'visitor-chosen', visitor: 'new' },
  );
  expect(restarted).toEqual({ ...START, onboarding: { ...START.onboarding, skippedSteps: [2] } });
});

test('a failed save puts back the setting that failed and no other', () => {
  const session = after(
    START,
    { type: 'setting-changed', name: 'contentPersonalization', value: false },
    { type: 'setting-changed', name: 'navigationAdaptation', value: false },
    { type: 'settings-restored', settings: { contentPersonalization: true } },
  );
  expect(session).toEqual({ ...START, settings: { ...DEFAULT_SETTINGS, navigationAdaptation: false } });
});

test('the chat window closes again', () => {
  expect(after(START, { type: 'chatbot-toggled' }, { type: 'chatbot-toggled' })).toEqual(START);
});

test('the stored user is adopted; an unknown segment reaches navigation only', () => {
  const stored = persona({ segment: 'developer', visitor: 'returning' });
  expect(after(START, { type: 'user-loaded', persona: stored, storedSegment: 'developer' })).toEqual({
    ...START,
    persona: stored,
    storedSegment: 'developer',
    onboarding: hidden,
  });
  expect(after(START, { type: 'user-loaded', persona: START.persona, storedSegment: 'astronaut' })).toEqual({
    ...START,
    storedSegment: 'astronaut',
  });
});

test('a stored new user does not throw a begun onboarding back', () => {
  const begun = after(START, { type: 'onboarding-next' });
  const { segment: storedSegment } = DEFAULT_PERSONA;
  const user = { type: 'user-loaded', persona: DEFAULT_PERSONA, storedSegment } as const;
  expect(after(begun, user)).toEqual(begun);
});

test('a followed link counts as a choice of the cluster that it changes', () => {
  const linked = persona({ segment: 'developer', cluster: 'researcher', visitor: 'returning' });
  expect(after(START, { type: 'persona-followed', persona: linked })).toEqual({
    ...START,
    persona: linked,
    storedSegment: 'developer',
    clusterSource: 'chosen',
    onboarding: hidden,
  });
  expect(after(START, { type: 'persona-followed', persona: DEFAULT_PERSONA })).toBe(START);
});

test('the cookie of a session brings its persona, cluster source and rendered settings back', () => {
  const session = after(
    START,
    { type: 'segment-chosen', segment: 'developer' },
    { type: 'cluster-analyzed', cluster: 'researcher' },
    { type: 'setting-changed', name: 'contentPersonalization', value: false },
  );
  expect(selectPersonaCookie(session)).toEqual({
    segment: 'developer',
    cluster: 'researcher',
    visitor: 'new',
    segmentSource: 'chosen',
    clusterSource: 'analysis',
    contentPersonalization: false,
    navigationAdaptation: true,
  });
  expect(after(START, { type: 'persona-remembered', cookie: selectPersonaCookie(session) })).toEqual(session);
});

test('what a campaign brought holds until somebody chooses, and analysis may still find another cluster', () => {
  const cookie = {
    ...persona({ segment: 'developer', cluster: 'converter' }),
    segmentSource: 'campaign',
    clusterSource: 'campaign',
    contentPersonalization: true,
    navigationAdaptation: true,
  } as const;
  const landed = after(START, { type: 'persona-remembered', cookie });
  expect(selectPersonaCookie(landed)).toEqual(cookie);
  const analyzed = after(landed, { type: 'cluster-analyzed', cluster: 'researcher' });
  expect(selectPersonaCookie(analyzed)).toEqual({
    ...cookie,
    cluster: 'researcher',
    clusterSource: 'analysis',
  });
  const chosen = after(landed, { type: 'segment-chosen', segment: 'developer' });
  expect(selectPersonaCookie(chosen)).toEqual({ ...cookie, segmentSource: 'chosen' });
});

test.each([
  [false, true, false],
  [true, true, true],
  [true, false, false],
])('settings arrived: %s, analytics on: %s → analysis: %s', (settingsLoaded, on, expected) => {
  const settings = { ...DEFAULT_SETTINGS, behavioralAnalytics: on };
  expect(shouldAnalyzeBehavior({ ...START, settingsLoaded, settings })).toBe(expected);
});

test('under another number nothing is noted until its own settings have arrived', () => {
  const settings = { ...DEFAULT_SETTINGS, behavioralAnalytics: true };
  const loaded = after(START, { type: 'user-identified', userId: 1 }, { type: 'settings-loaded', settings });
  expect(shouldAnalyzeBehavior(loaded)).toBe(true);
  expect(shouldAnalyzeBehavior(reduceSession(loaded, { type: 'user-identified', userId: 1 }))).toBe(true);
  expect(shouldAnalyzeBehavior(reduceSession(loaded, { type: 'user-identified', userId: 2 }))).toBe(false);
});

test('a restarted session is that of the default persona; who it is, what stands open and what was chosen by hand stays', () => {
  const away = after(
    { ...START, userId: 42 },
    { type: 'settings-loaded', settings: { ...DEFAULT_SETTINGS, navigationAdaptation: false } },
    { type: 'goal-chosen', goalId: 'build-integrate' },
    { type: 'onboarding-next' },
    { type: 'onboarding-skipped' },
    { type: 'cluster-chosen', cluster: 'converter' },
    { type: 'chatbot-toggled' },
  );
  expect(away).toMatchObject({
    onboarding: { step: 2, shown: false, goal: 'build-integrate', skippedSteps: [2] },
  });
  expect(after(away, { type: 'session-restarted' })).toEqual({
    ...START,
    userId: 42,
    settingsLoaded: true,
    chatbotOpen: true,
    segmentSource: 'chosen',
    clusterSource: 'chosen',
  });
});
