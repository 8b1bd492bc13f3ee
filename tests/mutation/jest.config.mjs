import { join } from 'node:path';
import site from '../../jest.config.mjs';

const handlers = site.projects.find(({ displayName }) => displayName === 'handlers-sqlite');

/** Those about the request itself. Jest would load every related test file for every mutant, 40 of them for most. */
const HANDLERS = 'consent,cross-site,demo-view,ownership,rate-limit,request-guards,route,share-links';

/** One project for all that guards a request, because Stryker takes none of several. */
export default {
  ...handlers,
  rootDir: join(import.meta.dirname, '../..'),
  displayName: undefined,
  testMatch: [
    `<rootDir>/tests/handlers/{${HANDLERS}}.test.ts`,
    '<rootDir>/lib/{api,http,visit}/**/*.test.ts',
    '<rootDir>/lib/personalization/consent.test.ts',
  ],
};
