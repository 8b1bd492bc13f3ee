const NAMES = [
  'fontSize',
  'highContrast',
  'reducedMotion',
  'screenReaderMode',
  'focusIndicators',
  'keyboardNavigation',
];

/** Storage values, the same on every run: truncated, of the wrong type, out of range, and some valid ones. */
export function* generateAccessibilityGarbage(count: number): Generator<string> {
  let seed = 20_261_121;
  const draw = (limit: number) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((seed / 2 ** 32) * limit);
  };
  const pick = <Value>(values: readonly Value[]) => values[draw(values.length)] as Value;
  const values = () => [
    draw(60) - 10,
    draw(1e6) / 7,
    -1e308,
    1e308,
    true,
    false,
    null,
    'x',
    '18',
    [],
    {},
    [20],
  ];
  for (let index = 0; index < count; index += 1) {
    const fields = NAMES.filter(() => draw(3) > 0).map((name) => [name, pick<unknown>(values())]);
    const text = JSON.stringify(Object.fromEntries(fields)).replace('1e+308', pick(['1e999', '-1e999', '0']));
    const cut = text.slice(0, draw(text.length));
    yield pick([
      text,
      text,
      cut,
      JSON.stringify(pick<unknown>(values())),
      `${text}}`,
      String.fromCharCode(draw(65_536)),
    ]);
  }
}
