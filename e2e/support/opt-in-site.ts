import { startSite, type Site } from './start-site.mjs';

/** Starts the test site in opt-in mode, on its own port and database, at an address that it was not built for. */
export const startOptInSite = (port: number, experiments: 'on' | 'off' = 'off'): Promise<Site> =>
  startSite({
    port,
    env: { CONSENT_MODE: 'opt-in', EXPERIMENTS: experiments, SITE_URL: `http://localhost:${port}` },
  });
