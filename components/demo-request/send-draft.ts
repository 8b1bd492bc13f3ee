import { sendDemoRequest, type DemoRequestOutcome } from '@/lib/browser/send-demo-request';
import type { DemoRequest } from '@/lib/contracts/demo-request';
import { renumberDraft, type Draft } from './demo-request-draft';

/**
 * Sends a draft, and says under which id. An attempt before may have been stored although its answer was lost, and the
 * visitor's cookie with it: then the server takes whoever corrects it for somebody else, and it becomes a request of its
 * own.
 */
export async function sendDraft(
  draft: Draft,
  entry: Omit<DemoRequest, 'requestId'>,
): Promise<{ sent: Draft; outcome: DemoRequestOutcome }> {
  const send = ({ requestId }: Draft) => sendDemoRequest({ ...entry, requestId });
  const outcome = await send(draft);
  if (outcome.isSaved || !outcome.isTaken) return { sent: draft, outcome };
  const sent = renumberDraft(draft);
  return { sent, outcome: await send(sent) };
}
