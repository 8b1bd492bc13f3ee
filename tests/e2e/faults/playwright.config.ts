import { defineConfig } from 'playwright/test';
import base from '../playwright.config';

/** The faults alone, one after the other, so that their times are their own; `npm test` runs the same files among all others. */
export default defineConfig(base, { testDir: '.', workers: 1, fullyParallel: false, retries: 0 });
