import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { readToasts } from '@/components/toast/toast-store';
import { readAnnouncement } from '@/components/ui/announcement-store';
import { demoViewCopy } from '@/lib/content/demo-view';
import type { DemoStep } from '@/lib/personalization/demo-view';
import { DEFAULT_PERSONA } from '@/lib/personalization/persona';
import { ShareSteps } from './share-steps';

const mockHear = jest.fn();
jest.mock('@/lib/browser/demo-view', () => ({
  changeDemoView: (changes: unknown) => mockHear(changes),
}));

const toStep = (page: string): DemoStep => ({ page, persona: DEFAULT_PERSONA });

function Steps() {
  const [steps, setSteps] = useState(() => ['/features', '/pricing', '/about'].map(toStep));
  mockHear.mockImplementation((changes: { steps: DemoStep[] }) => setSteps(changes.steps));
  return <ShareSteps steps={steps} here={toStep('/')} onNotes={jest.fn()} />;
}

const removeButton = (step: number) =>
  screen.getByRole('button', { name: new RegExp(`^Remove step ${step}\\. `) });

test('removing a step moves the focus to the next, the previous, or the button below', async () => {
  render(<Steps />);
  await userEvent.click(removeButton(2));
  expect(removeButton(2)).toHaveFocus();
  await waitFor(() =>
    expect(readAnnouncement()).toMatch(/^Removed step 2\. Pricing · Innovation leader\s· Explorer\s· New$/),
  );
  expect(screen.getByText(/2\. About/)).toBeInTheDocument();
  await userEvent.click(removeButton(2));
  expect(removeButton(1)).toHaveFocus();
  await userEvent.click(removeButton(1));
  expect(screen.getByRole('button', { name: 'Add this view' })).toHaveFocus();
});

test('a step and a text without room in the link are reported, and no step is announced', async () => {
  mockHear.mockReturnValue(false);
  render(<ShareSteps steps={[toStep('/features')]} here={toStep('/')} onNotes={jest.fn()} />);
  await userEvent.click(screen.getByRole('button', { name: 'Add this view' }));
  const { noRoom } = demoViewCopy.share;
  expect(readToasts()[0]?.title).toBe(noRoom);
  expect(readAnnouncement()).not.toMatch(/Added/);
  await userEvent.type(screen.getByLabelText('Caption for them'), '語');
  expect(screen.getByLabelText('Caption for them')).toHaveAccessibleDescription(noRoom);
});
