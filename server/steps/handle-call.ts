import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import compression from 'compression';
import type { BuiltCall } from '../responses.mjs';

/** "Invoking Entrypoints" in the documentation of Next's adapter API. */
type Entrypoint = {
  handler(
    request: IncomingMessage,
    response: ServerResponse,
    context: { requestMeta: { relativeProjectDir: string; hostname: string } },
  ): Promise<void>;
};

const CONTEXT = { requestMeta: { relativeProjectDir: '.', hostname: 'localhost' } };

const compress = compression();

/** The calls of the built site in the current folder. */
export function createCalls(calls: readonly BuiltCall[]) {
  const require = createRequire(join(process.cwd(), 'package.json'));
  const routes = calls.map(({ pathname, file }) => ({
    pathname,
    // A promise, if one of its modules awaits at its top level.
    load: async (): Promise<Entrypoint> => require(`./${file}`),
  }));

  async function run(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [pathname = ''] = (request.url ?? '').split('?');
    const route = routes.find((call) => isPathOf(call.pathname, pathname));
    if (!route) throw new Error(`No call is built for ${pathname}.`);
    const { handler } = await route.load();
    await handler(request, response, CONTEXT);
  }

  return {
    /** Runs the call's route handler. Rejects if it cannot be loaded; handlers respond to their own errors. */
    handle: (request: IncomingMessage, response: ServerResponse): Promise<void> =>
      new Promise((resolve, reject) => {
        compress(request, response, () => {
          run(request, response).then(resolve, reject);
        });
      }),
    /** Loads all route handlers, so that no visitor's first call waits for them. Requests are answered in between. */
    async load(): Promise<void> {
      for (const route of routes) {
        await route.load();
        await setImmediate();
      }
    },
  };
}

/** @param pattern such as `/api/user/[id]` or `/api/[...path]`, which are file names of Next's */
export function isPathOf(pattern: string, path: string): boolean {
  const parts = path.replace(/\/$/, '').split('/');
  const segments = pattern.split('/');
  const isOpen = segments.at(-1)?.startsWith('[...') ?? false;
  return (
    (isOpen ? parts.length >= segments.length : parts.length === segments.length) &&
    segments.every((segment, at) => (segment.startsWith('[') ? parts[at] !== '' : segment === parts[at]))
  );
}
