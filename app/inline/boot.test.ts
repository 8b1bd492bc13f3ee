/** @jest-environment jsdom */
import { createContext, Script } from 'node:vm';
import fc from 'fast-check';
import {
  DEFAULT_CHOICES,
  describeRoot,
  parseAccessibility,
  resolveAccessibility,
} from '@/lib/personalization/accessibility';
import { readPersonaUrl } from '@/lib/personalization/decide-variant';
import { readQuery } from '@/lib/personalization/read-query';
import { BOOT_SCRIPT } from '@/tests/support/site/inline-scripts';

const part = fc.constantFrom(
  ...['?', '&', '&amp;', '&AMP%3B', '.', ')', ';', '%20', '=', 'a', 'returning', 'utm_source=x'],
  ...['visitor=new', 'VISITOR=New', 'visitor=newer', 'visitor=', 'new'],
);

/** Whether the boot script keeps showing a panel that the visitor has hidden. */
function showsPanel(search: string): boolean {
  window.history.replaceState(null, '', `/${search}`);
  delete document.documentElement.dataset.onboarding;
  new Function(BOOT_SCRIPT)();
  return document.documentElement.dataset.onboarding === undefined;
}

test('the boot script parses an address like the rest of the site', () => {
  sessionStorage.setItem('onboarding', '{"hidden":true}');
  fc.assert(
    fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
      const search = parts.length === 0 ? '' : `?${parts.join('')}`;
      expect(showsPanel(search)).toBe(readPersonaUrl(readQuery(search)).visitor === 'new');
    }),
    { seed: 20261126, numRuns: 500 },
  );
  expect(showsPanel('?utm_source=x&amp;VISITOR=new')).toBe(true);
});

test.each([
  ['/?utm_source=google&utm_campaign=pipeline-search', true],
  ['/pricing?gclid=abc', true],
  ['/?a=1&amp;UTM_Campaign=x', true],
  ['/?segment=developer&cluster=explorer&visitor=new', true],
  ['/', false],
  ['/?visitor=new', false],
  ['/?segment=developer&visitor=new', false],
  ['/?utm_campaign=', false],
  ['/?q=utm_campaign', false],
])('%s arrived by an ad or a copied link: %s', (address, arrived) => {
  window.history.replaceState(null, '', address);
  delete document.documentElement.dataset.arrival;
  new Function(BOOT_SCRIPT)();
  expect(document.documentElement.dataset.arrival).toBe(arrived ? 'link' : undefined);
});

const setting = fc.oneof(fc.boolean(), fc.integer({ min: -10, max: 50 }), fc.double(), fc.jsonValue());
const accessibility = fc.oneof(
  fc
    .record(
      Object.fromEntries(
        Object.keys(resolveAccessibility(DEFAULT_CHOICES, false)).map((name) => [name, setting]),
      ),
      { requiredKeys: [] },
    )
    .map((settings) => JSON.stringify(settings)),
  fc.json(),
  fc.string(),
);

test('it applies the accessibility settings that the rules make of whatever is stored', () => {
  const dataset: Record<string, unknown> = {};
  const stored = { text: '' };
  // A document of jsdom would take minutes.
  const browser = createContext({
    window: { addEventListener: () => undefined },
    addEventListener: () => undefined,
    document: { documentElement: { dataset }, cookie: '' },
    localStorage: { getItem: (key: string) => (key === 'accessibility-settings' ? stored.text : null) },
    sessionStorage: { getItem: () => null },
  });
  const script = new Script(BOOT_SCRIPT);
  const shown = new Set<string>();
  fc.assert(
    fc.property(accessibility, (text) => {
      for (const name of Object.keys(dataset)) delete dataset[name];
      stored.text = text;
      script.runInContext(browser);
      expect(dataset).toEqual(
        Object.fromEntries(
          Object.entries(describeRoot(parseAccessibility(text).choices)).filter(([, value]) => value),
        ),
      );
      for (const name of Object.keys(dataset)) shown.add(name);
    }),
    { seed: 20261126, numRuns: 2000 },
  );
  expect([...shown].sort()).toEqual(['contrast', 'focus', 'fontSize', 'motion', 'screenReader']);
});
