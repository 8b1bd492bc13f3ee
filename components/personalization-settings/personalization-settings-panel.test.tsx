import { screen } from '@testing-library/react';
import { shellCopy } from '@/lib/content/shell';
import { prepareSession, renderSession } from '@/tests/support/widgets/session-visit';
import { PersonalizationSettingsPanel } from './personalization-settings-panel';

const { text, unscripted, switches } = shellCopy.settings;

jest.mock('next/navigation', () => ({
  useParams: () => ({ persona: 'innovation-leader.explorer.new' }),
  useRouter: () => ({ refresh: jest.fn() }),
}));

beforeEach(prepareSession);

test('without scripts the panel describes its switches without offering them', async () => {
  await renderSession(<PersonalizationSettingsPanel />);
  for (const promise of [screen.getByText(text), screen.getByText(/of 3 active$/)])
    expect(promise).toHaveAttribute('data-scripted');
  expect(screen.getByText(unscripted)).not.toBeVisible();
  expect(screen.getByText(unscripted)).toHaveAttribute('data-unscripted', 'open');
  for (const { label, description } of Object.values(switches))
    for (const text of [label, description])
      expect(screen.getByText(text).closest('[data-scripted]')).toBeNull();
});
