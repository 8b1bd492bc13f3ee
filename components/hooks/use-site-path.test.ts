import { useSitePath } from './use-site-path';

const mockSegments = jest.fn<string[], []>();
jest.mock('next/navigation', () => ({ useSelectedLayoutSegments: () => mockSegments() }));

test.each([
  ['developer.explorer.new', '/'],
  ['developer.explorer.new/pricing', '/pricing'],
  ['developer.explorer.new/landing/ai-automation', '/'],
  ['arms/02b/developer.explorer.new', '/'],
  ['arms/pricing/03b/developer.explorer.new', '/pricing'],
])('%s is shown at %s', (segments, path) => {
  mockSegments.mockReturnValue(segments.split('/'));
  expect(useSitePath()).toBe(path);
});
