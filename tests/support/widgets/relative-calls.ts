/** Tests name calls by their path. lib/browser/from-origin.test.ts and a journey prove that they are sent to the origin. */
jest.mock('@/lib/browser/from-origin', () => ({ fromOrigin: (path: string) => path }));
