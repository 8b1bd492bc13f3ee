import { MAX_FEEDBACK_LENGTH } from '@/lib/config/input-limits';
import { createFeedbackForm, type RatingField } from './feedback-form';

type StubbedResponse = { status: number; body: unknown } | 'network gone' | 'never';

/** Sends the same response to every request and returns the list of sent bodies. */
function stubFetch(response: StubbedResponse): unknown[] {
  const sent: unknown[] = [];
  globalThis.fetch = (path, init) => {
    if (path !== '/api/feedback' || init?.method !== 'POST') throw new Error(`Unexpected ${String(path)}`);
    sent.push(JSON.parse(String(init.body)));
    if (response === 'network gone') return Promise.reject(new TypeError('Failed to fetch'));
    if (response === 'never') {
      return new Promise((_, reject) => {
        init.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      });
    }
    const { status, body } = response;
    const text = async () => JSON.stringify(body);
    const json = async () => JSON.parse(await text());
    return Promise.resolve({ ok: status < 400, status, statusText: '', json, text } as Response);
  };
  return sent;
}

function fillForm(field: RatingField = 'rating') {
  const form = createFeedbackForm(field);
  form.choose(4);
  form.write('  Clear.\nQuick.  ');
  return form;
}

const FILLED = { phase: 'editing', rating: 4, text: '  Clear.\nQuick.  ' };

beforeEach(() => jest.spyOn(console, 'info').mockImplementation(() => {}));

test.each(['rating', 'relevanceRating'] as const)('sends %s with the trimmed text', async (field) => {
  const sent = stubFetch({ status: 201, body: { id: 7 } });
  const form = fillForm(field);
  await form.submit(12);
  expect(sent).toEqual([{ userId: 12, [field]: 4, feedback: 'Clear.\nQuick.' }]);
  expect(form.read()).toEqual({ phase: 'saved', rating: null, text: '' });
  expect(console.info).not.toHaveBeenCalled();
  form.startAgain();
  expect(form.read()).toEqual({ phase: 'editing', rating: null, text: '' });
});

test('sends nothing without a rating, and sends once however often the button is pressed', async () => {
  const sent = stubFetch({ status: 201, body: { id: 7 } });
  const empty = createFeedbackForm('rating');
  empty.write('Only words');
  await empty.submit(1);
  expect(sent).toEqual([]);
  const form = fillForm();
  await Promise.all([form.submit(1), form.submit(1)]);
  await form.submit(1);
  expect(sent).toHaveLength(1);
});

test('nothing can be changed while it is being sent', async () => {
  stubFetch({ status: 201, body: { id: 7 } });
  const form = fillForm();
  const sending = form.submit(1);
  form.choose(1);
  form.write('Other');
  form.startAgain();
  expect(form.read()).toEqual({ ...FILLED, phase: 'sending' });
  await sending;
});

test.each<StubbedResponse>([
  { status: 500, body: 'no' },
  { status: 400, body: {} },
  { status: 200, body: { hello: 'world' } },
  { status: 200, body: null },
  { status: 200, body: { id: '7' } },
  'network gone',
])('the response %j silently restores the filled form', async (answer) => {
  stubFetch(answer);
  const form = fillForm();
  await form.submit(1);
  expect(form.read()).toEqual(FILLED);
  expect(console.info).toHaveBeenCalledTimes(1);
});

test('a comment is cut at the limit', () => {
  const form = createFeedbackForm('rating');
  form.write('x'.repeat(MAX_FEEDBACK_LENGTH + 1));
  expect(form.read().text).toHaveLength(MAX_FEEDBACK_LENGTH);
});

test('a demo view sends nothing, and the form is done', async () => {
  const sent = stubFetch('network gone');
  document.documentElement.dataset.demoView = 'on';
  const form = fillForm();
  await form.submit(1);
  delete document.documentElement.dataset.demoView;
  expect(sent).toEqual([]);
  expect(form.read()).toEqual({ phase: 'saved', rating: null, text: '' });
});
