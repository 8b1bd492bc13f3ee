import 'server-only';
import { ModelError } from './model-error';

export type ModelTurn = { role: 'user' | 'assistant'; content: string };

export type ModelRequest = {
  /** What the log calls this kind of question; never anything that a visitor wrote. */
  purpose: 'analysis' | 'chat';
  /** The instructions, the same for every visitor, so that the provider can keep them in its cache. */
  system: string;
  /** What belongs to this question alone, such as retrieved passages: instructions that are not cached. */
  context?: string;
  /** Oldest first; the last one is the visitor's. */
  turns: readonly ModelTurn[];
  maxTokens: number;
  /** The caller's own reason to stop. The deadline of MODEL_DEADLINE_MS holds without it. */
  signal: AbortSignal;
};

/** Whether asking makes sense at all: there is a key. Whether it works only asking can tell. */
export function hasModel(): boolean {
  return false;
}

/**
 * The model's answer as it is written, in pieces of plain text. Throws a ModelError at the first piece or, after a
 * reply that broke off, at a later one; an iteration that ends has brought the whole answer.
 */
export async function* askModel(request: ModelRequest): AsyncGenerator<string, void, undefined> {
  yield await completeModel(request);
}

/** The model's whole answer, never empty. Throws a ModelError. */
export async function completeModel(request: ModelRequest): Promise<string> {
  request.signal.throwIfAborted();
  throw new ModelError('no-key');
}
