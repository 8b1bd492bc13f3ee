import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { MAIN_ID } from '@/lib/config/main-id';
import { DemoPanel, useDemoPanel } from './demo-panel';

function Bar() {
  const barRef = useRef<HTMLElement>(null);
  const { open, close } = useDemoPanel(barRef);
  return (
    <>
      <main id={MAIN_ID} tabIndex={-1} />
      <section ref={barRef}>
        {open ? (
          <DemoPanel name={open} onClose={close}>
            <p>The visit</p>
          </DemoPanel>
        ) : null}
      </section>
    </>
  );
}

test('closing a replay that the address opened moves the focus to the page', () => {
  window.history.replaceState(null, '', '/?demo=1&replay=explorer');
  render(<Bar />);
  expect(screen.getByRole('heading', { name: 'Replay a visit' })).toHaveFocus();
  // Handled, so that it does not close the chat or the tutorial too.
  expect(fireEvent.keyDown(document.body, { key: 'Escape' })).toBe(false);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
});
