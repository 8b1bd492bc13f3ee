import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { myDataCopy } from '@/lib/content/pages/my-data';
import { renderWithQueries as render } from '@/tests/support/widgets/render-with-queries';
import { MyData } from './my-data';

const MOMENT = '2026-11-20T12:00:00.000Z';
const NONE = {
  ...{ profiles: 0, settings: 0, messages: 0, feedback: 0 },
  ...{ events: 0, deliveries: 0, demoRequests: 0, exposures: 0 },
};
const UNKNOWN = { visitor: null, counts: NONE };
const KNOWN = { visitor: { createdAt: MOMENT, lastSeenAt: MOMENT }, counts: { ...NONE, messages: 4 } };

type Reply = { status: number; body: unknown } | 'no answer';

/** Sends the replies one after the other. Returns the list of requests. */
function stubReplies(...replies: Reply[]): string[] {
  const called: string[] = [];
  globalThis.fetch = async (path, init) => {
    called.push(`${init?.method ?? 'GET'} ${String(path)}`);
    const reply = replies.shift() ?? 'no answer';
    if (reply === 'no answer') throw new TypeError('Failed to fetch');
    const { status, body } = reply;
    const text = async () => JSON.stringify(body);
    return { ok: status < 400, status, statusText: '', json: async () => body, text } as Response;
  };
  return called;
}

const ok = (body: unknown): Reply => ({ status: 200, body });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const listKinds = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
async function remove() {
  await press(myDataCopy.remove);
  await press(myDataCopy.confirm.yes);
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.cookie = 'persona=; Max-Age=0';
});

test('what is stored is described in one sentence for each kind, with its count', async () => {
  localStorage.setItem('userId', '7');
  localStorage.setItem('made-up', 'x');
  document.cookie = 'persona=developer.explorer.new.chosen.default.11';
  const called = stubReplies(ok(KNOWN));
  render(<MyData />);
  await press(myDataCopy.show);
  expect(await screen.findByText(/^First stored: Nov 20, 2026/)).toBeInTheDocument();
  const { database, browser } = myDataCopy;
  expect(listKinds()).toEqual([
    ...Object.values(database.kinds).map(({ title, text }) =>
      title === 'Chat messages' ? `${title} (4): ${text}` : `${title} (0): ${text}`,
    ),
    // The one that scripts cannot read is counted, too.
    `Cookies (2): ${browser.kinds.cookie.text}`,
    `${browser.kinds.local.title} (2): ${browser.kinds.local.text}`,
    `${browser.kinds.session.title} (0): ${browser.kinds.session.text}`,
  ]);
  await press(myDataCopy.hide);
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  expect(called).toEqual(['GET /api/my-data']);
});

test('an unknown visitor is explained', async () => {
  stubReplies(ok(UNKNOWN));
  render(<MyData />);
  await press(myDataCopy.show);
  expect(await screen.findByText(myDataCopy.database.none)).toBeInTheDocument();
});

test('without consent it explains why nothing is found and whom to contact', async () => {
  document.cookie = 'consent=no';
  stubReplies(ok(UNKNOWN), ok({ deleted: NONE, passedOn: 0 }));
  render(<MyData />);
  await press(myDataCopy.show);
  expect(await screen.findByText(/^Nothing can be linked to this browser/)).toBeInTheDocument();
  expect(listKinds()[0]).toMatch(/^Cookies \(1\)/);
  await remove();
  expect(await screen.findByText(/^From our database: Nothing can be linked/)).toBeInTheDocument();
  document.cookie = 'consent=; Max-Age=0';
});

test('a visitor known until the deletion is told that nothing was stored', async () => {
  document.documentElement.dataset.consent = 'opt-in';
  document.cookie = 'consent=yes';
  stubReplies(ok({ deleted: NONE, passedOn: 0 }));
  render(<MyData />);
  await remove();
  expect(await screen.findByText('From our database: Nothing was stored there.')).toBeInTheDocument();
  expect(document.cookie).toBe('');
  delete document.documentElement.dataset.consent;
});

test.each([
  ['show', { status: 429, body: {} }, myDataCopy.failed.busy],
  ['show', 'no answer', myDataCopy.failed.network],
  ['download', { status: 503, body: {} }, myDataCopy.failed.trouble],
] as const)('if “%s” gets the response %j, an error is shown', async (button, reply, message) => {
  jest.spyOn(console, 'info').mockImplementation(() => {});
  stubReplies(reply);
  render(<MyData />);
  await press(myDataCopy[button]);
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: myDataCopy.show })).toHaveAttribute('aria-expanded', 'false');
});

test('deleting asks for confirmation, clears this browser and lists what was deleted', async () => {
  localStorage.setItem('userId', '7');
  sessionStorage.setItem('visit', 'begun');
  document.cookie = 'persona=developer.explorer.new.chosen.default.11';
  const called = stubReplies(ok({ deleted: { ...NONE, profiles: 1, messages: 4 }, passedOn: 1 }));
  render(<MyData />);
  await press(myDataCopy.remove);
  expect(called).toEqual([]);
  await press(myDataCopy.confirm.yes);
  const heading = await screen.findByRole('heading', { name: myDataCopy.deleted.heading });
  expect(heading).toHaveFocus();
  expect(called).toEqual(['DELETE /api/my-data']);
  expect(screen.getByText('From our database: Profiles: 1, Chat messages: 4.')).toBeInTheDocument();
  expect(screen.getByText(`1 ${myDataCopy.deleted.passedOn.one}`)).toBeInTheDocument();
  const { local, session } = myDataCopy.browser.kinds;
  expect(
    screen.getByText(`From this browser: Cookies: 2, ${local.title}: 1, ${session.title}: 1.`),
  ).toBeInTheDocument();
  expect([localStorage.length, sessionStorage.length, document.cookie]).toEqual([0, 0, '']);
});

test.each([
  [{ status: 503, body: {} }, myDataCopy.failed.trouble],
  ['no answer', myDataCopy.confirm.unsure],
] as const)(
  'a deletion with the response %j removes nothing in this browser and can be repeated',
  async (reply, message) => {
    jest.spyOn(console, 'info').mockImplementation(() => {});
    localStorage.setItem('userId', '7');
    stubReplies(reply, ok({ deleted: NONE, passedOn: 0 }));
    render(<MyData />);
    await remove();
    expect(await within(screen.getByRole('dialog')).findByText(message)).toBeInTheDocument();
    expect(localStorage.getItem('userId')).toBe('7');
    await press(myDataCopy.confirm.yes);
    expect(await screen.findByText('From our database: Nothing was stored there.')).toBeInTheDocument();
  },
);

test('a second press during a request does nothing', async () => {
  let answer = (_: Response) => {};
  let calls = 0;
  globalThis.fetch = () => {
    calls += 1;
    return new Promise<Response>((resolve) => {
      answer = resolve;
    });
  };
  render(<MyData />);
  await press(myDataCopy.show);
  await press(myDataCopy.loading);
  await press(myDataCopy.download);
  expect(calls).toBe(1);
  await act(async () => answer({ ok: true, json: async () => UNKNOWN } as Response));
  expect(screen.getByRole('button', { name: myDataCopy.hide })).toBeInTheDocument();
});

test('a deletion that is under way cannot be called off', async () => {
  globalThis.fetch = () => new Promise<Response>(() => {});
  render(<MyData />);
  await remove();
  expect(fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))).toBe(false);
  expect(fireEvent.click(screen.getByRole('button', { name: myDataCopy.confirm.no }))).toBe(false);
});
