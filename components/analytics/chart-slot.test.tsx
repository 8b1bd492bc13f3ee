import { act, fireEvent, render, screen } from '@testing-library/react';
import { dashboardCopy } from '@/lib/content/analytics/dashboard-copy';
import { ChartSlot, type ChartProps } from './chart-slot';

type Callback<Entry> = (entries: Entry[]) => void;

/** Callbacks of the two stubbed observers. */
let notifyIntersection: Callback<{ isIntersecting: boolean }>;
let notifyResize: Callback<{ contentRect: { width: number; height: number } }>;

beforeEach(() => {
  const observer = { observe() {}, disconnect() {} };
  Object.assign(window, {
    IntersectionObserver: function (callback: typeof notifyIntersection) {
      notifyIntersection = callback;
      return observer;
    },
    ResizeObserver: function (callback: typeof notifyResize) {
      notifyResize = callback;
      return observer;
    },
  });
});

function Drawing({ data, box }: ChartProps<number>) {
  return <p>{`${data} at ${box.width}`}</p>;
}

async function appear() {
  await act(async () => {
    notifyResize([{ contentRect: { width: 300, height: 100 } }]);
    notifyIntersection([{ isIntersecting: true }]);
  });
}

test('loads its chart near the viewport and passes it the figures and the size', async () => {
  const load = jest.fn(() => Promise.resolve(Drawing));
  const { rerender } = render(<ChartSlot load={load} data={7} label="Figures" className="h-10" />);
  expect(screen.getByRole('img', { name: 'Figures' })).toBeInTheDocument();
  act(() => notifyIntersection([{ isIntersecting: false }]));
  expect(load).not.toHaveBeenCalled();
  await appear();
  expect(screen.getByText('7 at 300')).toBeInTheDocument();
  rerender(<ChartSlot load={load} data={90} label="Figures" className="h-10" />);
  expect(screen.getByText('90 at 300')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});

test('loads on the first Tab if it contains a control, so that Tab does not skip it', async () => {
  const load = jest.fn(() => Promise.resolve(Drawing));
  const { rerender } = render(<ChartSlot load={load} data={7} label="Figures" className="h-10" />);
  await act(async () => fireEvent.keyDown(document.body, { key: 'Tab' }));
  expect(load).not.toHaveBeenCalled();
  rerender(<ChartSlot load={load} data={7} label="Figures" isInteractive className="h-10" />);
  await act(async () => fireEvent.keyDown(document.body, { key: 'Enter' }));
  expect(load).not.toHaveBeenCalled();
  await act(async () => fireEvent.keyDown(document.body, { key: 'Tab' }));
  expect(load).toHaveBeenCalledTimes(1);
});

test('renders nothing without a width, as in a closed tab', async () => {
  render(<ChartSlot load={() => Promise.resolve(Drawing)} data={7} label="Figures" className="h-10" />);
  await appear();
  act(() => notifyResize([{ contentRect: { width: 0, height: 0 } }]));
  expect(screen.queryByText(/7 at/)).not.toBeInTheDocument();
});

test('shows a message when the chart cannot be loaded', async () => {
  const load = () => Promise.reject(new Error('offline'));
  render(<ChartSlot load={load} data={7} label="Figures" className="h-10" />);
  await appear();
  expect(screen.getByText(dashboardCopy.charts.failed)).toBeInTheDocument();
});
