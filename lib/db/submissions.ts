import 'server-only';
import { DEMO_REQUESTED } from '@/lib/experiments/reached-goals';
import { openDatabase } from './client';
import { recordObservations } from './experiments';
import type { DemoRequest } from './generated/sqlite/client';
import { queueLead } from './lead-deliveries';
import { touchVisitor, type Owner } from './visitor';

export type DemoRequestEntry = Omit<DemoRequest, 'id' | 'requestId' | 'visitorId' | 'userId' | 'createdAt'>;

export async function isDemoRequestStored(requestId: string): Promise<boolean> {
  const database = await openDatabase();
  return (await database.demoRequest.findUnique({ where: { requestId }, select: { id: true } })) !== null;
}

/**
 * Upsert by requestId; only the owner may overwrite. New content goes on to the receivers of leads. False if another
 * visitor's request has other content.
 */
export async function saveDemoRequest(
  owner: Owner,
  requestId: string,
  entry: DemoRequestEntry,
): Promise<boolean> {
  const database = await openDatabase();
  const { visitorId } = owner;
  return database.$transaction(async (transaction) => {
    await touchVisitor(transaction, visitorId);
    const before = await transaction.demoRequest.findUnique({ where: { requestId } });
    const stored = await transaction.demoRequest.upsert({
      where: { requestId },
      create: { ...owner, ...entry, requestId },
      // Not empty, so that Prisma runs a single atomic statement instead of a read and a write.
      update: { requestId },
    });
    // If a response was lost, its visitor cookie may be too, so a request with equal content is the same one.
    if (stored.visitorId !== visitorId) return hasEqual(stored, entry, SENT_FIELDS);
    if (!before) await recordObservations(transaction, visitorId, { actions: DEMO_REQUESTED }, new Date());
    const isChanged = !hasEqual(stored, entry, Object.keys(entry));
    if (isChanged) await transaction.demoRequest.updateMany({ where: { requestId, visitorId }, data: entry });
    if (!before || isChanged) await queueLead(transaction, stored, before ? 'corrected' : 'created');
    return true;
  });
}

/** What the visitor typed. */
const SENT_FIELDS = ['name', 'email', 'company', 'companySize', 'message'];

const hasEqual = (one: object, other: object, names: readonly string[]) =>
  names.every((name) => Reflect.get(one, name) === Reflect.get(other, name));

type FeedbackEntry = { rating?: number; relevanceRating?: number; feedback?: string };

export async function saveFeedback(owner: Owner, entry: FeedbackEntry): Promise<number> {
  const database = await openDatabase();
  const [, { id }] = await database.$transaction([
    touchVisitor(database, owner.visitorId),
    database.feedback.create({ data: { ...owner, ...entry }, select: { id: true } }),
  ]);
  return id;
}
