import { act, render, screen, waitFor } from '@testing-library/react';
import { ConsentNotice } from '@/components/consent/consent-notice';
import { ConsentSwitch } from '@/components/consent/consent-switch';
import { resetFirstCall, send } from '@/lib/browser/request';
import { readStored, writeStored } from '@/lib/browser/storage';
import { readPersonaCookie, writePersonaCookie } from '@/lib/browser/stored-choices';
import { readUserId } from '@/lib/browser/user-id';
import { consentNoticeCopy, consentCopy } from '@/lib/content/consent';
import { CONSENT_CHOICES, CONSENT_MODES } from '@/lib/personalization/consent';
import { readAnnouncement } from '@/components/ui/announcement-store';
import { formatPersonaCookie, parsePersonaCookie } from '@/lib/personalization/persona-cookie';
import { readConsentState, readVisitMode, storeConsentChoice } from '@/lib/browser/visit-mode';
import { BOOT_SCRIPT } from '@/tests/support/site/inline-scripts';

let mockSegments = ['variant'];
jest.mock('next/navigation', () => ({
  useRouter: () => ({ prefetch: jest.fn() }),
  useSelectedLayoutSegments: () => mockSegments,
}));

const root = document.documentElement;
const setGpc = (value: boolean) =>
  Object.defineProperty(navigator, 'globalPrivacyControl', { value, configurable: true });
const setChoice = (value: string) => {
  document.cookie = `consent=${value}; Path=/${value === '' ? '; Max-Age=0' : ''}`;
};
const calls: string[] = [];
const developer = parsePersonaCookie('developer.explorer.new.chosen.default.11');

beforeEach(() => {
  calls.length = 0;
  resetFirstCall();
  setGpc(false);
  root.dataset.consent = 'opt-in';
  setChoice('');
  localStorage.clear();
  sessionStorage.clear();
  globalThis.fetch = async (path, init) => {
    calls.push(`${init?.method} ${String(path)}`);
    return { ok: true, status: 200, json: async () => ({}), text: async () => '' } as Response;
  };
});
afterEach(() => {
  delete root.dataset.consent;
  delete root.dataset.memory;
  delete root.dataset.standard;
  setChoice('');
  document.cookie = 'persona=; Path=/; Max-Age=0';
  document.cookie = 'session-persona=; Path=/; Max-Age=0';
});

const setup = () =>
  render(
    <>
      <main tabIndex={-1} />
      <ConsentSwitch />
      <ConsentNotice />
    </>,
  );
const press = (name: string | RegExp) => act(() => screen.getByRole('button', { name }).click());

test('before consent only the appearance is stored; the rest is stored once consent is given', async () => {
  if (!developer) throw new Error('no persona');
  setup();
  const userId = readUserId();
  expect(readUserId()).toBe(userId);
  writeStored('local', 'visual-theme', 'minimal-intelligence');
  writeStored('session', 'onboarding', '{}');
  writePersonaCookie(developer);
  expect({ ...localStorage, ...sessionStorage }).toEqual({ 'visual-theme': 'minimal-intelligence' });
  expect(document.cookie).toBe(`session-persona=${formatPersonaCookie(developer)}`);
  expect(readPersonaCookie()).toEqual(developer);

  press(consentNoticeCopy.notice['opt-in'].agree);
  expect(localStorage.getItem('userId')).toBe(String(userId));
  expect(sessionStorage.getItem('onboarding')).toBe('{}');
  expect(document.cookie).toContain('persona=developer.explorer.new');
  expect(document.cookie).not.toContain('session-persona');
  expect(document.cookie).toContain('consent=yes');
  expect(root.dataset.memory).toBeUndefined();
  expect(screen.queryByRole('region')).toBeNull();
});

test('withdrawing consent removes what is not essential, notifies the server, and keeps the persona', async () => {
  if (!developer) throw new Error('no persona');
  storeConsentChoice('yes');
  setup();
  readUserId();
  writeStored('local', 'visual-theme', 'minimal-intelligence');
  writeStored('session', 'demo-request-draft', '{"name":"Zed"}');
  writePersonaCookie(developer);
  press(/Turn off/);
  await waitFor(() => expect(calls).toEqual(['DELETE /api/consent']));
  expect({ ...localStorage, ...sessionStorage }).toEqual({ 'visual-theme': 'minimal-intelligence' });
  expect(document.cookie).toBe(`consent=no; session-persona=${formatPersonaCookie(developer)}`);
  expect(readPersonaCookie()).toEqual(developer);
  expect(readStored('local', 'userId')).toBeNull();
  // Typed text stays in the page, and nowhere else.
  expect(readStored('session', 'demo-request-draft')).toBe('{"name":"Zed"}');
  expect(root.dataset.memory).toBe('off-by-choice');
});

test.each(['a save has ended', 'the visitor leaves'])('a no is sent once %s', async (reason) => {
  storeConsentChoice('yes');
  setup();
  let finish: (response: Response) => void = () => {};
  const fetchDouble = window.fetch;
  window.fetch = () => new Promise((resolve) => (finish = resolve));
  const saved = send('POST /api/events', { body: { userId: 7, events: [] } });
  window.fetch = fetchDouble;
  press(/Turn off/);
  await act(async () => {});
  expect(calls).toEqual([]);
  if (reason === 'the visitor leaves') window.dispatchEvent(new Event('pagehide'));
  else finish({ ok: true } as Response);
  await waitFor(() => expect(calls).toEqual(['DELETE /api/consent']));
  finish({ ok: true } as Response);
  await saved;
});

