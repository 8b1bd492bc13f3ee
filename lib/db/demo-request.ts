import 'server-only';
import { openDatabase } from './client';
import type { Owner } from './owner';
import { touchVisitor } from './visitor';

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

/** Stores a request once, however often it is sent: the visitor's last words stand, nobody else's count. */
export async function saveDemoRequest(
  owner: Owner,
  requestId: string,
  entry: DemoRequestEntry,
): Promise<void> {
  const database = await openDatabase();
  await database.$transaction([
    touchVisitor(database, owner.visitorId),
    database.demoRequest.upsert({
      where: { requestId },
      create: { ...owner, ...entry, requestId },
      // Not empty, so that Prisma makes it one statement, which senders at the same time can not break.
      update: { requestId },
      select: { id: true },
    }),
    database.demoRequest.updateMany({ where: { requestId, visitorId: owner.visitorId }, data: entry }),
  ]);
}
