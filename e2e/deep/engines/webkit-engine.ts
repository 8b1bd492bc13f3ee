import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { KEYS, WINDOW, type Engine, type Key, type Tab } from './engine';

type Programs = { browser: string; driver: string; displayServer: string };
type Call = (method: 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

/** WebKitGTK over W3C WebDriver, on its own virtual display: a window that shares its display has no focus. */
export async function launchWebKit({ browser, driver, displayServer }: Programs): Promise<Engine> {
  const size = `${WINDOW.width}x${WINDOW.height}x24`;
  const screen = spawn(displayServer, ['-displayfd', '1', '-screen', '0', size, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [display] = (await once(screen.stdout, 'data')) as [Buffer];
  const port = await findPort();
  const service = spawn(driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${String(display).trim()}`, NO_AT_BRIDGE: '1' },
    stdio: 'ignore',
  });
  const call = client(`http://127.0.0.1:${port}`);
  const capabilities = {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
  };
  return {
    async openTab() {
      const session = await call('POST', '/session', { capabilities: { alwaysMatch: capabilities } });
      const path = `/session/${Object(session).sessionId}`;
      await call('POST', `${path}/window/rect`, { x: 0, y: 0, ...WINDOW });
      return drive((method, rest, body) => call(method, path + rest, body));
    },
    async close() {
      await end(service);
      await end(screen);
    },
  };
}

async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return Number(Object(address).port);
}

async function end(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;
}

/** Retries until the driver listens. */
const client =
  (origin: string): Call =>
  async (method, path, body = {}) => {
    const request = { method, ...(method === 'POST' ? { body: JSON.stringify(body) } : {}) };
    for (let tries = 0; ; tries += 1) {
      const response = await fetch(origin + path, request).catch(() => null);
      if (response) {
        const { value } = Object(await response.json());
        if (response.ok) return value;
        throw new Error(`${path}: ${value.error} ${value.message}`);
      }
      if (tries > 100) throw new Error('The WebKit driver does not respond.');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };

function drive(call: Call): Tab {
  const errors: string[] = [];
  const run = (source: string, args: unknown[]) =>
    call('POST', '/execute/sync', { script: `return (${source})(...arguments)`, args });
  let hasPage = false;
  const takeErrors = async () => {
    // Scripts can run only after the first page.
    if (hasPage) errors.push(...Object(await run(String(collectErrors), [])));
  };
  const act = (type: string, actions: object[]) =>
    call('POST', '/actions', { actions: [{ type, id: type, actions }] });
  return {
    async goto(url) {
      await takeErrors();
      await call('POST', '/url', { url });
      hasPage = true;
      await takeErrors();
    },
    async reload() {
      await takeErrors();
      await call('POST', '/refresh');
      await takeErrors();
    },
    run,
    async clickAt(x, y) {
      await act('pointer', [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]);
    },
    async type(text) {
      await act('key', [...text].flatMap(strike));
    },
    async press(...keys) {
      await act('key', [
        ...keys.map((key) => ({ type: 'keyDown', value: codeOf(key) })),
        ...keys.toReversed().map((key) => ({ type: 'keyUp', value: codeOf(key) })),
      ]);
    },
    async readErrors() {
      await takeErrors();
      return [...errors];
    },
    async close() {
      await call('DELETE', '');
    },
  };
}

const strike = (value: string) => ['keyDown', 'keyUp'].map((type) => ({ type, value }));
const codeOf = (key: Key) => (key in KEYS ? KEYS[key as keyof typeof KEYS] : key);

/** Runs in the page. WebKit's driver does not report errors, so the page collects them from the first call on. */
function collectErrors(): string[] {
  const held: Window & { collectedErrors?: string[] } = window;
  if (held.collectedErrors) return held.collectedErrors.splice(0);
  const errors: string[] = (held.collectedErrors = []);
  window.addEventListener('error', ({ message }) => errors.push(`uncaught: ${message}`));
  window.addEventListener('unhandledrejection', ({ reason }) => errors.push(`rejected: ${String(reason)}`));
  return [];
}
