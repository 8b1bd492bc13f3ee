import * as metrics from '@/app/api/metrics/route';

export const METRICS_TOKEN = 'a-token-of-the-tests';

type Sample = { name: string; labels: Record<string, string>; value: number };

export function fetchMetrics(authorization?: string, method: 'GET' | 'HEAD' | 'POST' | 'OPTIONS' = 'GET') {
  const headers: HeadersInit = authorization === undefined ? {} : { authorization };
  const request = new Request('http://localhost:3000/api/metrics', { method, headers });
  return metrics[method](request, { params: Promise.resolve({}) });
}

export async function readMetrics(): Promise<Sample[]> {
  const text = await (await fetchMetrics(`Bearer ${METRICS_TOKEN}`)).text();
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, name = '', labels = '', value] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
      const pairs = [...labels.matchAll(/\b(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, key, word]) => [key, word]);
      return { name, labels: Object.fromEntries(pairs), value: Number(value) };
    });
}

/** Sum of the samples with this name whose labels include the given ones. */
export async function sumSamples(name: string, labels: Record<string, string> = {}): Promise<number> {
  const samples = (await readMetrics()).filter(
    (sample) =>
      sample.name === name && Object.entries(labels).every(([key, value]) => sample.labels[key] === value),
  );
  return samples.reduce((sum, { value }) => sum + value, 0);
}
