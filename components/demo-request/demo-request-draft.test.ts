import { clearDraft, readDraft, storeDraft } from './use-demo-request';

const KEY = 'demo-request-draft';
const EMPTY = { name: '', email: '', company: '', companySize: '', message: '' };

beforeEach(() => sessionStorage.clear());

test('a draft is stored as typed, with its id, until it is forgotten', () => {
  const draft = { ...readDraft(), values: { ...EMPTY, name: ' Ann', message: 'Two\nlines' } };
  storeDraft(draft);
  expect(readDraft()).toEqual(draft);
  clearDraft();
  const next = readDraft();
  expect(next.values).toEqual(EMPTY);
  expect(next.requestId).not.toBe(draft.requestId);
});

test('a given message replaces an empty one, and no other', () => {
  const { requestId, values } = readDraft('The trial, please.');
  expect(values.message).toBe('The trial, please.');
  storeDraft({ requestId, values: { ...values, message: 'Mine' } });
  expect(readDraft('The trial, please.').values.message).toBe('Mine');
  clearDraft();
});

test.each(['nonsense', 'null', '[]', '{"requestId":7,"values":{"name":7,"other":"x"}}', '{"values":null}'])(
  'a stored %s is read as an empty draft with a new id',
  (text) => {
    sessionStorage.setItem(KEY, text);
    expect(readDraft()).toEqual({ requestId: expect.stringMatching(/^[0-9a-f-]{36}$/), values: EMPTY });
  },
);
