import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { checkAnswer } from './check-answer';
import { createDatabases } from './databases.mjs';
import { scenario, VISITORS, type FuzzRequest } from './request';
import { createTally, type Tally } from './tally';
import { startWorld, type FuzzAnswer, type World } from './worlds';

export type CallsOptions = { seed: number; requests: number; path?: string };

const VISITS_PER_ROUND = 100;
const MAX_TRIES = 3;

/** Runs generated calls on fresh databases of both kinds. Throws at the first finding, with how to reproduce it. */
export async function fuzzCalls(options: CallsOptions): Promise<Tally> {
  const { targets, remove } = await createDatabases();
  const worlds: World[] = [];
  try {
    for (const { name, url } of targets) worlds.push(await startWorld(name, url));
    const tally = createTally();
    await runCalls(worlds, options, tally);
    return tally;
  } finally {
    for (const world of worlds) world.stop();
    await remove();
  }
}

/**
 * Sends generated visits to all worlds until `requests` generated requests have been sent. If a response contradicts
 * the reference, throws with the seed, the path and the smallest visit that shows it.
 */
async function runCalls(
  worlds: World[],
  { seed, requests, path }: CallsOptions,
  tally: Tally,
): Promise<void> {
  const visit = createVisit(worlds, seed, tally);
  const property = fc.asyncProperty(scenario, async (drawn) => {
    const { answers, faults } = await visit(drawn);
    tally.visits += 1;
    const findings = [...faults, ...checkVisit(drawn, answers, tally)];
    if (findings.length > 0) throw new Error(findings.join('\n'));
  });
  for (let round = 0; tally.requests < requests; round += 1) {
    const details = await fc.check(property, { seed: seed + round, path, numRuns: VISITS_PER_ROUND });
    if (details.failed) throw new Error(describe(details, seed + round));
    if (path !== undefined) return;
  }
}

type VisitResult = { answers: FuzzAnswer[][]; faults: string[] };

/** Returns a function that makes a visit with its own cookies. */
function createVisit(worlds: World[], seed: number, tally: Tally) {
  let visits = 0;
  return async function visit(requests: FuzzRequest[], tries = MAX_TRIES): Promise<VisitResult> {
    visits += 1;
    const visitors = Array.from({ length: VISITORS }, (_, index) =>
      deriveVisitorCookie(`${seed}.${visits}.${index}`),
    );
    const results = await Promise.all(worlds.map((world) => world.visit({ requests, visitors })));
    const answers = results.map((world) => world.answers);
    // A 503 is legitimate on a busy machine. The visit is retried as another visitor.
    if (tries > 1 && answers.flat().some(({ status }) => status === 503)) {
      tally.busy += 1;
      return visit(requests, tries - 1);
    }
    return { answers, faults: results.flatMap((world) => world.faults) };
  };
}

function checkVisit(requests: FuzzRequest[], answers: FuzzAnswer[][], tally: Tally): string[] {
  return requests.flatMap((request, index) => {
    const responses = answers.flatMap((list) => list[index] ?? []);
    const [first] = responses;
    if (!first || responses.length < answers.length) return [`Request ${index} got no response.`];
    tally.record(request, first);
    return responses
      .flatMap((answer) => checkAnswer(request, answer))
      .map((finding) => `${request.method} ${request.path} (request ${index}): ${finding}`);
  });
}

const deriveVisitorCookie = (name: string) => createHash('sha256').update(name).digest('base64url');

function describe(details: fc.RunDetails<[FuzzRequest[]]>, seed: number): string {
  const [requests = []] = details.counterexample ?? [];
  const shown = requests.map(({ body, ...request }) => {
    const text =
      body === null
        ? ''
        : `\n    body: ${JSON.stringify(Buffer.from(body, 'base64').toString('latin1').slice(0, 2000))}`;
    return `  ${JSON.stringify(request)}${text}`;
  });
  const variables = `FUZZ_SEED=${seed} FUZZ_PATH=${details.counterexamplePath}`;
  return [
    String(details.errorInstance),
    'The smallest visit that shows it:',
    ...shown,
    `Reproduce with: ${variables}`,
  ].join('\n');
}
