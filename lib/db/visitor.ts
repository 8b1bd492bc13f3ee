import 'server-only';
import type { Database } from './client';

/** First step of every write's transaction: locks the visitor's row, so that writes take turns. */
export function touchVisitor(database: Pick<Database, 'visitor'>, visitorId: string) {
  return database.visitor.upsert({
    where: { id: visitorId },
    create: { id: visitorId },
    update: { lastSeenAt: new Date() },
    select: { id: true },
  });
}

export type Owner = { visitorId: string; userId: number };
