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

/** Whose rows a call is about: a visitor (by the hash of its cookie) and one of that visitor's user ids. */
export type Owner = { visitorId: string; userId: number };
