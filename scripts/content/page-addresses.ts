import { campaigns } from '@/lib/content/campaigns';
import { experiments } from '@/lib/content/experiments';
import { adUrl } from './ad-urls';
import { listPreviews } from './print-experiments';

const ORIGIN = 'http://localhost';

/** Where the pages are that a declaration alone creates: those of ads and of experiments. */
export function listPageAddresses(): string[] {
  return [
    ...campaigns.map((row) => adUrl(row, ORIGIN).slice(ORIGIN.length)),
    ...experiments.flatMap(listPreviews).map(({ path }) => path),
  ];
}
