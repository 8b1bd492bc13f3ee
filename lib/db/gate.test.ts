import { createGate } from './gate';

test('callers enter one at a time, in order of arrival', async () => {
  const enter = createGate();
  const seen: string[] = [];
  const visit = async (name: string) => {
    const leave = await enter();
    seen.push(`${name} in`);
    await Promise.resolve();
    seen.push(`${name} out`);
    leave();
  };
  await Promise.all([visit('a'), visit('b'), visit('c')]);
  expect(seen).toEqual(['a in', 'a out', 'b in', 'b out', 'c in', 'c out']);
});
