import { fireEvent, renderHook } from '@testing-library/react';
import { useDemoKeys } from './presenter-bar';

const mockSettings = { keyboardNavigation: true };
jest.mock('@/components/hooks/use-accessibility', () => ({ useAccessibility: () => mockSettings }));

function pressKey(event: object, target: Element = document.body): string[] {
  const pressed: string[] = [];
  const { unmount } = renderHook(() => useDemoKeys((key) => pressed.push(key)));
  fireEvent.keyDown(target, event);
  unmount();
  return pressed;
}

test.each<[string, object, string[]]>([
  ['a letter', { key: 'n', code: 'KeyN' }, ['next']],
  ['a letter with Caps Lock', { key: 'N', code: 'KeyN' }, ['next']],
  ['another letter at its place', { key: 'b', code: 'KeyN' }, []],
  ['its place on a Cyrillic keyboard', { key: 'т', code: 'KeyN' }, ['next']],
  ['a digit’s place on a French keyboard', { key: 'é', code: 'Digit2' }, ['developer']],
  ['a held key', { key: 'n', repeat: true }, []],
  ['a key with Alt', { key: 'n', altKey: true }, []],
  ['a key with Control', { key: 'n', ctrlKey: true }, []],
  ['a key with Command', { key: 'n', metaKey: true }, []],
  ['a key with Shift', { key: 'N', shiftKey: true }, []],
])('%s', (_, event, expected) => {
  expect(pressKey(event)).toEqual(expected);
});

test('keys pressed before they worked are taken once, and only those that are meant', () => {
  const early = [{ key: 'e' }, { key: 'n', ctrlKey: true }, { key: '2' }];
  window.earlyKeys = early.map((init) => new KeyboardEvent('keydown', init));
  expect(pressKey({ key: 'x' })).toEqual(['explain', 'developer']);
  expect(pressKey({ key: 'n' })).toEqual(['next']);
});

test('they pause while somebody types, and while the keyboard shortcuts are off', () => {
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  expect(pressKey({ key: 'n' }, field)).toEqual([]);
  field.remove();
  mockSettings.keyboardNavigation = false;
  expect(pressKey({ key: 'n' })).toEqual([]);
});
