import { expect, test as base } from 'playwright/test';
import { findFirefox, findWebKit } from '@/scripts/programs/programs.mjs';
import { launchFirefox } from './firefox';
import { Visitor, type Engine } from './visitor';
import { launchWebKit } from './webkit';

export type EngineOptions = { engineName: 'firefox' | 'webkit' };

const MISSING = {
  firefox: "Firefox is missing: install Debian's firefox-esr, or set FIREFOX_PATH.",
  webkit: "WebKitGTK is missing: install Debian's webkit2gtk-driver and xvfb.",
};

async function launch(name: EngineOptions['engineName']): Promise<Engine | null> {
  const [firefox, webkit] = [findFirefox(), findWebKit()];
  if (name === 'firefox') return firefox ? launchFirefox(firefox) : null;
  return webkit ? launchWebKit(webkit) : null;
}

/** A visitor without cookies or storage in one engine, whose last page must have no error. */
export const test = base.extend<{ visitor: Visitor }, EngineOptions & { engine: Engine | null }>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, provide) => {
      const engine = await launch(engineName);
      await provide(engine);
      await engine?.close();
    },
    { scope: 'worker' },
  ],
  visitor: async ({ engine, engineName, baseURL }, provide, { skip }) => {
    if (!engine) return skip(true, MISSING[engineName]);
    const tab = await engine.openTab();
    const visitor = new Visitor(tab, String(baseURL));
    await provide(visitor);
    await visitor.expectNoErrors().finally(tab.close);
  },
});

export { expect };
