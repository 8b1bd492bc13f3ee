import 'server-only';
import { openDatabase } from './client';
import { touchVisitor, type Owner } from './visitor';

export type DemoRequestEntry = {
  name: string;
  email: string;
  company: string;
  companySize: string | null;
  message: string | null;
  segment: string;
  cluster: string;
  visitorType: string;
  campaign: string | null;
  firstCampaign: string | null;
};

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
  const [, , , stored] = await database.$transaction([
    touchVisitor(database, owner.visitorId),
    database.demoRequest.upsert({
      where: { requestId },
      create: { ...owner, ...entry, requestId },
      // Not empty, so that Prisma makes it one statement, which senders at the same time can not break.
      update: { requestId },
      select: { id: true },
    }),
    database.demoRequest.updateMany({ where: { requestId, visitorId: owner.visitorId }, data: entry }),
    // A lost response may have lost the visitor's cookie too: equal content is the same request.
    database.demoRequest.count({ where: { requestId, name, email, company, companySize, message } }),
  ]);
  return stored > 0;
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
