import { formatSavedAt, markSavedAt, parseSavedAt } from './saved-at';

const MOMENT = '2026-11-21T14:05:00.000Z';

test('a copy carries its time on <html>, before anything else', () => {
  const html = '<!DOCTYPE html><html lang="en"><head><title>&lt;html</title></head></html>';
  expect(markSavedAt(html, MOMENT)).toBe(html.replace('<html ', `<html data-saved-at="${MOMENT}" `));
});

test.each([null, undefined, '', 'yesterday'])('%j is not a time', (text) =>
  expect(parseSavedAt(text)).toBeNull(),
);

test('a time is formatted as text', () => {
  expect(parseSavedAt(MOMENT)?.toISOString()).toBe(MOMENT);
  expect(formatSavedAt(new Date(2026, 10, 21, 9, 0))).toMatch(/^Nov 21, 2026, 9:00\sAM$/);
});
