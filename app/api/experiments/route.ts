import { listExperiments } from '@/lib/calls/list-experiments';
import { readEnv } from '@/lib/config/env';
import { experiments } from '@/lib/content/experiments';
import { readExperimentDays, readExperimentRuns } from '@/lib/db/experiments';
import { isFinished, readCounts } from '@/lib/experiments/read-facts';
import { reportExperiment, type ExperimentReport } from '@/lib/experiments/report-experiment';
import { createTtlCache } from '@/lib/http/ttl-cache';
import { handle, route } from '@/lib/http/route';
import { hasBearerToken } from '@/lib/http/sender';

/** Interim figures are easily misread, so only the site's owners get those of running experiments. */
const listFinished = createTtlCache(() => listReports(false));
const listStarted = createTtlCache(() => listReports(true));

async function listReports(includesRunning: boolean): Promise<ExperimentReport[]> {
  const listed = experiments.filter(
    ({ status }) => status === 'ended' || (includesRunning && status === 'running'),
  );
  if (listed.length === 0) return [];
  const [days, runs] = await Promise.all([readExperimentDays(), readExperimentRuns()]);
  const changed = new Set(runs.filter(({ changedAt }) => changedAt !== null).map(({ number }) => number));
  const now = Date.now();
  return listed
    .filter((experiment) => includesRunning || isFinished(readCounts(experiment, days, now)))
    .map((experiment) => reportExperiment(experiment, { days, changed, now }));
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  handle(listExperiments, {
    isAnonymous: true,
    demo: () => ({ experiments: [] }),
    async handle({ request }) {
      const isOwner = hasBearerToken(request, readEnv().resultsToken);
      return { experiments: await (isOwner ? listStarted() : listFinished()) };
    },
  }),
);