test('consent given again stays, although the response to the withdrawal repeats the no', async () => {
  storeConsentChoice('yes');
  setup();
  const fetchDouble = window.fetch;
  let respond: (() => void) | undefined;
  window.fetch = async (...request) => {
    await new Promise<void>((resolve) => (respond = resolve));
    setChoice('no');
    return fetchDouble(...request);
  };
  press(/Turn off/);
  await waitFor(() => expect(respond).toBeDefined());
  press(/Turn on/);
  await waitFor(() => expect(document.cookie).toBe('consent=yes'));
  await act(async () => respond?.());
  await waitFor(() => expect(calls).toEqual(['DELETE /api/consent']));
  await waitFor(() => expect(document.cookie).toBe('consent=yes'));
});

const answerWith = (respond: () => Promise<Partial<Response>>) => {
  const fetchDouble = window.fetch;
  window.fetch = async (...request) => {
    await fetchDouble(...request);
    return (await respond()) as Response;
  };
};
const noLine = () => Promise.reject(new TypeError('Failed to fetch'));
const unavailable = async () => ({ ok: false, status: 503, text: async () => '' });

test.each([
  ['the line is down', noLine],
  ['the answer is 503', unavailable],
])('while %s, a no is kept, sent again with every page, and not said to be done', async (_, respond) => {
  jest.spyOn(console, 'info').mockImplementation();
  root.dataset.consent = 'notice';
  const { rerender, container } = setup();
  const expectAnnounced = async (text: string) => waitFor(() => expect(readAnnouncement()).toBe(text));
  const isDown = jest.fn().mockReturnValue(true);
  answerWith(() => (isDown() ? respond() : Promise.resolve({ ok: true, status: 200 })));
  press('Turn it off');
  await expectAnnounced(consentCopy.announcements.withdrawing);
  expect(document.cookie).toBe('consent=withdrawing');
  expect(root.dataset.memory).toBe('withdrawing');
  expect(readVisitMode()).toBe('private');
  expect(calls).toEqual(['DELETE /api/consent']);

  const open = (path: string) => {
    mockSegments = ['variant', path];
    rerender(<ConsentNotice />);
  };
  open('about');
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(document.cookie).toBe('consent=withdrawing');
  isDown.mockReturnValue(false);
  open('pricing');
  await waitFor(() => expect(document.cookie).toBe('consent=no'));
  expect(root.dataset.memory).toBe('off-by-choice');
  open('contact');
  await act(async () => {});
  expect(calls).toEqual(Array(3).fill('DELETE /api/consent'));
  expect(container).toBeEmptyDOMElement();
});

test('a page that is loaded anew sends the no again, but not in a demo view, whose calls delete nothing', async () => {
  setChoice('withdrawing');
  root.dataset.demoView = 'on';
  const { unmount } = setup();
  await act(async () => {});
  unmount();
  expect(calls).toEqual([]);
  delete root.dataset.demoView;
  setup();
  await waitFor(() => expect(document.cookie).toBe('consent=no'));
  expect(calls).toEqual(['DELETE /api/consent']);
});

test('consent given again ends a withdrawal that was not confirmed', async () => {
  jest.spyOn(console, 'info').mockImplementation();
  setChoice('yes');
  setup();
  answerWith(noLine);
  press(/Turn off/);
  await waitFor(() => expect(readAnnouncement()).toBe(consentCopy.announcements.withdrawing));
  press(/Turn on/);
  await waitFor(() => expect(document.cookie).toBe('consent=yes'));
  setup();
  await act(async () => {});
  expect(calls).toEqual(['DELETE /api/consent']);
});

test('a dismissed notice stays closed, and is no consent in opt-in mode', () => {
  root.dataset.consent = 'notice';
  setup();
  press('OK');
  expect(screen.queryByRole('region')).toBeNull();
  expect(screen.getByRole('main')).toHaveFocus();
  expect(readVisitMode()).toBe('own');
  root.dataset.consent = 'opt-in';
  expect(readVisitMode()).toBe('private');
});

test('with Global Privacy Control there is no notice, whatever the choice', () => {
  setGpc(true);
  setup();
  expect(screen.queryByRole('region')).toBeNull();
  storeConsentChoice('yes');
  expect(readVisitMode()).toBe('private');
});

const MARKS = CONSENT_MODES.flatMap((mode) =>
  ['', ...CONSENT_CHOICES].flatMap((choice) => [true, false].map((gpc) => [mode, choice, gpc] as const)),
);

test.each(MARKS)(
  'the boot script marks %s, %j, Global Privacy Control %s like selectConsent',
  (mode, choice, gpc) => {
    root.dataset.consent = mode;
    setChoice(choice);
    setGpc(gpc);
    document.cookie = 'persona=developer.explorer.new.chosen.default.01; Path=/';
    new Function(BOOT_SCRIPT)();
    const state = readConsentState();
    expect(root.dataset.memory).toBe(state === 'on' ? undefined : state);
    // A cookie that the server ignores has no effect here either.
    expect(root.dataset.standard).toBe(state === 'on' ? '' : undefined);
  },
);
