import { basename } from 'node:path';

const verdictOf = (results) => {
  if (results.length === 0) return 'NOT RUN';
  if (results.some(({ isGood, isSkipped }) => !isGood && !isSkipped)) return 'FAILED';
  return results.every(({ isSkipped }) => isSkipped) ? 'skipped' : 'proven';
};

export function printTests(results) {
  const files = [...new Set(results.map(({ file }) => file))];
  const rows = files.map((file) => {
    const own = results.filter((result) => result.file === file);
    const failed = own.filter(({ isGood }) => !isGood);
    return {
      'tests of': file,
      tests: own.length,
      checks: own.reduce((sum, { checks }) => sum + checks, 0) || '',
      'with findings': failed.length,
      bar: 0,
      verdict: verdictOf(own),
    };
  });
  console.table(rows);
  for (const { title, error, file } of results.filter(({ isGood }) => !isGood))
    console.log(`\n${file}: ${title}\n${error.slice(0, 6000)}`);
  return results.every(({ isGood }) => isGood);
}

export function printCriteria(criteria, results) {
  console.log('\nWCAG 2.2, levels A and AA');
  const verdicts = Object.entries(criteria).map(([id, { name, level, proofs = [], read }]) => {
    const found = proofs.map(({ file, title }) =>
      results.filter((result) => result.file === file && result.title.includes(title)),
    );
    const verdict =
      proofs.length === 0
        ? 'read'
        : found.some((own) => own.length === 0)
          ? 'NOT RUN'
          : verdictOf(found.flat());
    console.log(`${id.padEnd(7)}${level.padEnd(3)} ${verdict.padEnd(8)} ${name}`);
    for (const { file, title } of proofs) console.log(`${' '.repeat(21)}${basename(file)}: ${title}`);
    if (read) console.log(`${' '.repeat(21)}read: ${read}`);
    return verdict;
  });
  const counts = ['proven', 'read', 'skipped', 'FAILED', 'NOT RUN'].map((verdict) => [
    verdict,
    verdicts.filter((one) => one === verdict).length,
  ]);
  console.log(
    counts
      .filter(([, count]) => count > 0)
      .map(([verdict, count]) => `${count} ${verdict}`)
      .join(', '),
  );
  return verdicts.every((verdict) => !['FAILED', 'NOT RUN'].includes(verdict));
}
