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

const UNTRACKED = { ...DEFAULT_SETTINGS, behavioralAnalytics: false };
const segment = (name: Persona['segment']): Partial<Session> => ({
  persona: persona({ segment: name }),
  storedSegment: name,
  segmentSource: 'chosen',
});
const cluster = (name: Persona['cluster'], clusterSource: Session['clusterSource']): Partial<Session> => ({
  persona: persona({ cluster: name }),
  clusterSource,
});
const withGoal = { ...START.onboarding, goal: 'grow-business' } as const;
const hidden = { ...startOnboarding('new'), isVisible: false, completed: true };
const RETURNING: Partial<Session> = { persona: persona({ visitor: 'returning' }), onboarding: hidden };

test('a session starts with the rendered persona', () => {
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
  [{ type: 'segment-chosen', segment: 'developer' }, segment('developer')],
  [
    { type: 'goal-chosen', goalId: 'grow-business' },
    { ...segment('sales-prospect'), onboarding: withGoal },
  ],
  [{ type: 'cluster-chosen', cluster: 'converter' }, cluster('converter', 'chosen')],
  [{ type: 'cluster-analyzed', cluster: 'researcher' }, cluster('researcher', 'analysis')],
  [{ type: 'visitor-chosen', visitor: 'returning' }, RETURNING],
  [{ type: 'onboarding-completed' }, RETURNING],
  [{ type: 'onboarding-next' }, { onboarding: { ...START.onboarding, step: 2, stepsBehind: [1] } }],
  [{ type: 'chatbot-toggled' }, { chatbotOpen: true }],
  [{ type: 'setting-changed', name: 'behavioralAnalytics', value: false }, { settings: UNTRACKED }],
  [
    { type: 'settings-loaded', settings: UNTRACKED },
    { settings: UNTRACKED, settingsLoaded: true },
  ],
])('%j changes exactly %j', (action, changes) => {
  expect(reduceSession(START, action)).toEqual({ ...START, ...changes });
});

test('analysis does not override an explicit choice, and a choice overrides analysis', () => {
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

test('switching to new shows onboarding at step 1 and keeps the steps skipped in this visit', () => {
  const midway = after(START, { type: 'onboarding-next' }, { type: 'onboarding-skipped' });
  const restarted = after(
    midway,
    { type: 'visitor-chosen', visitor: 'returning' },
    { type: 'visitor-chosen', visitor: 'new' },
  );
  expect(restarted).toEqual({ ...START, onboarding: { ...START.onboarding, skippedSteps: [2] } });
});

test('a failed save changes back only the setting that failed', () => {
  const session = after(
    START,
    { type: 'setting-changed', name: 'contentPersonalization', value: false },
    { type: 'setting-changed', name: 'navigationAdaptation', value: false },
    { type: 'setting-changed', name: 'contentPersonalization', value: true },
  );
  expect(session).toEqual({ ...START, settings: { ...DEFAULT_SETTINGS, navigationAdaptation: false } });
});

test('the chat window closes again, and stays closed', () => {
  expect(after(START, { type: 'chatbot-toggled' }, { type: 'chatbot-toggled' })).toEqual(START);
  expect(after(START, { type: 'chatbot-toggled' }, { type: 'chatbot-closed' })).toEqual(START);
  expect(after(START, { type: 'chatbot-closed' })).toEqual(START);
});

test('the stored user is applied; an unknown segment only affects navigation', () => {
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

test('a stored new user does not reset onboarding in progress', () => {
  const begun = after(START, { type: 'onboarding-next' });
  const { segment: storedSegment } = DEFAULT_PERSONA;
  const user = { type: 'user-loaded', persona: DEFAULT_PERSONA, storedSegment } as const;
  expect(after(begun, user)).toEqual(begun);
});

test('following a link counts as choosing the cluster it changes', () => {
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

test('the session cookie restores persona, cluster source and rendered settings', () => {
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

test("a campaign's persona lasts until the visitor chooses another, and analysis can still find another cluster", () => {
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

test('with a new user id nothing is tracked until its own settings have loaded', () => {
  const settings = { ...DEFAULT_SETTINGS, behavioralAnalytics: true };
  const loaded = after(START, { type: 'user-identified', userId: 1 }, { type: 'settings-loaded', settings });
  expect(shouldAnalyzeBehavior(loaded)).toBe(true);
  expect(shouldAnalyzeBehavior(reduceSession(loaded, { type: 'user-identified', userId: 1 }))).toBe(true);
  expect(shouldAnalyzeBehavior(reduceSession(loaded, { type: 'user-identified', userId: 2 }))).toBe(false);
});

test('a restarted session has the default persona; user id, open widgets and sources stay', () => {
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
    onboarding: { step: 2, isVisible: false, goal: 'build-integrate', skippedSteps: [2] },
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
