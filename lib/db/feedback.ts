import 'server-only';
import { openDatabase } from './client';
import { touchVisitor, type Owner } from './visitor';

export type FeedbackEntry = { rating?: number; relevanceRating?: number; feedback?: string };

export async function saveFeedback(owner: Owner, entry: FeedbackEntry): Promise<number> {
  const database = await openDatabase();
  const [, { id }] = await database.$transaction([
    touchVisitor(database, owner.visitorId),
    database.feedback.create({ data: { ...owner, ...entry }, select: { id: true } }),
  ]);
  return id;
}
