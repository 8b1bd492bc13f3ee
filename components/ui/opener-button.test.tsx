import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OpenerButton } from './opener-button';

test('a failed load is retried, and the button shows the failure meanwhile', async () => {
  const load = jest.fn<Promise<string>, []>().mockRejectedValue(new Error('offline'));
  const onLoaded = jest.fn();
  render(
    <OpenerButton load={load} onLoaded={onLoaded} failed="Try again" variant="ghost">
      Open
    </OpenerButton>,
  );
  await userEvent.hover(screen.getByRole('button', { name: 'Open' }));
  expect(load).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByRole('button', { name: 'Try again' })).toHaveFocus();
  expect(onLoaded).not.toHaveBeenCalled();
  load.mockResolvedValue('a dialog');
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('button', { name: 'Open' })).toHaveAttribute('aria-haspopup', 'dialog');
  expect(onLoaded.mock.calls).toEqual([['a dialog']]);
});
