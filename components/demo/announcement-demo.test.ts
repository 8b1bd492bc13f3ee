import { addToTranscript, type TranscriptEntry } from './announcement-demo';

const said = (id: number, clearedAfterMs: number | null = null): TranscriptEntry => ({
  id,
  text: `Message ${id}`,
  saidAt: id * 1000,
  clearedAfterMs,
});

test('lists announcements, the latest first', () => {
  expect(addToTranscript([said(1, 3000)], 'Message 2', 2000)).toEqual([said(2), said(1, 3000)]);
});

test('records once how long the region contained it', () => {
  const cleared = addToTranscript([said(1)], '', 4000);
  expect(cleared).toEqual([said(1, 3000)]);
  expect(addToTranscript(cleared, '', 9000)).toEqual(cleared);
});

test('keeps the last five', () => {
  const full = [5, 4, 3, 2, 1].map((id) => said(id, 3000));
  expect(addToTranscript(full, 'Message 6', 6000).map(({ id }) => id)).toEqual([6, 5, 4, 3, 2]);
});
