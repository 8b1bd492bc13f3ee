import { canTakeFocus } from './demo-finder';

const here = { pathname: '/demo', hash: '' };

function element(html: string): Element | null {
  document.body.innerHTML = html;
  return document.body.firstElementChild;
}

test.each([
  ['nothing has focus', null, true],
  ['the link that led here has it', '<a href="/demo">Demo</a>', true],
  ['another link has it', '<a href="/about">About</a>', false],
  ['a control has it', '<button>Segment</button>', false],
])('%s: the field takes focus: %s', (_, html, expected) => {
  expect(canTakeFocus(html ? element(html) : document.body, here)).toBe(expected);
});

test('a hash in the address keeps the focus where it is', () => {
  expect(canTakeFocus(null, { ...here, hash: '#images' })).toBe(false);
});
