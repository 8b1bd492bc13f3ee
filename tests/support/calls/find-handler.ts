import { join } from 'node:path';
import type { Handler } from './handler-visitor';

/** The handler for a path in OpenAPI notation, for example `/api/user/{id}`. */
export async function findHandler(path: string, method: string): Promise<Handler> {
  const file = join(__dirname, '../../../app', path.replaceAll('{', '[').replaceAll('}', ']'), 'route.ts');
  const handlers: Record<string, Handler | undefined> = await import(file);
  const handler = handlers[method];
  if (!handler) throw new Error(`${path} has no ${method}`);
  return handler;
}
