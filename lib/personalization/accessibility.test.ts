import {
  clampFontSize,
  DEFAULT_CHOICES,
  describeRoot,
  parseAccessibility,
  resolveAccessibility,
} from './accessibility';

const FLAGS = ['highContrast', 'screenReaderMode', 'focusIndicators', 'keyboardNavigation'] as const;

const parse = (value: unknown) => parseAccessibility(JSON.stringify(value));

test('without stored choices the defaults are the specified ones', () => {
  expect(parseAccessibility(null)).toEqual({ choices: DEFAULT_CHOICES, invalid: [] });
  expect(resolveAccessibility(DEFAULT_CHOICES, false)).toEqual({
    fontSize: 16,
    highContrast: false,
    reducedMotion: false,
    screenReaderMode: false,
    focusIndicators: true,
    keyboardNavigation: true,
  });
});

test.each([
  [11, 12],
  [12, 12],
  [15.4, 15],
  [15.5, 16],
  [24, 24],
  [25, 24],
  [-1e308, 12],
  [1e308, 24],
])('a stored size of %s becomes %s, without a warning', (stored, expected) => {
  expect(parse({ fontSize: stored })).toEqual({
    choices: { ...DEFAULT_CHOICES, fontSize: expected },
    invalid: [],
  });
  expect(clampFontSize(stored)).toBe(expected);
});

test.each([
  ['', ['everything']],
  ['{"fontSize":', ['everything']],
  ['null', ['everything']],
  ['[16]', ['everything']],
  ['"20"', ['everything']],
  ['{"fontSize":"20"}', ['fontSize']],
  ['{"fontSize":null,"highContrast":1,"reducedMotion":"no"}', ['fontSize', 'highContrast', 'reducedMotion']],
  ['{"screenReaderMode":[],"focusIndicators":0,"keyboardNavigation":{}}', FLAGS.slice(1)],
  ['{}', []],
  ['{"fromAnotherVersion":true}', []],
])('%s falls back to the defaults and reports what is invalid', (text, invalid) => {
  expect(parseAccessibility(text)).toEqual({ choices: DEFAULT_CHOICES, invalid });
});

test('valid fields survive next to invalid ones', () => {
  expect(parse({ fontSize: 20, highContrast: 'yes', focusIndicators: false })).toEqual({
    choices: { ...DEFAULT_CHOICES, fontSize: 20, focusIndicators: false },
    invalid: ['highContrast'],
  });
});

test.each([
  [undefined, false, false],
  [undefined, true, true],
  [false, true, false],
  [true, false, true],
])('with motion set to %s and a system that reports %s, motion is %s', (reducedMotion, system, expected) => {
  const { reducedMotion: resolved } = resolveAccessibility({ ...DEFAULT_CHOICES, reducedMotion }, system);
  expect(resolved).toBe(expected);
});

test('the root has data attributes for explicit choices only', () => {
  const unset = { fontSize: undefined, contrast: undefined, motion: undefined };
  expect(describeRoot(DEFAULT_CHOICES)).toEqual({ ...unset, focus: undefined, screenReader: undefined });
  const all = { fontSize: 20, highContrast: true, screenReaderMode: true, focusIndicators: false };
  expect(describeRoot({ ...DEFAULT_CHOICES, ...all, reducedMotion: true })).toEqual({
    fontSize: '20',
    contrast: 'high',
    motion: 'reduced',
    focus: 'plain',
    screenReader: 'on',
  });
  expect(describeRoot({ ...DEFAULT_CHOICES, reducedMotion: false }).motion).toBe('full');
});
