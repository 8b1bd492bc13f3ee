import type { ThirdParty } from '@/lib/config/third-parties.mjs';

const CLAIMS =
  /third-party scripts|third-party cookies|first-party only|from anyone else|follow\w* you to other/i;
const TAG: ThirdParty = { origin: 'https://tags.example', scripts: ['/tag.js'] };

async function readCopy(parties: readonly ThirdParty[]): Promise<string[]> {
  jest.resetModules();
  jest.doMock('@/lib/config/third-parties.mjs', () => ({ THIRD_PARTIES: parties }));
  const copy = await Promise.all([
    import('./home'),
    import('./pages/settings'),
    import('./answers/personalization'),
    import('./answers/privacy'),
  ]);
  return copy.map((module) => JSON.stringify(module));
}

test('copy says that there are no scripts of others only while none are listed', async () => {
  expect((await readCopy([])).filter((text) => CLAIMS.test(text))).toHaveLength(4);
  const listed = await readCopy([TAG]);
  expect(listed.filter((text) => CLAIMS.test(text))).toEqual([]);
  expect(listed.filter((text) => text.includes('tags.example'))).toHaveLength(1);
});
