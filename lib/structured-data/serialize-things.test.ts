import { serializeThings } from './serialize-things';

test('the graph is one JSON document of schema.org', () => {
  const things = [{ '@type': 'WebSite', name: 'Attune' }];
  expect(JSON.parse(serializeThings(things))).toEqual({ '@context': 'https://schema.org', '@graph': things });
});

test.each(['</script><script>alert(1)</script>', '<!--<script>', ']]>&amp;"\u2028'])(
  '%j can not end the script it stands in, and comes back whole',
  (name) => {
    const json = serializeThings([{ '@type': 'WebSite', name }]);
    expect(json).not.toContain('<');
    expect(JSON.parse(json)['@graph'][0].name).toBe(name);
  },
);
