import { chromium, expect, test as base } from 'playwright/test';
import { findHeadedBrowser } from '@/scripts/programs/browser.mjs';
import { findFirefox, findWebKit } from '@/scripts/programs/programs.mjs';
import type { Engine } from './engine';
import { launchChromium, launchFirefox } from './puppeteer-engine';
import { Visitor } from './visitor';
import { launchWebKit } from './webkit-engine';

export type EngineName = 'chromium' | 'firefox' | 'webkit';
export type EngineOptions = { engineName: EngineName };

type Fixtures = {
  /** Ends the previous session and starts a new one without cookies or storage. */
  arrive: () => Promise<Visitor>;
  visitor: Visitor;
};

/** Null if the engine is not installed. */
async function launch(name: EngineName): Promise<Engine | null> {
  // The headless shell has no back/forward cache.
  if (name === 'chromium') return launchChromium(findHeadedBrowser() ?? chromium.executablePath());
  if (name === 'firefox') {
    const path = findFirefox();
    return path ? launchFirefox(path) : null;
  }
  const programs = findWebKit();
  return programs ? launchWebKit(programs) : null;
}

/** A visitor in one engine. After each test the page must be alive and free of errors. */
export const test = base.extend<Fixtures, EngineOptions & { engine: Engine | null }>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, provide) => {
      const engine = await launch(engineName);
      await provide(engine);
      await engine?.close();
    },
    { scope: 'worker' },
  ],
  arrive: async ({ engine, engineName, baseURL }, provide, testInfo) => {
    testInfo.skip(!engine, `${engineName} is not installed.`);
    if (!engine) return;
    let present: Visitor | undefined;
    const leave = async () => {
      await present?.expectNoErrors().finally(() => present?.leave());
    };
    await provide(async () => {
      await leave();
      return (present = new Visitor(await engine.openTab(), String(baseURL)));
    });
    await leave();
  },
  visitor: async ({ arrive }, provide) => provide(await arrive()),
});

export { expect };
