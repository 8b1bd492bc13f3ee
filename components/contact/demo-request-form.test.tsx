import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import userEvent from '@testing-library/user-event';
import { SessionContext } from '@/components/personalization/personalization-context';
import { createSessionStore } from '@/components/personalization/session-store';
import { demoRequestCopy as copy } from '@/lib/content/pages/demo-request';
import { DEFAULT_PERSONA } from '@/lib/personalization/persona';
import { clearConsentChoice, storeConsentChoice } from '@/lib/browser/visit-mode';
import { DemoRequestForm } from './demo-request-form';

const originalFetch = globalThis.fetch;

/** Lets the test respond to each request, and records what was sent. */
function createServer() {
  const sent: Record<string, unknown>[] = [];
  const answers: ((response: Response) => void)[] = [];
  globalThis.fetch = (_, init) => {
    sent.push(JSON.parse(String(init?.body)));
    return new Promise((resolve) => answers.push(resolve));
  };
  const answer = (status: number, body: unknown) =>
    act(async () => {
      const text = JSON.stringify(body);
      const response = { ok: status < 400, status, statusText: '', text: async () => text };
      answers.pop()?.({ ...response, json: async () => body } as Response);
    });
  return { sent, answer };
}

const form = () => (
  <SessionContext value={createSessionStore(DEFAULT_PERSONA)}>
    <DemoRequestForm />
  </SessionContext>
);

const open = () => render(form());

const field = (label: string) => screen.getByLabelText(label);
const submit = () => screen.getByRole('button', { name: copy.send });

async function enter(label: string, text: string) {
  await userEvent.click(field(label));
  await userEvent.paste(text);
}

async function fillIn() {
  await enter('Name', 'Ann');
  await enter(copy.fields.email.label, 'ann@company.example');
  await enter('Company', 'Company');
}

let visits = 0;

beforeEach(() => {
  // A page remembers its form's state, so each test gets its own.
  window.history.pushState(null, '', `/contact-${(visits += 1)}`);
  sessionStorage.clear();
  localStorage.clear();
  Element.prototype.scrollIntoView = () => {};
  performance.getEntriesByType = () => [];
});
afterEach(() => {
  globalThis.fetch = originalFetch;
});

test.each([
  ['keeps its id if the server knows the visitor', 'seen', true],
  ['is a new request if it does not', 'no', false],
] as const)('after a lost response, a correction %s', async (_case, choice, isSame) => {
  storeConsentChoice(choice);
  const { sent, answer } = createServer();
  const first = open();
  await fillIn();
  await userEvent.click(submit());
  await answer(500, {});
  await userEvent.type(field('Name'), 'a');
  first.unmount();
  open();
  await userEvent.type(field('Name'), 'b');
  await userEvent.click(submit());
  expect(sent).toHaveLength(2);
  expect(sent[1]).toMatchObject({ name: 'Annab' });
  expect(sent[1]?.requestId === sent[0]?.requestId).toBe(isSame);
  await answer(500, {});
  await userEvent.click(submit());
  expect(sent[2]?.requestId).toBe(sent[1]?.requestId);
  await answer(201, { requestId: sent[2]?.requestId });
  act(clearConsentChoice);
});

test('the visitor’s first and last campaigns and the page are sent along', async () => {
  const touch = (utm_source: string) => ({ campaign: { utm_source }, at: Date.now() });
  localStorage.setItem('campaign', JSON.stringify({ first: touch('ad'), last: touch('mail') }));
  const { sent, answer } = createServer();
  open();
  await fillIn();
  await userEvent.click(submit());
  expect(sent[0]).toMatchObject({
    campaign: { utm_source: 'mail' },
    firstCampaign: { utm_source: 'ad' },
    page: window.location.pathname,
  });
  await answer(201, { requestId: sent[0]?.requestId });
});

test('after a failure, which is explained, the form is kept, and the next attempt is the same request', async () => {
  const { sent, answer } = createServer();
  const view = open();
  await fillIn();
  await userEvent.click(submit());
  await answer(429, {});
  expect(screen.getByRole('group', { name: copy.failures.busy.title })).toHaveFocus();
  expect(field('Name')).toHaveValue('Ann');
  view.unmount();
  open();
  expect(field(copy.fields.email.label)).toHaveValue('ann@company.example');
  await userEvent.click(submit());
  expect(sent[1]).toEqual(sent[0]);
});

test('what was typed before React took the form over is kept, and the draft fills the rest', async () => {
  const values = { name: 'Stored', email: '', company: 'Stored', companySize: '', message: '' };
  sessionStorage.setItem('demo-request-draft', JSON.stringify({ values }));
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(form());
  const name = screen.getByLabelText<HTMLInputElement>('Name');
  name.value = 'Typed';
  render(form(), { container, hydrate: true });
  expect(field('Name')).toBe(name);
  expect(name).toHaveValue('Typed');
  expect(field('Company')).toHaveValue('Stored');
});

test('after the thanks, Done brings an empty form back, with the focus on its title', async () => {
  const { sent, answer } = createServer();
  open();
  await fillIn();
  await userEvent.click(submit());
  await answer(201, { requestId: sent[0]?.requestId });
  expect(screen.getByRole('heading', { name: copy.thanks.heading })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: copy.thanks.close }));
  expect(screen.getByRole('heading', { name: copy.heading })).toHaveFocus();
  expect(field('Name')).toHaveValue('');
});

test('a page swapped while it sends still says thank you, and one opened by a link does not', async () => {
  const { sent, answer } = createServer();
  const { rerender } = open();
  await fillIn();
  await userEvent.click(submit());
  rerender(<div key="other">{form()}</div>);
  await answer(201, { requestId: sent[0]?.requestId });
  expect(screen.getByRole('heading', { name: copy.thanks.heading })).toHaveFocus();
  window.history.pushState(null, '', '/about');
  rerender(<div key="opened">{form()}</div>);
  expect(submit()).toBeVisible();
});

test('an error that only the server finds is shown at its field', async () => {
  const { answer } = createServer();
  open();
  await fillIn();
  await userEvent.click(submit());
  await answer(400, { errors: [{ field: 'company', message: 'Enter another name.' }] });
  expect(screen.getByRole('group', { name: copy.mistakes.title })).toHaveFocus();
  expect(field('Company')).toHaveAccessibleDescription('Enter another name.');
});

test('the hidden field is sent when a bot fills it in', async () => {
  const { sent } = createServer();
  open();
  await fillIn();
  const trap = screen.getByLabelText(copy.trap);
  expect(trap).toHaveAttribute('tabindex', '-1');
  await enter(copy.trap, 'Buy now');
  await userEvent.click(submit());
  expect(sent[0]).toMatchObject({ subject: 'Buy now' });
});
