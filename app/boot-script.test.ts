/** @jest-environment jsdom */
import fc from 'fast-check';
import { readPersonaUrl } from '@/lib/personalization/decide-variant';
import { readQuery } from '@/lib/personalization/read-query';
import { BOOT_SCRIPT } from './boot-script';

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
