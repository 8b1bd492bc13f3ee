import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { offlineCopy } from '@/lib/content/offline';
import { OfflineNotice } from './offline-notice';

jest.mock('next/navigation', () => ({ useSelectedLayoutSegments: () => [], useParams: () => ({}) }));

const { label, hide } = offlineCopy.notice;

function connect(isOnline: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

afterEach(() => {
  delete document.documentElement.dataset.savedAt;
  jest.restoreAllMocks();
});

test.each([
  ['a page', undefined],
  ['a copy of a page', '2026-01-02T03:04:05.000Z'],
])('dismissed on %s, the notice returns when the connection is lost again', async (_, savedAt) => {
  if (savedAt) document.documentElement.dataset.savedAt = savedAt;
  connect(false);
  render(<OfflineNotice />);
  await userEvent.click(screen.getByRole('button', { name: hide }));
  expect(screen.queryByRole('region', { name: label })).not.toBeInTheDocument();
  connect(true);
  connect(false);
  expect(screen.getByRole('region', { name: label })).toBeInTheDocument();
});
