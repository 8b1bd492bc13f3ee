import { execFileSync } from 'node:child_process';

/** Runs in a child process because Jest does not load ES modules. */
function summarizeRows(rows: object[]): unknown {
  const code = `import { summarizeRows } from './e2e/support/faults/summarize-rows.mjs';
    console.log(JSON.stringify(summarizeRows(${JSON.stringify(rows)})));`;
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' }),
  );
}

const met = { fault: 'kill -9', figure: '0 lost', verdict: 'met' };
const missed = { fault: 'disk full', figure: '1 lost', verdict: 'MISSED' };
const skipped = { fault: 'clock jumps', figure: 'libfaketime is not installed', verdict: 'skipped' };

test('a skipped fault counts as missed, and its reason is listed', () => {
  expect(summarizeRows([met, skipped, met])).toEqual({
    isMissed: true,
    text: 'bars: 2 met, 1 not tried\n  not tried: clock jumps: libfaketime is not installed',
  });
});

test('a fault that no machine can inject is not a miss', () => {
  const figure = 'a file has no connection that could be silent';
  const impossible = { fault: 'SQLite silent', figure, verdict: 'skipped' };
  expect(summarizeRows([met, impossible])).toMatchObject({ isMissed: false });
});

test('one missed bar is enough', () => {
  expect(summarizeRows([met, missed])).toEqual({ isMissed: true, text: 'bars: 1 met, 1 MISSED' });
});

test('without skipped rows no reasons are listed', () => {
  expect(summarizeRows([met, met])).toEqual({ isMissed: false, text: 'bars: 2 met' });
});
