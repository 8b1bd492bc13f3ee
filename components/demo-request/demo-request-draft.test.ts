import { clearDraft, readDraft, readShownDraft, storeDraft, suggestMessage } from './demo-request-draft';

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

test('a suggested message replaces an empty one, and no other, and is not stored', () => {
  suggestMessage('The trial, please.');
  expect(readShownDraft().values.message).toBe('The trial, please.');
  expect(readDraft().values).toEqual(EMPTY);
  storeDraft({ ...readShownDraft(), values: { ...EMPTY, message: 'Mine' } });
  suggestMessage('The trial, please.');
  expect(readShownDraft().values.message).toBe('Mine');
  clearDraft();
});

test.each(['nonsense', 'null', '[]', '{"requestId":7,"values":{"name":7,"other":"x"}}', '{"values":null}'])(
  'a stored %s is read as an empty draft with a new id',
  (text) => {
    sessionStorage.setItem(KEY, text);
    expect(readDraft()).toEqual({ requestId: expect.stringMatching(/^[0-9a-f-]{36}$/), values: EMPTY });
  },
);
