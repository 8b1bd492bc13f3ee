import ts from 'typescript';

export type Repair = { line: number; corrected: string; message: string };

type Attempt = { corrected: string; message: string };

const isSound = (text: string) =>
  (ts.transpileModule(text, { reportDiagnostics: true }).diagnostics ?? []).length === 0;

const QUOTE = 'Add it: a text begins and ends with the same quote.';

const CLOSER = /^\s*[}\])]+,?;?\s*$/;

/** Common slips of editors, as changes to one line, the likeliest first. */
const SLIPS: readonly ((line: string, indent: string) => Attempt[])[] = [
  // An apostrophe ended the text: 'It's here'.
  (line) =>
    [...line.matchAll(/(?<=\p{L})'(?=\p{L})/gu)].length > 0
      ? [
          {
            corrected: line.replaceAll(/(?<=\p{L})'(?=\p{L})/gu, '’'),
            message: 'The apostrophe ends the text here. An apostrophe within a text is written ’.',
          },
        ]
      : [],
  // Typographic quotes from a word processor around the whole text.
  (line) =>
    /[‘’“”]/u.test(line)
      ? [/[‘“](?=[^‘’“”]*[’”],?$)/u, /(?<=:\s*)[‘“’”]/u].map((open) => ({
          corrected: line.replace(open, "'").replace(/[’”](?=,?(?:\s*\}?,?)$)/u, "'"),
          message: "The quotes around this text are curly. The outer ones are straight: '…'.",
        }))
      : [],
  (line) => [{ corrected: `${line},`, message: 'The comma at the end of this line is missing.' }],
  (line) => {
    const [, body = line, end = ''] = line.match(/^(.*?)((?:\s*[}\])])*,?)$/) ?? [];
    // Before the next field of a one-line entry, or else at the end of the line.
    const next = [...line.matchAll(/(?=, [\w'-]+: )/g)].map(({ index }) => index);
    return ["'", '`'].flatMap((quote) =>
      [...next.map((at) => line.slice(0, at) + quote + line.slice(at)), `${body}${quote}${end || ','}`].map(
        (corrected) => ({
          corrected,
          message: `The ${quote === '`' ? 'backtick ` ' : 'quote '}at the end of this text is missing. ${QUOTE}`,
        }),
      ),
    );
  },
  (line) =>
    ["'", '`'].flatMap((quote) =>
      [/(?<=^\s*[\w'-]+:\s*)(?=\S)/, /(?<=^\s*)(?=\S)/, /(?<=[{[,]\s[\w'-]+:\s*)(?=\p{L})/u].map((at) => ({
        corrected: line.replace(at, quote),
        message: `The quote at the beginning of this text is missing. ${QUOTE}`,
      })),
    ),
  (line) => [
    {
      corrected: line.replace(/^(\s*[\w'-]+)\s+(?=['"`[{])/, '$1: '),
      message: 'The colon between the name and the text is missing.',
    },
    {
      corrected: line.replace(/(?<=['"`])\s+(?=[\w'-]+:)/, ', '),
      message: 'The comma between two entries is missing.',
    },
    { corrected: line.replace(/,,+/, ','), message: 'There is a comma too many.' },
    { corrected: line.replace(/(['"`])\1(?=,?$)/, '$1'), message: 'There is a quote too many.' },
    {
      corrected: line.replace(/\$\{([\w.[\]'-]+)(?=[\s`])/, '${$1}'),
      message: 'The } after the name is missing.',
    },
  ],
  (line, indent) =>
    ['},', '],', '}', ']'].map((close) => ({
      corrected: `${line}\n${indent}${close}`,
      message: `The entry above is not closed. Put ${close} on a line of its own below this one.`,
    })),
  (line) =>
    CLOSER.test(line) ? [{ corrected: '', message: 'There is an extra bracket. Delete the line.' }] : [],
];

/** Finds closing brackets directly below an identical one, which are superfluous. */
const findExtraClosers = (lines: readonly string[]) =>
  lines.flatMap((line, index) => {
    const isExtra = CLOSER.test(line) && line.trimEnd() === lines[index - 1]?.trimEnd();
    return isExtra ? [index + 1] : [];
  });

/** How many lines above the reported position a slip can be. */
const REACH = 3;

/**
 * Finds a change to one line that makes the file parse.
 * @param suspects line numbers, the likeliest first; lines shortly above are tried, too
 */
export function repairSyntax(text: string, suspects: readonly number[]): Repair | undefined {
  const lines = text.split('\n');
  const nearby = suspects.flatMap((line) => Array.from({ length: REACH + 1 }, (_, index) => line - index));
  const numbers = [...new Set([...findExtraClosers(lines), ...suspects, ...nearby])].filter(
    (number) => number > 0,
  );
  for (const slip of SLIPS)
    for (const number of numbers) {
      const line = lines[number - 1] ?? '';
      const indent = (line.match(/^\s*/)?.[0] ?? '').slice(2);
      const found = slip(line, indent).find(({ corrected }) => {
        const whole = [...lines.slice(0, number - 1), corrected, ...lines.slice(number)].join('\n');
        return corrected !== line && isSound(whole);
      });
      if (found)
        return { line: number, message: found.message, corrected: found.corrected.trim() || '(nothing)' };
    }
  return undefined;
}
