import { join } from 'node:path';
import site from '../../../jest.config.mjs';

const handlers = site.projects.find(({ displayName }) => displayName === 'calls');

/** Tests of the request handling. With all handler tests, Jest would load up to 40 test files for each mutant. */
const HANDLERS = 'consent,deep/cross-site,demo-view,ownership,rate-limit,request-guards,route,share-links';

/** A single project with the tests of request handling, because Stryker does not support several. */
export default {
  ...handlers,
  rootDir: join(import.meta.dirname, '../../..'),
  displayName: undefined,
  testMatch: [
    `<rootDir>/e2e/calls/{${HANDLERS}}.test.ts`,
    '<rootDir>/lib/{http,visit}/**/*.test.ts',
    // Its browser has no interfaces for the database's client.
    '!**/visit-mode.test.ts',
    '<rootDir>/lib/personalization/consent.test.ts',
  ],
};
