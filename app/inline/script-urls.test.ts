/** @jest-environment jsdom */
jest.mock('@/lib/config/third-parties.mjs', () => ({
  THIRD_PARTIES: [{ origin: 'https://tags.example', scripts: ['/tag.js'] }],
}));

type Rules = { createScriptURL: (address: string) => string };

test('with an entry in the list, scripts of that host may load, and of no other', async () => {
  const created: Rules[] = [];
  Reflect.set(window, 'trustedTypes', { createPolicy: (_: string, rules: Rules) => created.push(rules) });
  await import('./boot');
  const isAllowed = (address: string) => {
    try {
      return created[0]?.createScriptURL(address) === address;
    } catch {
      return false;
    }
  };
  const allowed = ['https://tags.example/tag.js', '/_next/static/chunks/a.js', '/sw.js'];
  const refused = [
    ...['https://tags.example.evil.example/tag.js', 'https://evil.example/tags.example/tag.js'],
    ...['http://tags.example/tag.js', 'https://tags.example:8443/tag.js', '/tag.js'],
    ...['data:text/javascript,tags.example', 'blob:https://tags.example/x'],
  ];
  expect([...allowed, ...refused].filter(isAllowed)).toEqual(allowed);
});
