import { createRandom } from '@/scripts/shared/create-random.mjs';
import { createHmac } from 'node:crypto';
import { DEMO_VIEW_MAX, formatDemoView, type DemoView } from '@/lib/personalization/demo-view';
import { signShareToken, verifyShareToken } from './share-link';

const SECRET = 'a-secret-of-this-test-alone';
const NOW = Date.UTC(2026, 0, 1);
const EXPIRES = NOW + 1000;
const MUTATIONS = 100_000;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.~!*%/=+ é\0';

const view: DemoView = {
  segment: 'developer',
  cluster: 'converter',
  visitor: 'returning',
  segmentSource: 'chosen',
  clusterSource: 'chosen',
  contentPersonalization: true,
  navigationAdaptation: false,
  behavioralAnalytics: true,
  company: '<b>Müller & Søn</b>',
  steps: [{ page: '/pricing', persona: { segment: 'developer', cluster: 'explorer', visitor: 'new' } }],
  isGuest: false,
  sender: '',
  message: '',
  nextStep: 'demo',
};
const shared = { page: '/pricing', view, expiresAt: EXPIRES } as const;
const token = signShareToken(shared, SECRET);

/** Deterministic random numbers (mulberry32). */
function mutate(text: string, random: (below: number) => number): string {
  const at = random(text.length);
  const letter = LETTERS[random(LETTERS.length)] ?? '';
  const other = random(text.length);
  switch (random(6)) {
    case 0:
      return text.slice(0, at) + letter + text.slice(at + 1);
    case 1:
      return text.slice(0, at) + letter + text.slice(at);
    case 2:
      return text.slice(0, at) + text.slice(at + 1 + random(3));
    case 3:
      return text.slice(0, Math.min(at, other)) + text.slice(Math.max(at, other));
    case 4:
      return text + text.slice(at);
    default:
      return text.slice(0, at) + (text[at] ?? '').toUpperCase().toLowerCase() + text.slice(at + 1);
  }
}

test('a signed view is read back', () => {
  expect(verifyShareToken(token, SECRET, NOW)).toEqual({ status: 'valid', shared });
});

test.each([
  [EXPIRES - 1, 'valid'],
  [EXPIRES, 'expired'],
  [EXPIRES + 1e12, 'expired'],
])('at %p it is %s', (now, status) => {
  expect(verifyShareToken(token, SECRET, now).status).toBe(status);
});

test('it is invalid under another secret', () => {
  expect(verifyShareToken(token, `${SECRET}!`, NOW)).toEqual({ status: 'invalid' });
});

test(`of ${MUTATIONS} mutated links none is accepted`, () => {
  const draw = createRandom(20_260_101);
  const random = (below: number) => Math.floor(draw() * below);
  const accepted = new Set<string>();
  let tried = 0;
  while (tried < MUTATIONS) {
    let mutated = mutate(token, random);
    if (random(3) === 0) mutated = mutate(mutated, random);
    if (mutated === token) continue;
    tried += 1;
    if (verifyShareToken(mutated, SECRET, NOW).status !== 'invalid') accepted.add(mutated);
  }
  expect([...accepted]).toEqual([]);
}, 10_000);

test('a link from before guest letters still opens', () => {
  const payload = Buffer.from(
    `/pricing|${EXPIRES}|developer.converter.returning.chosen.chosen.10~1~Acme~pricing.developer.explorer.new`,
  ).toString('base64url');
  const signature = createHmac('sha256', SECRET).update(payload).digest('base64url');
  expect(verifyShareToken(`${payload}.${signature}`, SECRET, NOW)).toEqual({
    status: 'valid',
    shared: { ...shared, view: { ...view, company: 'Acme' } },
  });
});

test('a signature has one canonical encoding: another last character for the same bits is refused', () => {
  const twins = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_']
    .map((letter) => token.slice(0, -1) + letter)
    .filter((twin) => twin !== token);
  expect(twins.filter((twin) => verifyShareToken(twin, SECRET, NOW).status !== 'invalid')).toEqual([]);
});

test.each(['', '.', 'a.b', '1', `${'A'.repeat(5000)}.${'A'.repeat(43)}`, `.${'A'.repeat(43)}`])(
  '%j is invalid',
  (text) => {
    expect(verifyShareToken(text, SECRET, NOW)).toEqual({ status: 'invalid' });
  },
);

test('a removed page invalidates even our own link', () => {
  const page = '/gone' as typeof shared.page;
  expect(verifyShareToken(signShareToken({ ...shared, page }, SECRET), SECRET, NOW).status).toBe('invalid');
});

test('the longest view fits into a link', () => {
  const step = { page: '/content-hub', persona: { ...view, segment: 'innovation-leader' } } as const;
  const longest = {
    ...view,
    company: '語'.repeat(60),
    sender: 'x'.repeat(60),
    message: 'x'.repeat(160),
    steps: Array.from({ length: 8 }, () => ({ ...step, caption: 'x'.repeat(90), note: 'x'.repeat(140) })),
  };
  expect(formatDemoView(longest).length).toBeLessThanOrEqual(DEMO_VIEW_MAX);
  expect(verifyShareToken(signShareToken({ ...shared, view: longest }, SECRET), SECRET, NOW).status).toBe(
    'valid',
  );
});
