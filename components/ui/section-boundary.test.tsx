import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { shellCopy } from '@/lib/content/shell';
import { SectionBoundary, WidgetBoundary } from './section-boundary';

afterEach(() => document.body.replaceChildren());

const { section: failure, retry } = shellCopy.error;

function page(header: ReactNode, main: ReactNode) {
  return (
    <>
      <SectionBoundary>{header}</SectionBoundary>
      <SectionBoundary>{main}</SectionBoundary>
    </>
  );
}

/** Hydrates the served page after `change`. Returns the errors that React reports as recoverable. */
async function hydrate(content: ReactNode, change: (container: HTMLElement) => void) {
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  container.innerHTML = renderToString(content);
  change(container);
  const recovered: unknown[] = [];
  await act(() =>
    hydrateRoot(container, content, { onRecoverableError: (error) => void recovered.push(error) }),
  );
  return { container, recovered };
}

function Counter({ name }: { name: string }) {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>{`${name} ${count}`}</button>;
}

const twoCounters = page(<Counter name="Header" />, <Counter name="Main" />);

test('a changed word re-renders only its own section, and every control works', async () => {
  let served: Element | null = null;
  const { recovered } = await hydrate(twoCounters, (container) => {
    served = container.querySelector('button');
    const main = container.querySelectorAll('button')[1];
    if (main) main.textContent = 'Another word';
  });
  expect(recovered).toHaveLength(1);
  expect(screen.getByText('Header 0')).toBe(served);
  await userEvent.click(screen.getByText('Header 0'));
  await userEvent.click(screen.getByText('Main 0'));
  expect(screen.getByText('Header 1')).toBe(served);
  expect(screen.getByText('Main 1')).toBeInTheDocument();
});

test.each([
  ['an element inserted before it', (box: Element) => box.prepend(document.createElement('i'))],
  ['all its content removed', (box: Element) => box.replaceChildren()],
])('a section without its marker, with %s, is rendered in the browser', async (_, change) => {
  await hydrate(<SectionBoundary>{twoCounters}</SectionBoundary>, (container) => {
    const box = container.querySelectorAll('[data-slot=section-boundary]')[1];
    if (box) change(box);
  });
  await userEvent.click(screen.getByText('Header 0'));
  expect(screen.getByText('Header 1')).toBeInTheDocument();
  expect(screen.getByText('Main 0')).toBeInTheDocument();
});

function Faulty({ isFaulty }: { isFaulty: () => boolean }) {
  if (isFaulty()) throw new Error('faulty');
  return <p>Rendered</p>;
}

/** Throws twice, because React retries a render once before it gives up. */
const twice = () =>
  jest
    .fn(() => false)
    .mockReturnValueOnce(true)
    .mockReturnValueOnce(true);

describe('a part that throws', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));

  test('once is rendered again silently', () => {
    render(page(<Faulty isFaulty={twice()} />, <Counter name="Main" />));
    expect(screen.getByText('Rendered')).toBeInTheDocument();
    expect(screen.queryByText(failure)).not.toBeInTheDocument();
  });

  test('repeatedly shows the failure in its place, with a retry button', async () => {
    const isFaulty = jest.fn(() => true);
    render(page(<Faulty isFaulty={isFaulty} />, <Counter name="Main" />));
    expect(screen.getByText(failure)).toBeInTheDocument();
    await userEvent.click(screen.getByText('Main 0'));
    expect(screen.getByText('Main 1')).toBeInTheDocument();
    isFaulty.mockReturnValue(false);
    await userEvent.click(screen.getByRole('button', { name: retry }));
    expect(screen.getByText('Rendered')).toBeInTheDocument();
  });

  test('in a floating widget disappears', () => {
    render(
      <>
        <WidgetBoundary>
          <Faulty isFaulty={() => true} />
        </WidgetBoundary>
        <p>The rest</p>
      </>,
    );
    expect(screen.queryByText(failure)).not.toBeInTheDocument();
    expect(screen.getByText('The rest')).toBeInTheDocument();
  });

  test('because its DOM is gone is rendered again, with working controls', async () => {
    function Toggle() {
      const [isOpen, setIsOpen] = useState(false);
      return (
        <>
          <button onClick={() => setIsOpen(!isOpen)}>Toggle</button>
          {isOpen ? <p>Open</p> : <span>Closed</span>}
        </>
      );
    }
    render(
      <SectionBoundary>
        <Toggle />
      </SectionBoundary>,
    );
    screen.getByText('Closed').remove();
    await userEvent.click(screen.getByText('Toggle'));
    await userEvent.click(screen.getByText('Toggle'));
    expect(screen.queryByText(failure)).not.toBeInTheDocument();
    expect(screen.getByText('Open')).toBeInTheDocument();
  });
});
