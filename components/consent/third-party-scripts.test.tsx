import { act, render } from '@testing-library/react';
import { clearConsentChoice, storeConsentChoice } from '@/lib/browser/visit-mode';
import { ThirdPartyScripts } from './third-party-scripts';

const PARTIES = [{ origin: 'https://tags.example', scripts: ['/tag.js'], connects: true }] as const;
const listScripts = () => [...document.scripts].map(({ src }) => src);

afterEach(() => {
  clearConsentChoice();
  delete document.documentElement.dataset.consent;
  for (const script of [...document.scripts]) script.remove();
});

test('scripts of third parties load after consent, once', () => {
  document.documentElement.dataset.consent = 'opt-in';
  const { rerender } = render(<ThirdPartyScripts parties={PARTIES} />);
  expect(listScripts()).toEqual([]);
  act(() => storeConsentChoice('no'));
  expect(listScripts()).toEqual([]);
  act(() => storeConsentChoice('yes'));
  rerender(<ThirdPartyScripts parties={[...PARTIES]} />);
  expect(listScripts()).toEqual(['https://tags.example/tag.js']);
});
