import { act, screen } from '@testing-library/react';
import { showChangesFrom } from '@/components/personalization/use-persona-swap';
import { tunerCopy } from '@/lib/content/tuner';
import { DEFAULT_PERSONA } from '@/lib/personalization/persona';
import { prepareSession, startVisit } from '@/tests/support/widgets/visit';
import { TunerPanel } from './tuner-panel';

const router = { refresh: jest.fn(), replace: jest.fn(), prefetch: jest.fn() };
jest.mock('next/navigation', () => ({
  useRouter: () => router,
  useParams: () => ({ persona: 'innovation-leader.explorer.new' }),
  usePathname: () => '/',
}));

const renderPanel = () => startVisit(<TunerPanel persona={DEFAULT_PERSONA} message={null} />);

beforeEach(prepareSession);

test('the caption names the changes of a swap until the visitor leaves the page', async () => {
  await renderPanel();
  expect(screen.getByText(tunerCopy.hint)).toBeInTheDocument();
  act(() => void showChangesFrom('developer.explorer.new'));
  expect(screen.getByText(/^Changed: headline/)).toBeInTheDocument();
  act(() => void showChangesFrom('innovation-leader.explorer.new'));
  expect(screen.getByText(tunerCopy.hint)).toBeInTheDocument();
});
