import 'server-only';
import { DEMO_REQUESTED } from '@/lib/experiments/reached-goals';
import { openDatabase } from './client';
import { recordObservations } from './experiments';
import type { DemoRequest } from './generated/sqlite/client';
import { touchVisitor, type Owner } from './visitor';

export type DemoRequestEntry = Omit<DemoRequest, 'id' | 'requestId' | 'visitorId' | 'userId' | 'createdAt'>;

export async function isDemoRequestStored(requestId: string): Promise<boolean> {
  const database = await openDatabase();
  return (await database.demoRequest.findUnique({ where: { requestId }, select: { id: true } })) !== null;
}

/** Upsert by requestId; only the owner may overwrite. False if another visitor's request has other content. */
export async function saveDemoRequest(
  owner: Owner,
  requestId: string,
  entry: DemoRequestEntry,
): Promise<boolean> {
  const database = await openDatabase();
  const { name, email, company, companySize, message } = entry;
  return database.$transaction(async (transaction) => {
    await touchVisitor(transaction, owner.visitorId);
    const isFirst = (await transaction.demoRequest.count({ where: { requestId } })) === 0;
    await transaction.demoRequest.upsert({
      where: { requestId },
      create: { ...owner, ...entry, requestId },
      // Not empty, so that Prisma runs a single atomic statement instead of a read and a write.
      update: { requestId },
      select: { id: true },
    });
    const own = { requestId, visitorId: owner.visitorId };
    await transaction.demoRequest.updateMany({ where: own, data: entry });
    // If a response was lost, its visitor cookie may be too, so a request with equal content is the same one.
    const same = { requestId, name, email, company, companySize, message };
    const stored = await transaction.demoRequest.count({ where: same });
    if (isFirst)
      await recordObservations(transaction, owner.visitorId, { actions: DEMO_REQUESTED }, new Date());
    return stored > 0;
  });
}

type FeedbackEntry = { rating?: number; relevanceRating?: number; feedback?: string };

export async function saveFeedback(owner: Owner, entry: FeedbackEntry): Promise<number> {
  const database = await openDatabase();
  const [, { id }] = await database.$transaction([
    touchVisitor(database, owner.visitorId),
    database.feedback.create({ data: { ...owner, ...entry }, select: { id: true } }),
  ]);
  return id;
}
