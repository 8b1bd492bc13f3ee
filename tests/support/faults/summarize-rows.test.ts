import { execFileSync } from 'node:child_process';

/** In a process of its own, because Jest reads no ES modules. */
function summarizeRows(rows: object[]): unknown {
  const code = `import { summarizeRows } from './tests/support/faults/summarize-rows.mjs';
    console.log(JSON.stringify(summarizeRows(${JSON.stringify(rows)})));`;
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' }),
  );
}

const met = { fault: 'kill -9', figure: '0 lost', verdict: 'met' };
const missed = { fault: 'disk full', figure: '1 lost', verdict: 'MISSED' };
const skipped = { fault: 'clock jumps', figure: 'libfaketime is not installed', verdict: 'skipped' };

test('what was not tried has met no bar, and its reason stands below', () => {
  expect(summarizeRows([met, skipped, met])).toEqual({
    isMissed: true,
    text: 'bars: 2 met, 1 not tried\n  not tried: clock jumps: libfaketime is not installed',
  });
});

test('what no machine can try is no miss', () => {
  const figure = 'a file has no connection that could be silent';
  const impossible = { fault: 'SQLite silent', figure, verdict: 'skipped' };
  expect(summarizeRows([met, impossible])).toMatchObject({ isMissed: false });
});

test('one missed bar is enough, whatever was met or not tried', () => {
  expect(summarizeRows([met, missed])).toEqual({ isMissed: true, text: 'bars: 1 met, 1 MISSED' });
});

test('without skipped rows nothing more is said', () => {
  expect(summarizeRows([met, met])).toEqual({ isMissed: false, text: 'bars: 2 met' });
});
