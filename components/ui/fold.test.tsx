import { act, render, screen } from '@testing-library/react';
import { Fold } from './fold';

const goTo = (hash: string) =>
  act(() => {
    window.location.hash = hash;
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });

const details = () => screen.getByRole('group');

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
});

test.each([
  ['to it', 'user', '#user'],
  ['to a place in it', 'settings', '#part'],
])('a link %s opens a fold, and another does not', (_, id, hash) => {
  goTo('#elsewhere');
  render(
    <Fold id={id} anchors={['part']} summary="Read a user">
      <p id="part">Returns the segment.</p>
    </Fold>,
  );
  expect(details()).not.toHaveAttribute('open');
  goTo(hash);
  expect(details()).toHaveAttribute('open');
});
