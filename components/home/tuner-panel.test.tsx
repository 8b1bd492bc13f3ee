import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { showChangesFrom } from '@/components/personalization/page-changes';
import { tunerCopy } from '@/lib/content/tuner';
import { DEFAULT_PERSONA } from '@/lib/personalization/persona';
import { prepareSession, renderSession, sent } from '@/e2e/support/session-visit';
import { TunerPanel } from './tuner-panel';

const router = { refresh: jest.fn(), replace: jest.fn(), prefetch: jest.fn() };
jest.mock('next/navigation', () => ({
  useRouter: () => router,
  useParams: () => ({ persona: 'innovation-leader.explorer.new' }),
  usePathname: () => '/',
}));

const renderPanel = () => renderSession(<TunerPanel persona={DEFAULT_PERSONA} message={null} />);
const scale = (name: string) => within(screen.getByRole('radiogroup', { name }));

beforeEach(prepareSession);

test('three named scales show the session, with one selected station on each', async () => {
  await renderPanel();
  for (const [name, station] of [
    ['Segment', 'Innovation leader'],
    ['Behavior', 'Explorer'],
    ['Visitor type', 'New'],
  ] as const) {
    expect(scale(name).getByRole('radio', { checked: true })).toHaveAccessibleName(station);
  }
});

test('a station changes the session, the needle and the server’s row', async () => {
  const visit = await renderPanel();
  fireEvent.click(scale('Segment').getByRole('radio', { name: 'Sales prospect' }));
  expect(visit.current.session.persona.segment).toBe('sales-prospect');
  expect(scale('Segment').getByRole('radio', { checked: true })).toHaveAccessibleName('Sales prospect');
  fireEvent.click(scale('Behavior').getByRole('radio', { name: 'Converter' }));
  expect(visit.current.session.persona.cluster).toBe('converter');
  fireEvent.click(scale('Visitor type').getByRole('radio', { name: 'Returning' }));
  expect(visit.current.session.persona.visitor).toBe('returning');
  await waitFor(() => expect(sent().map(({ path }) => path)).toContain('/api/user/7/segment'));
});

test('it reflects a choice made elsewhere', async () => {
  const visit = await renderPanel();
  act(() => visit.current.actions.chooseSegment('developer'));
  expect(scale('Segment').getByRole('radio', { checked: true })).toHaveAccessibleName('Developer');
});

test('the caption names the changes of a swap until the visitor leaves the page', async () => {
  await renderPanel();
  expect(screen.getByText(tunerCopy.hint)).toBeInTheDocument();
  act(() => void showChangesFrom('developer.explorer.new'));
  expect(screen.getByText(/^Changed: headline/)).toBeInTheDocument();
  act(() => void showChangesFrom('innovation-leader.explorer.new'));
  expect(screen.getByText(tunerCopy.hint)).toBeInTheDocument();
});
