import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PhoneFold } from './phone-fold';

const fold = (
  <PhoneFold id="all" label="Show more">
    <p>More</p>
  </PhoneFold>
);

test('what was unfolded stays unfolded in another variant of the page', async () => {
  const { unmount } = render(fold);
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  unmount();
  render(fold);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('More').parentElement).not.toHaveAttribute('data-folded');
});
