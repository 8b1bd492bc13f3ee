import { renderHook } from '@testing-library/react';
import { usePersonalizationActions, useSession } from './personalization-context';

test.each([
  ['useSession', useSession],
  ['usePersonalizationActions', usePersonalizationActions],
])('%s outside its provider throws by name', (name, hook) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => renderHook(() => hook())).toThrow(`${name} must be used within a PersonalizationProvider`);
});
