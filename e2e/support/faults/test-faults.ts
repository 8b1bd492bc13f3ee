import { expect, test } from 'playwright/test';
import { ROUTES } from '@/lib/config/routes';
import type { Site } from '../start-site.mjs';
import { callEverything, type CallAnswer } from './calls';
import { isTimed, worst } from './scale';
import { assessDamage, beginVisit, NO_DAMAGE, retryUnanswered, writeOnce } from './ledger';
import { waitUntilServing } from './serving';
import type { DatabaseFault } from './sqlite-faults';

const ANSWER_WITHIN_MS = isTimed ? 1000 : 3000;
const RECOVERY_WITHIN_MS = isTimed ? 2000 : 10_000;
const WRITE_KINDS = 6;
const WRITES_BEFORE = 2 * WRITE_KINDS;
const MAX_WRITES = 600;

type Times = { slowestMs: number; recoveryMs: number };

/** Repeats every fault: pages keep working, calls fail with 503, and no acknowledged write is lost. */
export async function testFaults(
  site: Site,
  faults: readonly DatabaseFault[],
  rounds: number,
): Promise<void> {
  for (const fault of faults) {
    const times: Times[] = [];
    for (let round = 0; round < rounds; round += 1)
      times.push(await test.step(fault.name, () => testFault(site, fault)));
    const slowest = worst(times.map(({ slowestMs }) => slowestMs));
    const recovery = worst(times.map(({ recoveryMs }) => recoveryMs));
    expect(slowest, `${fault.name}: slowest response`).toBeLessThanOrEqual(ANSWER_WITHIN_MS);
    expect(recovery, `${fault.name}: recovery`).toBeLessThanOrEqual(RECOVERY_WITHIN_MS);
  }
}

async function testFault(site: Site, { name, stops, begin }: DatabaseFault): Promise<Times> {
  const [visit, caller] = [await beginVisit(site.url), await beginVisit(site.url)];
  for (let write = 0; write < 2 * WRITES_BEFORE; write += 1)
    expect((await writeOnce(site.url, write % 2 === 0 ? visit : caller)).status).toBeLessThan(300);
  const end = await begin();
  let answers: CallAnswer[];
  let pages: number[];
  try {
    answers = [
      ...(await callEverything(site.url, caller.cookie)),
      ...(await callEverything(site.url, caller.cookie)),
    ];
    // Half-full database pages still accept some writes.
    const maxWrites = stops === 'growth' ? MAX_WRITES : WRITE_KINDS;
    while (visit.unanswered.length < WRITE_KINDS && visit.sent < WRITES_BEFORE + maxWrites)
      await writeOnce(site.url, visit);
    pages = await Promise.all(
      Object.values(ROUTES).map(async (path) => (await fetch(site.url + path)).status),
    );
  } finally {
    await end();
  }
  const recoveryMs = await waitUntilServing(site.url);
  const unanswered = visit.unanswered.length;
  await retryUnanswered(site.url, visit);

  expect(pages, name).toEqual(pages.map(() => 200));
  for (const answer of answers) expectAllowedStatus(answer, stops);
  expect(unanswered, `${name}: refused writes`).toBe(WRITE_KINDS);
  expect(await assessDamage(site.url, [visit]), name).toEqual(NO_DAMAGE);
  return { slowestMs: worst(answers.map(({ ms }) => ms)), recoveryMs };
}

function expectAllowedStatus(
  { name, needs, status, retryAfter }: CallAnswer,
  stops: DatabaseFault['stops'],
): void {
  const canSucceed = needs === 'nothing' || stops === 'growth' || (needs === 'reading' && stops === 'writes');
  const allowed = canSucceed ? [200, 201, 503] : [503];
  expect(allowed, name).toContain(status);
  if (status === 503) expect(retryAfter, name).toBe('1');
}
