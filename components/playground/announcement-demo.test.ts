import { addToTranscript, type TranscriptEntry } from './announcement-demo';

const entry = (id: number, clearedAfterMs: number | null = null): TranscriptEntry => ({
  id,
  text: `Message ${id}`,
  announcedAt: id * 1000,
  clearedAfterMs,
});

test('lists announcements, the latest first', () => {
  expect(addToTranscript([entry(1, 3000)], 'Message 2', 2000)).toEqual([entry(2), entry(1, 3000)]);
});

test('records once how long the region contained it', () => {
  const cleared = addToTranscript([entry(1)], '', 4000);
  expect(cleared).toEqual([entry(1, 3000)]);
  expect(addToTranscript(cleared, '', 9000)).toEqual(cleared);
});

test('keeps the last five', () => {
  const full = [5, 4, 3, 2, 1].map((id) => entry(id, 3000));
  expect(addToTranscript(full, 'Message 6', 6000).map(({ id }) => id)).toEqual([6, 5, 4, 3, 2]);
});
