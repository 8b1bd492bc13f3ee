import { act, render, screen } from '@testing-library/react';
import { TableFrame } from './data-table';

let measure = () => {};

beforeAll(() => {
  const observer = { observe: () => {}, disconnect: () => {} };
  const ResizeObserver = jest.fn((callback: () => void) => {
    measure = callback;
    return observer;
  });
  Object.assign(globalThis, { ResizeObserver });
});

function setWidths(content: number, frame: number) {
  Object.defineProperty(HTMLElement.prototype, 'scrollWidth', { configurable: true, value: content });
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, value: frame });
  act(() => measure());
}

test('is focusable and named while content overflows', () => {
  render(<TableFrame label="Views by page">12,310</TableFrame>);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  setWidths(600, 320);
  expect(screen.getByRole('region', { name: 'Views by page' })).toHaveAttribute('tabindex', '0');
  setWidths(300, 320);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});
