import {
  clearDraft,
  readDraft,
  readShownDraft,
  storeDraft,
  subscribeToDraft,
  suggestMessage,
} from './demo-request-draft';
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

test('the company of a shared view is filled in', () => {
  document.cookie = 'demo-view=developer.explorer.new.chosen.chosen.11~1~guest~Acme*20Ltd~~~demo; Path=/';
  subscribeToDraft(() => {})();
  expect(readShownDraft().values.company).toBe('Acme Ltd');
  document.cookie = 'demo-view=; Path=/; Max-Age=0';
  clearDraft();
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
