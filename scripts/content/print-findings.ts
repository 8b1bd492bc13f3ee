import { ITEM_SEPARATOR, type Finding } from './finding';

type Summary = { texts: number; files: number; isComplete: boolean };

const count = (number: number, one: string) => `${number} ${one}${number === 1 ? '' : 's'}`;

function printFinding({ line, item, field, message }: Finding): string {
  const where = [item, field].filter(Boolean).join(ITEM_SEPARATOR);
  return `  line ${line}${where ? `, ${where}` : ''}\n    ${message}`;
}

/** The report for the terminal: grouped by file, the verdict last. */
export function printFindings(findings: readonly Finding[], { texts, files, isComplete }: Summary): string {
  const names = [...new Set(findings.map(({ file }) => file))];
  const groups = names.map((name) => {
    const here = findings.filter(({ file }) => file === name);
    return [`lib/content/${name}`, ...here.map(printFinding)].join('\n');
  });
  const more = isComplete ? [] : ['Texts are checked further once this is put right.'];
  const verdict =
    findings.length > 0
      ? count(findings.length, 'finding')
      : `Content is fine: ${count(texts, 'text')} in ${count(files, 'file')}`;
  return [...groups, ...more, verdict].join('\n\n');
}
