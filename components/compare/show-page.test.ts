import { copyLooks } from './show-page';

test('a frame takes the looks of the page around it', () => {
  const frame = document.implementation.createHTMLDocument();
  document.documentElement.className = 'dark';
  document.documentElement.dataset.theme = 'calm';
  copyLooks(frame);
  expect(frame.documentElement.className).toBe('dark');
  expect(frame.documentElement.getAttribute('data-theme')).toBe('calm');
});

test('a frame that is just being written has nothing to set, and breaks nothing', () => {
  const frame = document.implementation.createHTMLDocument();
  frame.documentElement.remove();
  expect(() => copyLooks(frame)).not.toThrow();
});
