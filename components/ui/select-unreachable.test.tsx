import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SelectField } from './select';

jest.mock('./select-list', () => {
  throw new Error('Loading chunk failed.');
});

const OPTIONS = [
  { value: 'explorer', label: 'Explorer' },
  { value: 'converter', label: 'Converter' },
];

test('if the list cannot be loaded, a focused native select replaces it', async () => {
  const choose = jest.fn();
  const user = userEvent.setup();
  render(<SelectField label="Behavior" value="explorer" options={OPTIONS} onValueChange={choose} />);
  await user.click(screen.getByRole('combobox', { name: 'Behavior' }));
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveValue('explorer'));
  expect(screen.getByRole('combobox', { name: 'Behavior' })).toHaveFocus();
  await user.selectOptions(screen.getByRole('combobox'), 'Converter');
  expect(choose).toHaveBeenCalledWith('converter');
});
