import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Builder, Key, type WebElement } from 'selenium-webdriver';
import { ServiceBuilder } from 'selenium-webdriver/safari.js';
import { WINDOW, type Engine } from './visitor';

const KEYS = { ArrowDown: Key.ARROW_DOWN, Enter: Key.ENTER, Escape: Key.ESCAPE, Tab: Key.TAB };

type Programs = { browser: string; driver: string; displayServer: string };

/** From the element's center. GTK's overlay scrollbar takes presses at the window's edge; Safari's is narrower. */
const findOffset = (element: Element) => {
  const { left, right } = element.getBoundingClientRect();
  return Math.min(0, Math.floor(innerWidth - 26 - (left + right) / 2));
};

/** WebKitGTK on its own virtual display: a window that shares its display has no focus. */
export async function launchWebKit({ browser, driver, displayServer }: Programs): Promise<Engine> {
  const size = `${WINDOW.width}x${WINDOW.height}x24`;
  const screen = spawn(displayServer, ['-displayfd', '1', '-screen', '0', size, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [display] = (await once(screen.stdout, 'data')) as [Buffer];
  const env = { ...process.env, DISPLAY: `:${String(display).trim()}`, NO_AT_BRIDGE: '1' };
  const service = new ServiceBuilder(driver).setEnvironment(env).build();
  const url = await service.start();
  const capabilities = {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
  };
  return {
    async openTab() {
      const session = await new Builder().usingServer(url).withCapabilities(capabilities).build();
      await session
        .manage()
        .window()
        .setRect({ x: 0, y: 0, ...WINDOW });
      return {
        goto: (to) => session.get(to),
        reload: () => session.navigate().refresh(),
        evaluate: (expression) => session.executeScript(`return ${expression}`),
        async click(expression) {
          const origin = await session.executeScript<WebElement>(`return ${expression}`);
          const x = await session.executeScript<number>(findOffset, origin);
          await session.actions().move({ origin, x }).click().perform();
        },
        type: (text) => session.actions().sendKeys(text).perform(),
        press: (key) => session.actions().sendKeys(KEYS[key]).perform(),
        errors: [],
        close: () => session.quit(),
      };
    },
    async close() {
      await service.kill();
      screen.kill();
    },
  };
}
