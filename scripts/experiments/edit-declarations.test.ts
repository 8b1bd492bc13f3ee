import { addDeclaration, endDeclaration, nextNumber, runsUntil, startDeclaration } from './edit-declarations';

/** As lib/content/experiments.ts, in which editors start and end experiments. */
const source = `import type { Experiment } from './experiment';

export const experiments: readonly Experiment[] = [
  {
    number: '01',
    kind: 'holdout',
    status: 'draft',
    heldOut: 0.1,
    since: '2027-01-04',
  },
  {
    number: '02',
    kind: 'copy',
    status: 'draft',
    since: '2027-01-04',
    arms: { b: { headline: 'One API call' } },
  },
];
`;

/** The list in the text of the file, whose first lines are types. */
const read = (text: string): { number: string }[] =>
  new Function(`return ${text.slice(text.indexOf('= [') + 1).replace(/;\s*$/, '')}`)();

const experiments = read(source);

const ENTRY = {
  number: '03',
  kind: 'copy',
  status: 'draft',
  place: 'home-action',
  segments: ['developer', 'sales-prospect'],
  since: '2027-02-01',
  days: 28,
  goal: 'step-taken',
  name: "A button that's short",
  question: 'Do more people click?',
  arms: { b: { label: 'Try it' } },
};

test('a new entry is the last of the list, whatever its texts contain', () => {
  expect(nextNumber(experiments)).toBe('03');
  expect(nextNumber([])).toBe('01');
  expect(read(addDeclaration(source, ENTRY))).toEqual([...experiments, ENTRY]);
  expect(() => addDeclaration('export {}', ENTRY)).toThrow('does not end with its list');
});

test('an experiment is started on a day and ended with a winner; the others stay as they are', () => {
  const started = startDeclaration(addDeclaration(source, ENTRY), '02', '2027-03-01');
  const [first, second] = experiments;
  const running = { ...second, status: 'running', since: '2027-03-01' };
  expect(read(started)).toEqual([first, running, ENTRY]);
  const ended = endDeclaration(started, '02', 'b');
  expect(read(ended)).toEqual([first, { ...running, status: 'ended', winner: 'b' }, ENTRY]);
  // A draft cannot end, and a running test cannot start again.
  expect(endDeclaration(started, '03', 'b')).toBe(started);
  expect(startDeclaration(started, '02', '2027-04-01')).toBe(started);
  expect(startDeclaration(started, '09', '2027-03-01')).toBe(started);
});

test.each([
  ['2027-01-04', '2027-02-01'],
  ['2027-01-31T23:59:59.999Z', '2027-02-01'],
  ['2027-02-01', null],
])('on %s an experiment of 28 days from January 4 runs until %s', (now, day) => {
  expect(runsUntil({ since: '2027-01-04', days: 28 }, Date.parse(now))).toBe(day);
});
