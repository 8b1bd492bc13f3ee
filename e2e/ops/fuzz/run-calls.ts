import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { checkAnswer } from './check-answer';
import { UUID_SALT } from './from-schema';
import { createLedger } from './ledger';
import { normalize } from './normalize';
import { scenario, VISITORS, type FuzzRequest } from './request';
import type { Tally } from './tally';
import type { FuzzAnswer, World } from './worlds';

export type CallsOptions = { seed: number; requests: number; path?: string };

const VISITS_PER_ROUND = 100;
const MAX_TRIES = 3;

const ALL_DATA = {
  path: '/api/my-data',
  method: 'GET',
  params: {},
  query: '',
  headers: [],
  body: null,
} as const;

/**
 * Sends generated visits to all worlds until `requests` generated requests have been sent. If a response contradicts
 * the reference, differs between worlds or was not stored, throws with the seed, the path and the smallest visit that
 * shows it.
 */
export async function runCalls(
  worlds: World[],
  { seed, requests, path }: CallsOptions,
  tally: Tally,
): Promise<void> {
  const visit = createVisit(worlds, seed, tally);
  const property = fc.asyncProperty(scenario, async (drawn) => {
    const { sent, answers, faults } = await visit(drawn);
    tally.visits += 1;
    const findings = [...faults, ...checkVisit(sent, answers, tally)];
    if (findings.length > 0) throw new Error(findings.join('\n'));
  });
  for (let round = 0; tally.requests < requests; round += 1) {
    const details = await fc.check(property, { seed: seed + round, path, numRuns: VISITS_PER_ROUND });
    if (details.failed) throw new Error(describe(details, seed + round));
    if (path !== undefined) return;
  }
}

type VisitResult = { sent: FuzzRequest[]; answers: FuzzAnswer[][]; faults: string[] };

/** Returns a function that makes a visit with its own cookies and ids, and finally reads all data of its visitors. */
function createVisit(worlds: World[], seed: number, tally: Tally) {
  let visits = 0;
  return async function visit(drawn: FuzzRequest[], tries = MAX_TRIES): Promise<VisitResult> {
    visits += 1;
    const visitors = Array.from({ length: VISITORS }, (_, index) =>
      deriveVisitorCookie(`${seed}.${visits}.${index}`),
    );
    const finalRequests = visitors.map((_, visitor): FuzzRequest => ({ ...ALL_DATA, visitor, headers: [] }));
    const sent = [...drawn.map((request) => salt(request, visits)), ...finalRequests];
    const results = await Promise.all(worlds.map((world) => world.visit({ requests: sent, visitors })));
    const answers = results.map((world) => world.answers);
    // A 503 is legitimate on a busy machine. The visit is retried as another visitor.
    if (tries > 1 && answers.flat().some(({ status }) => status === 503)) {
      tally.busy += 1;
      return visit(drawn, tries - 1);
    }
    return { sent, answers, faults: results.flatMap((world) => world.faults) };
  };
}

function checkVisit(requests: FuzzRequest[], answers: FuzzAnswer[][], tally: Tally): string[] {
  const record = createLedger(VISITORS);
  return requests.flatMap((request, index) => {
    const responses = answers.flatMap((list) => list[index] ?? []);
    const [first, ...others] = responses;
    if (!first || responses.length < answers.length) return [`Request ${index} got no response.`];
    const isSame = others.every((other) => normalize(other) === normalize(first));
    const findings = [
      ...responses.flatMap((answer) => checkAnswer(request, answer)),
      ...(isSame ? [] : [`The responses differ:\n${responses.map(normalize).join('\n')}`]),
    ];
    // The final requests of a visit are always the same, so they are checked but not counted.
    if (index < requests.length - VISITORS) tally.record(request, first, isSame);
    const all = findings.length > 0 ? findings : record(request, first);
    return all.map((finding) => `${request.method} ${request.path} (request ${index}): ${finding}`);
  });
}

const deriveVisitorCookie = (name: string) => createHash('sha256').update(name).digest('base64url');

/** Replaces the placeholder in ids, so that they are unique to this visit. */
function salt({ body, ...request }: FuzzRequest, visit: number): FuzzRequest {
  if (body === null) return { ...request, body };
  const visitSalt = visit
    .toString(16)
    .padStart(UUID_SALT.length - 1, '0')
    .replace(/(.{4})$/, '-$1');
  const text = Buffer.from(body, 'base64').toString('latin1').replace(new RegExp(UUID_SALT, 'gi'), visitSalt);
  return { ...request, body: Buffer.from(text, 'latin1').toString('base64') };
}

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
