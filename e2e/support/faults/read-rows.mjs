import { listSpecs } from '../../../scripts/shared/run-tests.mjs';

/** Table rows from Playwright's JSON report: each test's annotations and whether it passed. */
export function readRows(report) {
  return listSpecs(report).flatMap(({ title, ok, tests }) => {
    const notes = tests.flatMap((test) => [
      ...test.annotations,
      ...test.results.flatMap((result) => result.annotations ?? []),
    ]);
    const read = (type) => [
      ...new Set(notes.filter((note) => note.type === type).map(({ description }) => description)),
    ];
    const rows = read('figure').map((text) => ({ ...JSON.parse(text), verdict: ok ? 'met' : 'MISSED' }));
    const skipped = read('skipped').map((text) => {
      const { fault, reason } = JSON.parse(text);
      return { fault, rounds: 0, figure: reason, bar: '', verdict: 'skipped' };
    });
    const failed = ok ? [] : [{ fault: title, rounds: '', figure: 'see above', bar: '', verdict: 'MISSED' }];
    return [...rows, ...skipped, ...failed];
  });
}
