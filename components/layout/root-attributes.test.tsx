import { render } from '@testing-library/react';

const root = document.documentElement;

test('only an attribute that <html> has lost is set again', async () => {
  root.lang = 'en';
  root.dataset.consent = 'notice';
  const { RootAttributes } = await import('./root-attributes');
  delete root.dataset.consent;
  const set = jest.spyOn(root, 'setAttribute');
  render(<RootAttributes />);
  expect(set.mock.calls).toEqual([['data-consent', 'notice']]);
});
