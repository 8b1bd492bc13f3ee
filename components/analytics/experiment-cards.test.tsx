import { act, screen, within } from '@testing-library/react';
import { finishedExperiment } from '@/e2e/support/finished-experiment';
import { renderWithQueries as render } from '@/e2e/support/render-with-queries';
import { FinishedExperiments } from './experiment-cards';

let notifyIntersection: (entries: { isIntersecting: boolean }[]) => void;
let response: { experiments: unknown[] };

beforeEach(() => {
  const observer = { observe() {}, disconnect() {} };
  Object.assign(window, {
    IntersectionObserver: function (callback: typeof notifyIntersection) {
      notifyIntersection = callback;
      return observer;
    },
    ResizeObserver: function () {
      return observer;
    },
    fetch: jest.fn(async () => ({ ok: true, json: async () => response })),
  });
});

const openTab = () => act(async () => notifyIntersection([{ isIntersecting: true }]));

test('requests nothing before its tab opens, and renders nothing while no test has finished', async () => {
  response = { experiments: [] };
  const { container } = render(<FinishedExperiments />);
  expect(window.fetch).not.toHaveBeenCalled();
  await openTab();
  expect(window.fetch).toHaveBeenCalledWith('/api/experiments', expect.anything());
  expect(container.textContent).toBe('');
});

test('a card shows the figures, the conclusion and the interval as a table', async () => {
  const text = 'It was ended before its days were over.';
  const stopped = {
    ...finishedExperiment,
    number: '04',
    name: 'Stopped',
    findings: [{ verdict: 'stopped-early', title: 'Stopped early', text, arm: null, interval: null }],
    arms: finishedExperiment.arms.map((arm) => ({ ...arm, share: null })),
  };
  response = { experiments: [finishedExperiment, stopped] };
  render(<FinishedExperiments />);
  await openTab();
  const card = within(await screen.findByRole('article', { name: 'A shorter lede' }));
  expect(
    card.getByText(
      'Between 11 and 104% more visitors opened a second page within a day with B than with A. Kept: B.',
    ),
  ).toBeInTheDocument();
  const rows = (name: RegExp) =>
    within(card.getByRole('table', { name }))
      .getAllByRole('row')
      .map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(rows(/^Version/)).toEqual([
    ['Version', 'Visitors', 'Did it', 'Share'],
    ['A', '4.0K4,000', '80', '2.0%'],
    ['B“What you get in the first week”', '4.0K4,000', '120', '3.0%'],
  ]);
  expect(rows(/^Difference/)).toEqual([
    ['Version', 'At least', 'At most'],
    ['B', '+10.6%', '+104.4%'],
  ]);
  expect(card.getByText(finishedExperiment.health)).toBeInTheDocument();
  const other = within(screen.getByRole('article', { name: 'Stopped' }));
  expect(other.getAllByRole('table')).toHaveLength(1);
  expect(other.getAllByText('–')).toHaveLength(2);
});

test('without a response only the samples are shown', async () => {
  response = { experiments: [] };
  jest.mocked(window.fetch).mockRejectedValue(new TypeError('offline'));
  const info = jest.spyOn(console, 'info').mockImplementation(() => {});
  const { container } = render(<FinishedExperiments />);
  await openTab();
  expect(info).toHaveBeenCalledWith('/api/experiments failed: offline');
  expect(container.textContent).toBe('');
});
