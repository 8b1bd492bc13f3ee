import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const COMPONENTS = join(__dirname, '../../components');

/** Checks that only lib makes: whether this visit has storage consent, and whether it is a demo view. */
const QUESTIONS = /\b(?:isDemoView|mayRemember|hasStorageConsent|readVisitMode|dataset\.demoView)\b/;

const files = readdirSync(COMPONENTS, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file));
const findFiles = (pattern: RegExp) =>
  files.filter((file) => pattern.test(readFileSync(join(COMPONENTS, file), 'utf8'))).sort();

test('no component checks the visit mode before it stores or sends', () => {
  expect(files.length).toBeGreaterThan(200);
  expect(findFiles(QUESTIONS)).toEqual(['personalization/use-visit-mode.ts']);
});

test('only components that look different in a demo view read the visit mode', () => {
  expect(findFiles(/\buseVisitMode\(\)/)).toEqual([
    'chat/chat-transcript.tsx',
    'demo-request/demo-request-form.tsx',
    'demo-view/demo-view.tsx',
    'feedback/feedback-form.tsx',
    'personalization/use-visit-mode.ts',
    'why/why-panel.tsx',
  ]);
});

test.each(['if (isDemoView()) return;', 'mayRemember() ? 1 : 2', "readVisitMode() === 'own'"])(
  'it finds %s',
  (text) => {
    expect(QUESTIONS.test(text)).toBe(true);
  },
);
