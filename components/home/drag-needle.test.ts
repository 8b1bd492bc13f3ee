import { fireEvent } from '@testing-library/dom';
import { dragNeedle, nearestStation } from './drag-needle';

test.each([
  [-0.2, 0],
  [0, 0],
  [0.33, 0],
  [0.34, 1],
  [0.66, 1],
  [0.67, 2],
  [1, 2],
  [1.4, 2],
])('of three stations, position %s is nearest to number %s', (position, station) => {
  expect(nearestStation(position, 3)).toBe(station);
});

/** Three radio buttons on a scale 300 px wide. */
function drawScale() {
  document.body.innerHTML = `<div id="scale">${['a', 'b', 'c']
    .map((value) => `<input type="radio" name="scale" value="${value}" ${value === 'a' ? 'checked' : ''}>`)
    .join('')}</div>`;
  const scale = document.getElementById('scale');
  if (!scale) throw new Error('no scale');
  jest.spyOn(scale, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 40));
}

const chosen = () => document.querySelector<HTMLInputElement>(':checked')?.value;
const move = (clientX: number, change = {}) =>
  fireEvent(
    window,
    Object.assign(new MouseEvent('pointermove', { clientX, buttons: 1 }), { pointerId: 1, ...change }),
  );

beforeEach(() => {
  drawScale();
  dragNeedle('scale', { pointerId: 1, clientX: 50 });
});

afterEach(() => fireEvent(window, new Event('pointerup')));

test('a drag selects each station that it passes and moves the focus to it', () => {
  move(150);
  expect(chosen()).toBe('b');
  expect(document.activeElement).toBe(document.querySelector(':checked'));
  move(290);
  expect(chosen()).toBe('c');
  move(52);
  expect(chosen()).toBe('a');
});

test('a few pixels are not a drag', () => {
  dragNeedle('scale', { pointerId: 1, clientX: 98 });
  fireEvent(window, new Event('pointerup'));
  dragNeedle('scale', { pointerId: 1, clientX: 98 });
  move(102);
  expect(chosen()).toBe('a');
});

test('a drag continues on the scale of the replacing page', () => {
  move(150);
  drawScale();
  move(290);
  expect(chosen()).toBe('c');
});

test.each(['pointerup', 'pointercancel'])('%s ends the drag', (type) => {
  fireEvent(window, new Event(type));
  move(150);
  expect(chosen()).toBe('a');
});

test.each([
  ['another finger', { pointerId: 2 }],
  ['a mouse whose release was missed', { buttons: 0 }],
])('%s does not move the needle', (_, change) => {
  const event = Object.assign(new Event('pointermove'), {
    clientX: 150,
    buttons: 1,
    pointerId: 1,
    ...change,
  });
  fireEvent(window, event);
  move(290);
  expect(chosen()).toBe('a');
});
