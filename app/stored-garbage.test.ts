import { createRandom } from '@/scripts/shared/create-random.mjs';
import { BOOT_SCRIPT } from '@/e2e/support/inline-scripts';

const LOCAL = [
  ...['userId', 'unsaved-segment', 'visual-theme', 'onboarding-profile', 'accessibility-settings'],
  ...['pwa-prompt-dismissed', 'theme', 'campaign', 'stored-visitor'],
];
const SESSION = ['analyses', 'visit', 'onboarding', 'tutorial', 'demo-request-draft'];
/** GARBAGE_ROUNDS=850 tries 10,000 values. Each round loads the modules again. */
const ROUNDS = Number(process.env.GARBAGE_ROUNDS ?? 85);

const draw = createRandom(20_261_121);
const random = (below: number) => Math.floor(draw() * below);
const pick = <Item>(items: readonly [Item, ...Item[]]): Item => items[random(items.length)] ?? items[0];

const WORDS = [
  'hidden',
  'skippedSteps',
  'fontSize',
  'tutorial',
  'index',
  'done',
  'values',
  '__proto__',
] as const;
const PIECES = [
  '{',
  '}',
  '[',
  ']',
  '"',
  ':',
  ',',
  '\\',
  '\0',
  '\ud800',
  '<script>',
  'true',
  '1e999',
  'é',
] as const;

function randomValue(depth: number): unknown {
  const kind = random(depth > 2 ? 6 : 8);
  if (kind === 0) return null;
  if (kind === 1) return random(2) === 0;
  if (kind === 2) return pick([0, -1, 1.5, 6, 16, 1e21, 2 ** 31, Number.MAX_SAFE_INTEGER]);
  if (kind <= 5) return pick(['', 'developer', 'hidden', 'x'.repeat(random(3000)), '\u0000', '🙂', 'NaN']);
  if (kind === 6) return Array.from({ length: random(5) }, () => randomValue(depth + 1));
  return Object.fromEntries(Array.from({ length: random(5) }, () => [pick(WORDS), randomValue(depth + 1)]));
}

function randomGarbage(): string {
  if (random(3) > 0) return JSON.stringify(randomValue(0)) ?? '';
  return Array.from({ length: random(12) }, () => pick(PIECES)).join('');
}

/** Reloads every module that reads storage, as a new page does. */
async function openPage() {
  jest.resetModules();
  const [userId, segment, visit, campaign, accessibility, theme, install, tutorial, profile, draft, memory] =
    await Promise.all([
      import('@/lib/browser/user-id'),
      import('@/lib/browser/stored-choices'),
      import('@/lib/browser/landing'),
      import('@/lib/browser/campaign'),
      import('@/components/hooks/use-accessibility'),
      import('@/components/visual-theme/visual-theme-store'),
      import('@/components/install/install-card'),
      import('@/components/tutorial/tutorial-memory'),
      import('@/components/onboarding/profile-store'),
      import('@/components/demo-request/demo-request-draft'),
      import('@/lib/personalization/onboarding'),
    ]);
  return function read() {
    new Function(BOOT_SCRIPT)();
    visit.beginVisit();
    return {
      userId: userId.readUserId(),
      segment: segment.readUnsavedSegment(),
      touches: campaign.readTouches(),
      accessibility: accessibility.readAccessibility(),
      theme: theme.readVisualTheme(),
      install: install.readInstallMethod(),
      tutorial: tutorial.readTutorialMemory(),
      profile: profile.readProfile(),
      draft: draft.readDraft(),
      onboarding: memory.parseOnboardingMemory(sessionStorage.getItem('onboarding') ?? ''),
    };
  };
}

const isWord = (value: unknown) => typeof value === 'string';
const isWithin = (value: number, low: number, high: number) => value >= low && value <= high;

test('garbage in the storage keys: no error, and every value read is valid', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  window.matchMedia = jest.fn().mockReturnValue({ matches: false, addEventListener: jest.fn() });
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const key of LOCAL) localStorage.setItem(key, randomGarbage());
    for (const key of SESSION) sessionStorage.setItem(key, randomGarbage());
    const kept = JSON.stringify({ ...localStorage, ...sessionStorage });
    const seen = (await openPage())();
    const isKnown =
      Number.isInteger(seen.userId) &&
      isWithin(seen.userId, 0, 2_147_483_647) &&
      [null, 'innovation-leader', 'developer', 'sales-prospect'].includes(seen.segment) &&
      Object.values({ ...seen.touches?.first, ...seen.touches?.last }).every(isWord) &&
      isWithin(seen.accessibility.fontSize, 12, 24) &&
      /^(futuristic-clarity|minimal-intelligence|human-centered-tech)$/.test(seen.theme) &&
      isWithin(seen.tutorial.tutorial.index, 0, 6) &&
      Object.values(seen.draft.values).every((value) => typeof value === 'string') &&
      typeof seen.profile.name === 'string' &&
      typeof seen.onboarding.hidden === 'boolean';
    expect({ kept, isKnown }).toEqual({ kept, isKnown: true });
  }
}, 600_000);
