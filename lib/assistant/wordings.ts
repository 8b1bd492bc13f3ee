import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { productNames } from '@/lib/content/product-names';
import { site } from '@/lib/content/site';

const NAMES: Readonly<Record<string, string>> = { name: site.name, ...productNames };

/** `{name}` is the company's name, `{ai-automation}` that of a product. */
export function fillNames(text: string): string {
  return text.replace(/\{([a-z-]+)\}/g, (gap, key: string) => NAMES[key] ?? gap);
}

type Line = { question: string; wordings: readonly string[] };

/** Other wordings of a passage's question, by the question or, for a page's own copy, by its place. */
export function readWordings(): ReadonlyMap<string, readonly string[]> {
  const text = readFileSync(join(process.cwd(), 'lib/content/answers/wordings.jsonl'), 'utf8');
  const lines = text.split('\n').filter((line) => line !== '');
  return new Map(
    lines.map((line) => {
      const { question, wordings }: Line = JSON.parse(line);
      return [fillNames(question), wordings.map(fillNames)];
    }),
  );
}
