import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Line = { question: string; wordings: readonly string[] };

/** Other wordings of a passage's question, by the question or, for a page's own copy, by its place. */
export function readWordings(): ReadonlyMap<string, readonly string[]> {
  const text = readFileSync(join(process.cwd(), 'lib/content/answers/wordings.jsonl'), 'utf8');
  const lines = text.split('\n').filter((line) => line !== '');
  return new Map(
    lines.map((line) => {
      const { question, wordings }: Line = JSON.parse(line);
      return [question, wordings];
    }),
  );
}
