import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { SessionContext } from '@/components/personalization/personalization-context';
import { createSessionStore } from '@/components/personalization/session-store';
import { ruleCopy } from '@/lib/content/rules';
import { rulesViewerCopy } from '@/lib/content/rules-viewer';
import { formatRuleCode } from '@/lib/personalization/format-rule-code';
import type { RuleId } from '@/lib/personalization/rules';
import { BLOCK_PRIORITY } from '@/lib/personalization/rules/content-blocks';
import { HUB_SCORE } from '@/lib/personalization/rules/hub-score';
import { RuleTools } from './rule-tools';

const writeText = jest.fn<Promise<void>, [string]>();

function setup(ruleId: RuleId) {
  const store = createSessionStore({ segment: 'developer', cluster: 'researcher', visitor: 'new' });
  render(
    <SessionContext value={store}>
      <p id={`${ruleId}-name`}>{ruleCopy[ruleId].name}</p>
      <RuleTools ruleId={ruleId} name={ruleCopy[ruleId].name} />
    </SessionContext>,
  );
}

const settle = () => act(async () => void (await jest.advanceTimersByTimeAsync(0)));

async function tryRule(ruleId: RuleId) {
  setup(ruleId);
  fireEvent.click(screen.getByRole('button', { name: rulesViewerCopy.try.open }));
  await settle();
  return within(screen.getByRole('region', { name: /^A made-up visitor/ }));
}

beforeEach(() => {
  jest.useFakeTimers();
  writeText.mockReset().mockResolvedValue();
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
});
afterEach(() => jest.useRealTimers());

test('a second copy restarts the 2 s', async () => {
  setup('block-priority');
  fireEvent.click(screen.getByRole('button', { name: 'Copy Code' }));
  await settle();
  await act(() => jest.advanceTimersByTimeAsync(1500));
  fireEvent.click(screen.getByRole('button', { name: 'Copied!' }));
  await settle();
  expect(writeText).toHaveBeenLastCalledWith(formatRuleCode(BLOCK_PRIORITY));
  await act(() => jest.advanceTimersByTimeAsync(1500));
  expect(screen.getByRole('button', { name: 'Copied!' })).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(500));
  expect(screen.getByRole('button', { name: 'Copy Code' })).toBeVisible();
});

test('with the clipboard blocked, the code is shown, selected and focused', async () => {
  writeText.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  setup('block-priority');
  fireEvent.click(screen.getByRole('button', { name: 'Copy Code' }));
  await settle();
  const code = screen.getByRole('textbox', { name: /Copying is blocked here/ });
  expect(code).toHaveFocus();
  expect(code).toHaveValue(formatRuleCode(BLOCK_PRIORITY));
  fireEvent.click(screen.getByRole('button', { name: rulesViewerCopy.closeCode }));
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Copy Code' })).toHaveFocus();
});

test('a number can be replaced, and its limits hold once it is left', async () => {
  const trial = await tryRule('hub-score');
  const field = trial.getByRole('spinbutton', { name: 'Reading time in minutes' });
  for (const typed of ['', '88']) {
    fireEvent.change(field, { target: { value: typed } });
    expect(field).toHaveDisplayValue(typed);
  }
  fireEvent.blur(field);
  expect(field).toHaveValue(60);
});

test('a number can be entered, and the result has its confidence', async () => {
  const trial = await tryRule('cluster-from-behavior');
  const field = trial.getByRole('spinbutton', { name: 'Average scroll depth in percent' });
  fireEvent.change(field, { target: { value: '71' } });
  expect(screen.getByRole('status')).toHaveTextContent('Set behavior group: Researcher');
  expect(screen.getByRole('status')).toHaveTextContent('70%');
});

test('an additive rule shows every matching case and the sum', async () => {
  const trial = await tryRule('navigation-boost');
  fireEvent.change(trial.getByRole('combobox', { name: 'The page' }), { target: { value: 'analytics' } });
  const result = screen.getByRole('status');
  expect(result).toHaveTextContent('Cases 1 and 4 of 7 act.');
  expect(result).toHaveTextContent('Total points: 50');
  fireEvent.click(trial.getByRole('switch', { name: 'Made for your segment' }));
  expect(result).toHaveTextContent('Case 4 of 7 acts.');
  fireEvent.change(trial.getByRole('combobox', { name: 'The page' }), { target: { value: 'settings' } });
  expect(result).toHaveTextContent(rulesViewerCopy.try.fired.nothing);
});

test('cases with the same result are listed apart', async () => {
  const trial = await tryRule('hub-score');
  const format = HUB_SCORE.cases.findIndex(({ when }) => when.some(({ value }) => value === 'developer')) + 1;
  expect(screen.getByRole('status')).toHaveTextContent(
    `Cases 1, 2, and ${format} of ${HUB_SCORE.cases.length} act.`,
  );
  fireEvent.click(trial.getByRole('switch', { name: 'Made for your segment' }));
  expect(trial.getAllByRole('listitem')).toHaveLength(2);
});

test('topics can be checked', async () => {
  const trial = await tryRule('recommendation-boost');
  fireEvent.click(trial.getByRole('checkbox', { name: 'Technical' }));
  expect(screen.getByRole('status')).toHaveTextContent('Add 15 points to the match');
  fireEvent.click(trial.getByRole('checkbox', { name: 'Technical' }));
  expect(screen.getByRole('status')).toHaveTextContent('nothing changes');
});

test('where no case matches, it says that the default applies', async () => {
  await tryRule('cluster-from-behavior');
  expect(screen.getByRole('status')).toHaveTextContent(rulesViewerCopy.try.fired.otherwise);
});
