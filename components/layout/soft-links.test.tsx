import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps, ReactNode } from 'react';
import { SoftLinks } from './soft-links';

const router = { push: jest.fn(), prefetch: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

function setup(link: ReactNode) {
  render(
    <>
      <SoftLinks />
      {link}
    </>,
  );
  return screen.getByRole('link');
}

/** jsdom cannot follow links. A listener on the window runs after the document's. */
const stopBrowser = () => window.addEventListener('click', (event) => event.preventDefault(), { once: true });

/** Clicks, and returns whether the browser is left to follow the link itself. */
const isLeftToBrowser = (link: HTMLElement, how: MouseEventInit = {}) =>
  fireEvent.click(link, { button: 0, ...how });

beforeEach(() => jest.clearAllMocks());

test.each([
  ['/features', '/features'],
  ['/features#documentation', '/features#documentation'],
  ['http://localhost/pricing', '/pricing'],
  ['/api', '/api'],
])('a click on %s follows it without a reload', (href, target) => {
  // jsdom reports a native navigation as an error, so the listener must have prevented it.
  expect(isLeftToBrowser(setup(<a href={href}>Go</a>))).toBe(false);
  expect(router.push).toHaveBeenCalledWith(target);
});

test('an element inside a link counts as the link', () => {
  const link = setup(
    <a href="/about">
      <span>Inside</span>
    </a>,
  );
  fireEvent.pointerOver(screen.getByText('Inside'));
  expect(router.prefetch).toHaveBeenCalledWith('/about');
  fireEvent.click(screen.getByText('Inside'));
  expect(router.push).toHaveBeenCalledWith('/about');
  expect(link).toBeInTheDocument();
});

test('nothing is prefetched before the load event, but a click is followed', () => {
  const readyState = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const link = setup(<a href="/about">Go</a>);
  fireEvent.pointerOver(link);
  fireEvent.focusIn(link);
  expect(router.prefetch).not.toHaveBeenCalled();
  expect(isLeftToBrowser(link)).toBe(false);
  readyState.mockReturnValue('complete');
  fireEvent.pointerOver(link);
  expect(router.prefetch).toHaveBeenCalledWith('/about');
});

test.each<[string, ComponentProps<'a'>]>([
  ['another site', { href: 'https://example.com/features' }],
  ['a call', { href: '/api/health' }],
  ['a mail', { href: 'mailto:sales@attune.example' }],
  ['a query, which the server reads', { href: '/?segment=developer' }],
  ['a new tab', { href: '/about', target: '_blank' }],
  ['a download', { href: '/about', download: true }],
])('%s is left to the browser', (_, props) => {
  const element = setup(<a {...props}>Go</a>);
  stopBrowser();
  fireEvent.pointerOver(element);
  fireEvent.focusIn(element);
  fireEvent.click(element);
  expect(router.push).not.toHaveBeenCalled();
  expect(router.prefetch).not.toHaveBeenCalled();
});

test.each([
  ['another button', { button: 1 }],
  ['Control, for a new tab', { ctrlKey: true }],
  ['Command', { metaKey: true }],
  ['Shift, for a new window', { shiftKey: true }],
  ['Alt, for a download', { altKey: true }],
])('%s is left to the browser', (_, how) => {
  const link = setup(<a href="/about">Go</a>);
  stopBrowser();
  fireEvent.click(link, how);
  expect(router.push).not.toHaveBeenCalled();
});

test('a footer link moves the focus to the main area, at the requested place', () => {
  const leave = (href: string) => {
    const link = screen.getByRole('link', { name: href });
    link.focus();
    fireEvent.click(link);
  };
  render(
    <>
      <SoftLinks />
      <main tabIndex={-1}>
        <section id="careers">
          <h2>Careers</h2>
          <a href="/features">/features</a>
        </section>
      </main>
      <footer>
        <a href="/about#careers">/about#careers</a>
        <a href="/contact">/contact</a>
      </footer>
    </>,
  );
  leave('/about#careers');
  expect(screen.getByRole('heading')).toHaveFocus();
  leave('/contact');
  expect(screen.getByRole('main')).toHaveFocus();
  leave('/features');
  expect(screen.getByRole('link', { name: '/features' })).toHaveFocus();
});

test('a click that was handled already is ignored', () => {
  const link = setup(<a href="/about">Go</a>);
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  expect(router.push).not.toHaveBeenCalled();
});

test('with cookies blocked, the persona in the address is passed on to the next page', () => {
  jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
  window.history.replaceState(null, '', '/?segment=developer');
  isLeftToBrowser(setup(<a href="/about#team">Go</a>));
  window.history.replaceState(null, '', '/');
  expect(router.push).toHaveBeenCalledWith('/about?segment=developer#team');
});

test('nothing is prefetched for a browser that saves data', () => {
  Object.assign(navigator, { connection: { saveData: true } });
  const link = setup(<a href="/about">Go</a>);
  fireEvent.pointerOver(link);
  expect(router.prefetch).not.toHaveBeenCalled();
  expect(isLeftToBrowser(link)).toBe(false);
  Reflect.deleteProperty(navigator, 'connection');
});
