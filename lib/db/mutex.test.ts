import { createMutex } from './mutex';

test('callers enter one at a time, in order of arrival', async () => {
  const acquire = createMutex();
  const order: string[] = [];
  const visit = async (name: string) => {
    const release = await acquire();
    order.push(`${name} in`);
    await Promise.resolve();
    order.push(`${name} out`);
    release();
  };
  await Promise.all([visit('a'), visit('b'), visit('c')]);
  expect(order).toEqual(['a in', 'a out', 'b in', 'b out', 'c in', 'c out']);
});
