import fc from 'fast-check';
import { CONSENTED_KEYS, ESSENTIAL_KEYS } from '@/lib/config/stored-keys';
import { VISUAL_THEME_IDS } from '@/lib/config/visual-themes';
import { isSegment } from '@/lib/personalization/persona';
import { BOOT_SCRIPT } from '@/tests/support/site/inline-scripts';

const KEYS = [...ESSENTIAL_KEYS, ...CONSENTED_KEYS];
const FIELDS = ['hidden', 'skippedSteps', 'fontSize', 'tutorial', 'index', 'done', 'values', 'first', 'at'];
const value = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom(6, 1e21, 'developer', 'x'.repeat(3000)),
);
const garbage = fc.oneof(
  fc.dictionary(fc.constantFrom(...FIELDS), value).map((fields) => JSON.stringify(fields)),
  fc.json(),
  fc.string({ unit: 'binary' }),
);

/** Reloads every module that reads storage, as a new page does. */
async function readPage() {
  jest.resetModules();
  const { readUserId } = await import('@/lib/browser/user-id');
  const { readUnsavedSegment } = await import('@/lib/browser/stored-choices');
  const { beginVisit } = await import('@/lib/browser/landing');
  const { readTouches } = await import('@/lib/browser/campaign');
  const { readStoredVisitor } = await import('@/lib/browser/stored-visitor');
  const { readAccessibility } = await import('@/components/hooks/use-accessibility');
  const { readVisualTheme } = await import('@/components/visual-theme/visual-theme-menu');
  const { readInstallMethod } = await import('@/components/install/install-card');
  const { readTutorialMemory } = await import('@/components/tutorial/tutorial-host');
  const { readProfile } = await import('@/components/onboarding/profile-step');
  const { readDraft } = await import('@/components/contact/demo-request-draft');
  const { parseOnboardingMemory } = await import('@/lib/personalization/onboarding');
  new Function(BOOT_SCRIPT)();
  beginVisit();
  return {
    userId: readUserId(),
    segment: readUnsavedSegment(),
    touches: Object.values({ ...readTouches()?.first, ...readTouches()?.last }),
    stored: readStoredVisitor(7),
    fontSize: readAccessibility().fontSize,
    theme: readVisualTheme(),
    install: readInstallMethod(),
    step: readTutorialMemory().tutorial.index,
    texts: [readProfile().name, ...Object.values(readDraft().values)],
    isHidden: parseOnboardingMemory(sessionStorage.getItem('onboarding') ?? '').hidden,
  };
}

const areTexts = (values: readonly unknown[]) => values.every((one) => typeof one === 'string');

test('garbage in the storage keys: no error, and every value read is valid', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  window.matchMedia = jest.fn().mockReturnValue({ matches: false, addEventListener: jest.fn() });
  await fc.assert(
    fc.asyncProperty(fc.tuple(...KEYS.map(() => garbage)), async (texts) => {
      for (const [index, key] of KEYS.entries()) {
        localStorage.setItem(key, texts[index] ?? '');
        sessionStorage.setItem(key, texts[index] ?? '');
      }
      const page = await readPage();
      expect(page.userId >= 0 && page.userId <= 2_147_483_647 && Number.isInteger(page.userId)).toBe(true);
      expect(page.segment === null || isSegment(page.segment)).toBe(true);
      expect(page.fontSize >= 12 && page.fontSize <= 24).toBe(true);
      expect(VISUAL_THEME_IDS).toContain(page.theme);
      expect(page.step >= 0 && page.step <= 6).toBe(true);
      expect(areTexts([...page.touches, ...page.texts])).toBe(true);
      expect(page.stored).toEqual({});
      expect(typeof page.isHidden).toBe('boolean');
    }),
    { seed: 20261121, numRuns: 25 },
  );
}, 60_000);
