import { fireEvent, render, screen } from '@testing-library/react';
import { contentBlockLabels } from '@/lib/content/content-block-labels';
import { ContentBlockCarousel } from './content-block-list';

const WIDTH = 300;
const COUNT = 4;

function setup(visibleCount = 1) {
  render(
    <ContentBlockCarousel count={COUNT}>
      <ul>
        {Array.from({ length: COUNT }, (_, index) => (
          <li key={index} data-block={index} />
        ))}
      </ul>
    </ContentBlockCarousel>,
  );
  const row = screen.getByRole('region', { name: 'Content blocks' });
  row.querySelectorAll<HTMLElement>('li').forEach((block, index) => {
    Object.defineProperty(block, 'offsetLeft', { value: index * WIDTH });
  });
  Object.defineProperties(row, {
    scrollWidth: { value: COUNT * WIDTH },
    clientWidth: { value: visibleCount * WIDTH },
  });
  return row;
}

/** jsdom moves the row but fires no scroll event. */
function scrollAfter(row: HTMLElement, action: () => void) {
  action();
  fireEvent.scroll(row);
}

test('the buttons move by one block, wrap around at both ends, and announce the position', () => {
  const row = setup();
  const position = () => screen.getByText(/^Block \d of 4$/).textContent;
  expect(position()).toBe('Block 1 of 4');
  for (const expected of ['Block 2 of 4', 'Block 3 of 4', 'Block 4 of 4', 'Block 1 of 4']) {
    scrollAfter(row, () =>
      fireEvent.click(screen.getByRole('button', { name: contentBlockLabels.carousel.next })),
    );
    expect(position()).toBe(expected);
  }
  scrollAfter(row, () =>
    fireEvent.click(screen.getByRole('button', { name: contentBlockLabels.carousel.previous })),
  );
  expect(position()).toBe('Block 4 of 4');
});

test('a press while the row still moves counts from where it goes', () => {
  const row = setup();
  const next = screen.getByRole('button', { name: contentBlockLabels.carousel.next });
  fireEvent.click(next);
  scrollAfter(row, () => (row.scrollLeft = 10));
  fireEvent.click(next);
  expect(row.scrollLeft).toBe(2 * WIDTH);
});

test('at the end of a wide row the position is the last block, and Previous leaves it', () => {
  const row = setup(2.8);
  scrollAfter(row, () => (row.scrollLeft = 1.2 * WIDTH));
  expect(screen.getByText('Block 4 of 4')).toBeInTheDocument();
  fireEvent.keyDown(row, { key: 'ArrowLeft' });
  expect(row.scrollLeft).toBe(WIDTH);
});

test('the arrow keys do the same, and other keys are ignored', () => {
  const row = setup();
  scrollAfter(row, () => fireEvent.keyDown(row, { key: 'ArrowRight' }));
  expect(row.scrollLeft).toBe(WIDTH);
  scrollAfter(row, () => fireEvent.keyDown(row, { key: 'ArrowLeft' }));
  expect(row.scrollLeft).toBe(0);
  expect(fireEvent.keyDown(row, { key: 'Tab' })).toBe(true);
});

test.each([{ altKey: true }, { metaKey: true }, { ctrlKey: true }])(
  'an arrow key with %j is left to the browser',
  (modifiers) => {
    const row = setup();
    expect(fireEvent.keyDown(row, { key: 'ArrowRight', ...modifiers })).toBe(true);
    expect(row.scrollLeft).toBe(0);
  },
);
