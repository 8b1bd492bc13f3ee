import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { startVisit } from '@/tests/support/widgets/visit';
import { feedbackOffer, feedbackCopy } from '@/lib/content/feedback';
import { GiveFeedback } from './feedback-slots';
import { RelevanceRating } from './relevance-rating';

jest.mock('next/navigation', () => ({
  useParams: () => ({ persona: 'developer.explorer.returning' }),
  useRouter: () => ({ refresh: jest.fn() }),
}));

const SETTINGS = { contentPersonalization: true, navigationAdaptation: true, behavioralAnalytics: true };
type Pending = { body: unknown; respond: (status: number, body: unknown) => Promise<void> };

/** Leaves feedback requests pending until the test responds to them. */
function holdFeedback(): Pending[] {
  const pending: Pending[] = [];
  const reply = (status: number, body: unknown) =>
    ({ ok: status < 400, status, statusText: '', json: async () => body, text: async () => 'x' }) as Response;
  globalThis.fetch = (path, init) => {
    if (path !== '/api/feedback') return Promise.resolve(reply(200, { ...SETTINGS, segment: 'developer' }));
    return new Promise((resolve) => {
      const respond = (status: number, body: unknown) => act(async () => resolve(reply(status, body)));
      pending.push({ body: JSON.parse(String(init?.body)), respond });
    });
  };
  return pending;
}

beforeEach(() => {
  localStorage.setItem('userId', '42');
  jest.spyOn(console, 'info').mockImplementation(() => {});
});

const opener = () => screen.getByRole('button', { name: feedbackOffer.button });
const dialog = () => screen.getByRole('dialog');
const comment = () => within(dialog()).getByRole('textbox', { name: feedbackCopy.dialog.comment });

async function openDialog() {
  fireEvent.click(opener());
  await screen.findByRole('dialog');
}

test('the counter appears near the limit', async () => {
  holdFeedback();
  await startVisit(<GiveFeedback label={feedbackOffer.button} failed="Not loaded" />);
  await openDialog();
  fireEvent.change(comment(), { target: { value: 'x'.repeat(1799) } });
  expect(within(dialog()).queryByText(/Characters left/)).not.toBeInTheDocument();
  fireEvent.change(comment(), { target: { value: 'x'.repeat(1801) } });
  expect(within(dialog()).getByText('Characters left: 199')).toBeInTheDocument();
  expect(within(dialog()).getByText('Characters left: at most 200')).toBeInTheDocument();
});

test('an unfinished relevance rating survives a swap to another visitor’s page', async () => {
  holdFeedback();
  const { unmount } = await startVisit(<RelevanceRating />);
  fireEvent.click(screen.getByRole('radio', { name: '2 of 5' }));
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Too early' } });
  unmount();
  await startVisit(<RelevanceRating />);
  expect(screen.getByRole('radio', { name: '2 of 5' })).toBeChecked();
  expect(screen.getByRole('textbox')).toHaveValue('Too early');
  window.history.pushState(null, '', '/features');
});

test('relevance is sent in its own field; a failure restores the control, success shows the thanks', async () => {
  const pending = holdFeedback();
  await startVisit(<RelevanceRating />);
  const group = screen.getByRole('radiogroup', { name: feedbackCopy.relevance.legend });
  expect(within(group).getAllByRole('radio')).toHaveLength(5);
  expect(screen.queryByRole('button', { name: 'Submit' })).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('radio', { name: '2 of 5' }));
  const send = () => screen.getByRole('button', { name: /^Submit/ });
  fireEvent.click(send());
  fireEvent.click(send());
  expect(send()).toBeDisabled();
  await waitFor(() => expect(pending).not.toEqual([]));
  expect(pending.map(({ body }) => body)).toEqual([{ userId: 42, relevanceRating: 2, feedback: '' }]);
  await pending[0]?.respond(200, { hello: 'world' });
  expect(send()).toHaveFocus();
  expect(screen.getByRole('radio', { name: '2 of 5' })).toBeChecked();
  fireEvent.click(send());
  await waitFor(() => expect(pending).toHaveLength(2));
  await pending[1]?.respond(201, { id: 1 });
  await waitFor(() => expect(screen.getByText(feedbackCopy.relevance.thanks)).toBeInTheDocument());
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});
