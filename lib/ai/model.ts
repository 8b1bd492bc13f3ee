import 'server-only';
import { readEnv } from '@/lib/config/env';
import { callModel } from './call-model';
import type { ModelRequest } from './model-request';
import { readStream, readWhole } from './read-reply';

export type { ModelRequest } from './model-request';

/** Whether asking makes sense at all: there is a key. Whether it works only asking can tell. */
export function hasModel(): boolean {
  return readEnv().anthropicApiKey !== undefined;
}

/**
 * The model's answer as it is written, in pieces of plain text. Throws a ModelError at the first piece or, after a
 * reply that broke off, at a later one; an iteration that ends has brought the whole answer.
 */
export function askModel(request: ModelRequest): AsyncGenerator<string, void, undefined> {
  return callModel(request, readStream);
}

/** The model's whole answer, never empty. Throws a ModelError. */
export async function completeModel(request: ModelRequest): Promise<string> {
  let text = '';
  for await (const piece of callModel(request, readWhole)) text += piece;
  return text;
}
