import { awaitExchange } from '@/lib/db/chat';
import type { Owner } from '@/lib/db/visitor';
import { describeError, getLogger } from '@/lib/log/logger';

/**
 * Whether the visitor's row stands before an answer that takes seconds, so that a deletion meanwhile is seen. A
 * database that takes no writes at the moment costs the visitor no answer.
 */
export async function expectExchange(owner: Owner): Promise<boolean> {
  try {
    await awaitExchange(owner);
    return true;
  } catch (error) {
    getLogger().error({ purpose: 'chat', error: describeError(error) });
    return false;
  }
}
