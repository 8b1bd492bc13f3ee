import 'server-only';
import type { Database } from './client';

/** The first step of every write's transaction: the visitor's row, which also makes that visitor's writes take turns. */
export function touchVisitor(database: Pick<Database, 'visitor'>, visitorId: string) {
  return database.visitor.upsert({
    where: { id: visitorId },
    create: { id: visitorId },
    update: { lastSeenAt: new Date() },
    select: { id: true },
  });
}
