import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readAnnouncement } from '@/components/ui/announcement-store';
import { SEARCH_ANNOUNCE_DELAY_MS } from '@/lib/config/timings';
import { hubBrowserCopy } from '@/lib/content/hub-browser';
import { searchHubItems, selectRecommendedHubItems } from '@/lib/personalization/content-hub';
import { HubBrowser, selectRelatedItems } from './hub-browser';
import { hubItems, hubPictures } from './hub-items';
import { PERSONAS } from '@/lib/personalization/persona';
import { describeHubReason } from './hub-lists';

jest.mock('next/navigation', () => ({ useRouter: () => ({ prefetch: () => undefined }) }));

const audience = { segment: 'developer', cluster: 'researcher' } as const;
const ledes = { recommended: 'For you', all: 'Everything', featured: 'Chosen' };
const setup = () =>
  render(<HubBrowser items={hubItems} pictures={hubPictures} audience={audience} ledes={ledes} />);
const panel = () => screen.getByRole('tabpanel');
const field = () => screen.getByRole('searchbox', { name: hubBrowserCopy.search.label });

let visits = 0;

// A page remembers what is typed, so each test gets its own.
beforeEach(() => window.history.replaceState(null, '', `/content-hub-${(visits += 1)}`));

test('the address has what is chosen, and what was typed once the field is left; a link restores it', () => {
  const { unmount } = setup();
  fireEvent.click(screen.getByText(hubBrowserCopy.tabs.all, { selector: 'button *' }));
  fireEvent.change(screen.getByLabelText(hubBrowserCopy.search.label), { target: { value: 'weak' } });
  expect(window.location.search).toBe('?tab=all');
  fireEvent.blur(screen.getByLabelText(hubBrowserCopy.search.label));
  expect(window.location.search).toBe('?tab=all&query=weak');
  unmount();
  window.history.replaceState(null, '', '/content-hub?tab=featured&query=zzz&category=nonsense#main');
  setup();
  expect(document.querySelector('[aria-selected=true]')).toHaveTextContent(hubBrowserCopy.tabs.featured);
  expect(screen.getByLabelText(hubBrowserCopy.search.label)).toHaveValue('zzz');
});

test('the number of results is announced once typing pauses', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  setup();
  await user.type(field(), 'zzz');
  await act(() => jest.advanceTimersByTimeAsync(SEARCH_ANNOUNCE_DELAY_MS - 1));
  expect(readAnnouncement()).toBe('');
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(readAnnouncement()).toBe(hubBrowserCopy.found.none);
  jest.useRealTimers();
});

test('an empty list offers searches that have results, and a way back', async () => {
  setup();
  await userEvent.type(field(), 'zzz');
  expect(within(panel()).getByRole('heading')).toHaveTextContent('Nothing found for “zzz”');
  expect(within(panel()).getByRole('link')).toHaveAttribute('href', '/contact#support');
  for (const query of hubBrowserCopy.empty.suggestions.words) {
    expect(searchHubItems(hubItems, { query, category: 'all' })).not.toEqual([]);
  }
  await userEvent.click(within(panel()).getByRole('button', { name: hubBrowserCopy.search.clear }));
  expect(within(panel()).getAllByRole('heading', { level: 3 })).toHaveLength(4);
  expect(panel()).toHaveFocus();
});

test('an article named by the address is open, its address can be copied, and closing it leads to its place in the list', async () => {
  const user = userEvent.setup();
  window.history.replaceState(null, '', '/content-hub#weak-signals');
  setup();
  const dialog = screen.getByRole('dialog', { name: /Weak signals/ });
  await user.click(within(dialog).getByRole('button', { name: hubBrowserCopy.reader.copy }));
  expect(within(dialog).getByRole('status')).toHaveTextContent(hubBrowserCopy.reader.copied);
  expect(await navigator.clipboard.readText()).toBe('http://localhost/content-hub#weak-signals');
  await user.click(within(dialog).getByRole('button', { name: hubBrowserCopy.reader.close }));
  expect(window.location.href).toBe('http://localhost/content-hub?tab=all');
  expect(screen.getByRole('link', { name: /Weak signals/ })).toHaveFocus();
});

test('an article that was opened here goes back once, however often it is closed', async () => {
  const back = jest.spyOn(window.history, 'back').mockImplementation(() => {});
  setup();
  const [link] = within(panel()).getAllByRole('link');
  if (link) await userEvent.click(link);
  await userEvent.dblClick(screen.getByRole('button', { name: hubBrowserCopy.reader.close }));
  expect(back).toHaveBeenCalledTimes(1);
});

test('a hash that names no article opens nothing', () => {
  window.history.replaceState(null, '', '/content-hub#nonsense');
  setup();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each(hubItems.map((item) => [item.id, item] as const))(
  '%s has two related items of its category',
  (_, item) => {
    const related = selectRelatedItems(hubItems, item, { segment: 'developer', cluster: 'explorer' });
    expect(related.map(({ category }) => category)).toEqual([item.category, item.category]);
    expect(related.map(({ id }) => id)).not.toContain(item.id);
  },
);

const reason = (...fields: string[]) => ({
  ruleId: 'hub-score' as const,
  signals: fields.map((field) => ({ field, value: true })),
  confidence: 1,
});

test('every signal is explained, in the copy of the page’s audience', () => {
  expect(
    describeHubReason(reason('matchesSegment', 'matchesCluster', 'type', 'difficulty', 'featured'), audience),
  ).toBe(
    'Picked because it is written for developers, useful for researchers, a format developers see first, advanced, and an editors’ pick.',
  );
  expect(describeHubReason(reason('readTime'), audience)).toBe('Picked because it is a short read.');
  expect(describeHubReason(reason(), audience)).toBe('Picked because it is among the best of the rest.');
});

test.each(PERSONAS)('for $segment, $cluster, $visitor equal sentences have equal scores', (persona) => {
  const scores = new Map<string, number>();
  const items = selectRecommendedHubItems(hubItems, persona, hubItems.length);
  for (const { score, reason: found } of items) {
    const sentence = describeHubReason(found, persona);
    expect(score).toBe(scores.get(sentence) ?? score);
    scores.set(sentence, score);
  }
  expect(scores.size).toBeGreaterThan(1);
});
