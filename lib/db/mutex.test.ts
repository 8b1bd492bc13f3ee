import { createMutex } from './mutex';

test('callers enter one at a time, in order of arrival', async () => {
  const acquire = createMutex();
  const seen: string[] = [];
  const visit = async (name: string) => {
    const release = await acquire();
    seen.push(`${name} in`);
    await Promise.resolve();
    seen.push(`${name} out`);
    release();
  };
  await Promise.all([visit('a'), visit('b'), visit('c')]);
  expect(seen).toEqual(['a in', 'a out', 'b in', 'b out', 'c in', 'c out']);
});
