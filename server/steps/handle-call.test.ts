import { isPathOf } from './handle-call';

test.each([
  ['/api/chat', '/api/chat', true],
  ['/api/chat', '/api/chat/', true],
  ['/api/chat', '/api/chat/7', false],
  ['/api/user/[id]', '/api/user/7', true],
  ['/api/user/[id]', '/api/user/7/segment', false],
  ['/api/user/[id]', '/api/user/', false],
  ['/api/openapi.json', '/api/openapi-json', false],
  ['/api/[...path]', '/api/a/b', true],
  ['/api/[...path]', '/api/', false],
])('%s handles %s: %p', (pathname, path, isHandled) => {
  expect(isPathOf(pathname, path)).toBe(isHandled);
});
