import { reduceTutorial, TUTORIAL_START, TUTORIAL_STEPS } from './tutorial';
import { formatTutorialMemory, parseTutorialMemory } from './tutorial-memory';

test('every position comes back as it was kept', () => {
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

test('a wait that was running, or a tab that was looked at, is not taken up again', () => {
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
  ['', START],
  ['{', START],
  ['null', START],
  ['[]', START],
  ['7', START],
  ['\u0000', START],
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
])('%j is read as far as it makes sense', (text, expected) => {
  expect(parseTutorialMemory(text)).toEqual(expected);
});
