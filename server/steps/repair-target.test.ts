import { repairTarget } from './repair-target';

test.each([
  ['/', '/'],
  ['/pricing?x=%', '/pricing?x=%'],
  ['/a%20b/%2f?c', '/a%20b/%2f?c'],
  ['/?utm_campaign=a?fbclid=1?', '/?utm_campaign=a&fbclid=1&'],
  ['/?', '/?'],
  ['/pricing?x=1#plans', '/pricing?x=1'],
  ['//evil.example', '//evil.example'],
  ['\\evil.example', '/evil.example'],
  ['/share/.', '/share/'],
  ['/share/%2e', '/share/'],
  ['/api/user/%2E%2e', '/api/'],
  ['/api/chat/..?x=/../y', '/api/?x=/../y'],
  ['/../../pricing', '/pricing'],
  // Next responded with 500.
  ['/api/%', '/api/%25'],
  ['/api/user/%zz?a=%', '/api/user/%25zz?a=%'],
  ['/share/%ff', '/share/%25ff'],
  ['/api/%41%', '/api/%2541%25'],
  ['*', '/*'],
  // Next redirected to the other site.
  ['http://evil.example/', '/'],
  ['http://evil.example/api/health?x=1', '/api/health?x=1'],
  ['HTTPS://evil.example', '/'],
  ['http://evil.example?x=1', '/?x=1'],
  ['', '/'],
])('%j is rewritten to %j', (target, expected) => {
  expect(repairTarget(target)).toBe(expected);
});
