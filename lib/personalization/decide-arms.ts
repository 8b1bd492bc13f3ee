import { formatArms, parseArms, type Arm, type Arms } from './arms';
import type { Cluster, Persona, Segment } from './persona';

/** The part of a declared test that assignment and pages need. */
export type DeclaredTest = {
  number: string;
  status: 'draft' | 'running' | 'ended';
} & (
  | { kind: 'holdout'; heldOut: number }
  | {
      kind: 'copy';
      place: string;
      segments: readonly Segment[];
      clusters?: readonly Cluster[];
      arms: Partial<Record<Arm, unknown>>;
    }
);

/** Returns a random integer from 0 up to, but not including, `max`. */
export type Draw = (max: number) => number;

type ArmsFacts = {
  tests: readonly DeclaredTest[];
  cookie: string | undefined;
  hasConsent: boolean;
  /** The visitor opted out, so the cookie must be deleted. */
  hasRefused: boolean;
  /** A document navigation that is not a prefetch. */
  isEntry: boolean;
  /** Null for callers that must not assign an arm, such as the service worker. */
  draw: Draw | null;
};

/** `expired` and `set` change the response's cookie. */
type ArmsDecision = { arms: Arms; cookie: 'kept' | 'expired' | 'set' };

type ArmShare = { readonly arm: Arm; readonly share: number };

const COPY_SHARES: Readonly<Record<number, readonly number[]>> = { 2: [8, 8], 3: [6, 5, 5], 4: [4, 4, 4, 4] };
const HOLDOUT_RANGE = 1000;

/** Each arm's share of the random range: 16 in a copy test, 1,000 in a holdout. */
export function listShares(test: DeclaredTest): readonly ArmShare[] {
  if (test.kind === 'holdout') {
    const heldOut = Math.round(test.heldOut * HOLDOUT_RANGE);
    return [
      { arm: 'a', share: heldOut },
      { arm: 'b', share: HOLDOUT_RANGE - heldOut },
    ];
  }
  const challengers = (['b', 'c', 'd'] as const).filter((arm) => test.arms[arm] !== undefined);
  const shares = COPY_SHARES[challengers.length + 1] ?? [];
  return (['a', ...challengers] as const).map((arm, index) => ({ arm, share: shares[index] ?? 0 }));
}

/** The visitor's arms and the action for the cookie. The first matching case decides. */
export function decideArms(facts: ArmsFacts): ArmsDecision {
  const { tests, cookie, hasConsent, hasRefused, isEntry, draw } = facts;
  if (!hasConsent) return { arms: {}, cookie: hasRefused && cookie !== undefined ? 'expired' : 'kept' };

  const validArms = selectValidArms(tests, parseArms(cookie) ?? {});
  if (!isEntry || draw === null) return { arms: validArms, cookie: 'kept' };
  const missing = tests.filter(({ number, status }) => status === 'running' && !(number in validArms));
  const drawn = missing.map((test) => [test.number, drawArm(test, draw)]);
  const arms: Arms = { ...validArms, ...Object.fromEntries(drawn) };
  const text = formatArms(arms);
  if (text === (cookie ?? '')) return { arms, cookie: 'kept' };
  return { arms, cookie: text === '' ? 'expired' : 'set' };
}

export function isHeldOut(tests: readonly DeclaredTest[], arms: Arms): boolean {
  return tests.some(
    ({ kind, status, number }) => kind === 'holdout' && status === 'running' && arms[number] === 'a',
  );
}

/** Keeps drafts and unknown higher numbers, which may already run on an instance of a newer release. */
function selectValidArms(tests: readonly DeclaredTest[], arms: Arms): Arms {
  const highest = tests.reduce((most, { number }) => (number > most ? number : most), '');
  const isValid = ([number, arm]: [string, Arm]) => {
    const test = tests.find((declared) => declared.number === number);
    if (!test) return number > highest;
    return test.status === 'draft' || (test.status === 'running' && isArmOf(test, arm));
  };
  return Object.fromEntries(Object.entries(arms).filter(isValid));
}

function isArmOf(test: DeclaredTest, arm: Arm): boolean {
  return listShares(test).some((share) => share.arm === arm);
}

function drawArm(test: DeclaredTest, draw: Draw): Arm {
  const shares = listShares(test);
  let remaining = draw(shares.reduce((sum, { share }) => sum + share, 0));
  for (const { arm, share } of shares) {
    if (remaining < share) return arm;
    remaining -= share;
  }
  return 'a';
}

type ArmPageFacts = {
  tests: readonly DeclaredTest[];
  pageOf: (place: string) => string | undefined;
  page: string;
  persona: Persona;
  arms: Arms;
};

/** The page of a challenger arm, such as `02b`, or null for the ordinary page. */
export function decideArmPage({ arms, ...facts }: ArmPageFacts): string | null {
  const test = findPageTest(facts);
  const arm = test ? arms[test.number] : undefined;
  return test && arm && arm !== 'a' && isArmOf(test, arm) ? `${test.number}${arm}` : null;
}

export function findPageTest<Test extends DeclaredTest>({
  tests,
  pageOf,
  page,
  persona,
}: Pick<ArmPageFacts, 'pageOf' | 'page' | 'persona'> & { tests: readonly Test[] }): Extract<
  Test,
  { kind: 'copy' }
> | null {
  const isCopy = (test: Test): test is Extract<Test, { kind: 'copy' }> => test.kind === 'copy';
  return (
    tests
      .filter(isCopy)
      .find(
        ({ status, place, segments, clusters }) =>
          status === 'running' &&
          pageOf(place) === page &&
          segments.includes(persona.segment) &&
          (clusters?.includes(persona.cluster) ?? true),
      ) ?? null
  );
}
