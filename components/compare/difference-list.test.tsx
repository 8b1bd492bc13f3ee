import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { readAnnouncement } from '@/components/ui/announcement-store';
import { startComparison } from '@/lib/compare/comparison';
import { compareCopy } from '@/lib/content/pages/compare';
import { DEFAULT_PERSONA } from '@/lib/personalization/persona';
import { ComparisonStatus } from './difference-list';
import { createFrames } from './frames';
import { useComparedPages } from './use-compared-pages';

const { failed, loading, retry: tryAgain } = compareCopy.tool;

let requests: { onerror?: () => void }[] = [];

/** A request that the test can fail. */
class FailingRequest {
  onerror?: () => void;
  status = 0;
  open() {}
  abort() {}
  send() {
    requests.push(this);
  }
}

const original = globalThis.XMLHttpRequest;
beforeEach(() => {
  requests = [];
  Object.assign(globalThis, { XMLHttpRequest: FailingRequest });
  jest.spyOn(console, 'info').mockImplementation(() => {});
});
afterEach(() => void Object.assign(globalThis, { XMLHttpRequest: original }));

function Comparing() {
  const [comparison] = useState(() => startComparison(DEFAULT_PERSONA));
  const [frames] = useState(createFrames);
  const { outcome, retry } = useComparedPages(comparison, frames);
  return <ComparisonStatus outcome={outcome} onRetry={retry} />;
}

test('pages that fail to load are announced, and a retry keeps the focus', async () => {
  render(<Comparing />);
  requests[0]?.onerror?.();
  const button = await screen.findByRole('button', { name: tryAgain });
  await waitFor(() => expect(readAnnouncement()).toBe(failed));
  await userEvent.click(button);
  expect(button).not.toBeInTheDocument();
  expect(screen.getByText(loading)).toHaveFocus();
});
