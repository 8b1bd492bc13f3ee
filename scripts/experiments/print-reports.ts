import type { ExperimentReport } from '@/lib/experiments/report-experiment';
import { csvLine } from '../shared/csv.mjs';
import { formatTable } from '../shared/format-table.mjs';

const count = (value: number | null) => (value === null ? '-' : value.toLocaleString('en-US'));
const percent = (share: number | null) => (share === null ? '-' : `${(share * 100).toFixed(2)}%`);

/** Formats reports for the terminal. `changes`: by experiment number, the edits that adopt a winning arm. */
export function printReports(
  reports: readonly ExperimentReport[],
  changes: ReadonlyMap<string, readonly string[]>,
): string {
  return reports.map((report) => printReport(report, changes.get(report.number) ?? [])).join('\n\n\n');
}

function printReport(report: ExperimentReport, changes: readonly string[]): string {
  const { number, name, question, progress, goal, findings, arms, guard, health } = report;
  return [
    `${number}  ${name}`,
    question,
    `${progress}. Goal: ${goal}.`,
    '',
    ...findings.map(({ title, text }) => `${title}. ${text}`),
    ...(changes.length > 0 ? ['', 'To adopt it:', ...changes.map((change) => `  ${change}`)] : []),
    ...(arms.length > 0 ? ['', ...printArms(report)] : []),
    ...(guard ? ['', guard] : []),
    ...(report.status === 'draft' ? [] : ['', health]),
  ].join('\n');
}

function printArms({ arms }: ExperimentReport): string[] {
  return formatTable(
    ['Version', 'Visitors', 'Reached it', 'Share'],
    arms.map(({ name, visitors, reached, share }) => [name, count(visitors), count(reached), percent(share)]),
  );
}

const COLUMNS = ['number', 'name', 'status', 'progress', 'goal', 'verdict', 'result', 'arm'] as const;
const FIGURES = ['visitors', 'reached', 'share', 'low', 'high', 'health'] as const;

/** CSV with one line for each arm; shares and bounds are from 0 to 1. */
export function writeCsv(reports: readonly ExperimentReport[]): string {
  const lines = reports.flatMap((report) => {
    const { number, name, status, progress, goal, findings, health } = report;
    return report.arms.map(({ arm, visitors, reached, share }) => {
      const whole = findings.find((finding) => finding.arm === null);
      const own = findings.find((finding) => finding.arm === arm) ?? whole;
      const words = [number, name, status, progress, goal, own?.verdict, own?.text, arm];
      return csvLine([...words, visitors, reached, share, own?.interval?.low, own?.interval?.high, health]);
    });
  });
  return [csvLine([...COLUMNS, ...FIGURES]), ...lines].join('');
}

const STYLE = `:root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem}
article{border:1px solid #8886;border-radius:.75rem;padding:1rem 1.5rem;margin:1.5rem 0}h2{margin:.25rem 0}
table{border-collapse:collapse;width:100%;margin:1rem 0}th,td{text-align:left;padding:.35rem .5rem;border-bottom:1px solid #8886}
td{text-align:right;font-variant-numeric:tabular-nums}small{opacity:.8}pre{white-space:pre-wrap}
svg{display:block;width:100%;height:1.5rem}line{stroke:currentColor}`;

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

export function writePage(
  reports: readonly ExperimentReport[],
  { changes, day }: { changes: ReadonlyMap<string, readonly string[]>; day: string },
): string {
  const cards = reports.map((report) => writeCard(report, changes.get(report.number) ?? []));
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Experiments, ${day}</title><style>${STYLE}</style></head><body><h1>Experiments, ${day}</h1>
${cards.join('\n')}
</body></html>
`;
}

function writeCard(report: ExperimentReport, changes: readonly string[]): string {
  const { number, name, question, progress, goal, findings, guard, health, status } = report;
  const lines = [
    `<small>${escape(`${number} · ${progress}`)}</small><h2>${escape(name)}</h2>`,
    `<p>${escape(question)}<br><small>${escape(`Goal: ${goal}.`)}</small></p>`,
    ...findings.map(
      ({ title, text, interval }) =>
        `<p><strong>${escape(title)}.</strong> ${escape(text)}</p>${interval ? writeBar(interval) : ''}`,
    ),
    changes.length > 0 ? `<p>To adopt it:</p><pre>${escape(changes.join('\n'))}</pre>` : '',
    writeArms(report),
    guard ? `<p>${escape(guard)}</p>` : '',
    status === 'draft' ? '' : `<p><small>${escape(health)}</small></p>`,
  ];
  return `<article>${lines.join('')}</article>`;
}

function writeArms({ arms, name }: ExperimentReport): string {
  if (arms.length === 0) return '';
  const rows = arms.map(
    (arm) =>
      `<tr><th scope="row">${escape(arm.name)}${arm.texts ? `<br><small>${escape(arm.texts)}</small>` : ''}</th><td>${count(arm.visitors)}</td><td>${count(arm.reached)}</td><td>${percent(arm.share)}</td></tr>`,
  );
  return `<table aria-label="${escape(name)}"><tr><th scope="col">Version</th><th scope="col">Visitors</th><th scope="col">Reached it</th><th scope="col">Share</th></tr>${rows.join('')}</table>`;
}

/** Draws a confidence interval: no difference in the middle, +100 % and more at the right edge. */
function writeBar({ low, high }: { low: number; high: number | null }): string {
  const place = (bound: number) => `${50 + Math.min(1, Math.max(-1, bound)) * 50}%`;
  return `<svg aria-hidden="true"><line x1="50%" x2="50%" y1="0" y2="24" stroke-dasharray="3 3"/><line x1="${place(low)}" x2="${place(high ?? 1)}" y1="12" y2="12" stroke-width="6"/></svg>`;
}
