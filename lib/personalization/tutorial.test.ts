import {
  currentTutorialStep,
  formatTutorialMemory,
  isLastTutorialStep,
  parseTutorialMemory,
  reduceTutorial,
  selectShownTutorialStep,
  selectTutorialDelay,
  TUTORIAL_START,
  TUTORIAL_STEPS,
  type Tutorial,
  type TutorialAction,
} from './tutorial';

const after = (...actions: TutorialAction[]) => actions.reduce(reduceTutorial, TUTORIAL_START);
const next = { type: 'next' } as const;
const advanced = { type: 'advanced' } as const;
const back = { type: 'back' } as const;
const walk = (steps: number) => after(...Array.from({ length: steps }, () => [next, advanced]).flat());

test('next completes the step and waits; the caller ends the wait', () => {
  expect(after(next)).toEqual({ index: 0, tab: 'welcome', done: ['welcome'], status: 'advancing' });
  expect(after(next, next)).toEqual(after(next));
  expect(after(next, advanced)).toEqual({ index: 1, tab: 'welcome', done: ['welcome'], status: 'open' });
  expect(after(advanced)).toEqual(TUTORIAL_START);
});

test.each([
  [0, 'welcome', 'welcome'],
  [1, 'segments', 'welcome'],
  [2, 'behavior', 'welcome'],
  [3, 'recommendations', 'recommendations'],
  [4, 'relevance', 'recommendations'],
  [5, 'settings', 'settings'],
  [6, 'ready', 'settings'],
])('step %d is %s on the tab %s', (index, step, tab) => {
  const tutorial = walk(index);
  expect([currentTutorialStep(tutorial), tutorial.tab]).toEqual([step, tab]);
  expect(isLastTutorialStep(tutorial)).toBe(index === 6);
});

test('the last step finishes immediately', () => {
  expect(reduceTutorial(walk(6), next)).toEqual({
    index: 6,
    tab: 'settings',
    done: TUTORIAL_STEPS.map(({ id }) => id),
    status: 'finished',
  });
});

test('back moves back, switches the tab, and cancels a running advance', () => {
  expect(reduceTutorial(walk(3), back)).toEqual({
    index: 2,
    tab: 'welcome',
    done: ['welcome', 'segments', 'behavior'],
    status: 'open',
  });
  expect(after(next, advanced, next, back, advanced)).toEqual({
    index: 0,
    tab: 'welcome',
    done: ['welcome', 'segments'],
    status: 'open',
  });
  expect(after(back)).toEqual(TUTORIAL_START);
});

test('viewing a tab does not change the current step', () => {
  expect(after({ type: 'tab-chosen', tab: 'settings' })).toEqual({ ...TUTORIAL_START, tab: 'settings' });
});

test('a tab shows the current step if it is its own, else its first step', () => {
  const look = (steps: number, tab: Tutorial['tab']) =>
    selectShownTutorialStep(reduceTutorial(walk(steps), { type: 'tab-chosen', tab }));
  expect(TUTORIAL_STEPS.map((_, index) => selectShownTutorialStep(walk(index)))).toEqual(
    TUTORIAL_STEPS.map(({ id }) => id),
  );
  expect(look(1, 'settings')).toBe('settings');
  expect(look(1, 'recommendations')).toBe('recommendations');
  expect(look(4, 'welcome')).toBe('welcome');
  expect(look(6, 'settings')).toBe('ready');
});

test('skipping finishes from any step, and nothing moves afterwards', () => {
  const skipped: Tutorial = { ...TUTORIAL_START, status: 'finished' };
  expect(after({ type: 'skipped' })).toEqual(skipped);
  expect(after({ type: 'skipped' }, next, advanced, back)).toEqual(skipped);
});

test('only the welcome step has a different delay', () => {
  const delays = { welcome: 1000, standard: 500 };
  expect(TUTORIAL_STEPS.map(({ id }) => selectTutorialDelay(id, delays))).toEqual([
    1000, 500, 500, 500, 500, 500, 500,
  ]);
});

test('every position survives a round trip', () => {
  let tutorial = TUTORIAL_START;
  for (const { id } of TUTORIAL_STEPS) {
    for (const open of [true, false]) {
      const memory = { open, tutorial };
      expect(parseTutorialMemory(formatTutorialMemory(memory))).toEqual(memory);
    }
    expect(TUTORIAL_STEPS[tutorial.index]?.id).toBe(id);
    tutorial = reduceTutorial(reduceTutorial(tutorial, { type: 'next' }), { type: 'advanced' });
  }
});

test('a running wait or a viewed tab is not restored', () => {
  const waiting = reduceTutorial(TUTORIAL_START, { type: 'next' });
  const looking = reduceTutorial(waiting, { type: 'tab-chosen', tab: 'settings' });
  expect(parseTutorialMemory(formatTutorialMemory({ open: true, tutorial: looking }))).toEqual({
    open: true,
    tutorial: { ...TUTORIAL_START, done: ['welcome'] },
  });
});

const START = { open: false, tutorial: TUTORIAL_START };

test.each([
  [null, START],
  ['{', START],
  ['[]', START],
  ['{"index":7}', START],
  ['{"index":-1}', START],
  ['{"index":1.5}', START],
  ['{"index":"1"}', START],
  ['{"index":{},"done":{"length":9},"open":"true"}', START],
  ['{"open":true,"index":"constructor","done":"welcome"}', { ...START, open: true }],
  [
    '{"index":5,"done":["nonsense",3,null,"behavior"]}',
    { open: false, tutorial: { index: 5, tab: 'settings', done: ['behavior'], status: 'open' } },
  ],
])('the valid parts of %j are read', (text, expected) => {
  expect(parseTutorialMemory(text)).toEqual(expected);
});
