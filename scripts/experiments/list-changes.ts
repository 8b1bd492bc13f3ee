import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CopyExperiment } from '@/lib/content/experiment';
import type { Arm } from '@/lib/personalization/arms';
import { CLUSTERS } from '@/lib/personalization/persona';
import { readFile, type ContentFile } from '../content/content';
import { readSource } from '../content/source';
import { PLACES } from '../content/experiment-places';

type Load = (path: string) => Promise<Readonly<Record<string, unknown>>>;

/** Lists the changes that make one arm the standard copy, such as `lib/content/home.ts:72 … '…'`. */
export async function listChanges(
  experiment: CopyExperiment,
  arm: Arm,
  root: string,
  load: Load,
): Promise<string[]> {
  const { file, path } = PLACES[experiment.place];
  const fields = Object.entries((arm === 'a' ? undefined : experiment.arms[arm]) ?? {});
  const written = await readContentFile(file, root, load);
  const places = experiment.segments.flatMap((segment) =>
    (experiment.clusters ?? CLUSTERS).flatMap((cluster) =>
      fields.flatMap(([field, text]) => {
        const start = [...path(segment, cluster), field].join();
        const found = written.nodes.find(({ keys }) => {
          const rest = keys.slice(1).join();
          return rest === start || rest === `${start},${segment}`;
        });
        const line = found?.line ?? written.nodes[0]?.line ?? 1;
        const names = found?.path ?? [field];
        return `lib/content/${file}:${line}  ${names.join(' › ')}: ${JSON.stringify(text)}`;
      }),
    ),
  );
  return [...new Set(places), `npm run experiments -- --end ${experiment.number} --winner ${arm}`];
}

async function readContentFile(file: string, root: string, load: Load): Promise<ContentFile> {
  const path = join(root, 'lib/content', file);
  return readFile(readSource(file, readFileSync(path, 'utf8')), await load(path));
}
