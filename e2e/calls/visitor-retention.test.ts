import { randomUUID } from 'node:crypto';
import { openDatabase } from '@/lib/db/client';
import { purgeExpired } from '@/lib/db/retention';
import { touchVisitor } from '@/lib/db/visitor';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = Date.UTC(2026, 10, 21, 12);
const CUTOFF = new Date(NOW - 395 * DAY_MS);
const OLD = new Date(CUTOFF.getTime() - 1);

type Moments = { seen?: Date; profile?: Date; settings?: Date; feedback?: Date; event?: Date; lead?: Date };

const LEAD = {
  name: 'Ann',
  email: 'ann@company.example',
  company: 'Company',
  segment: 'developer',
  cluster: 'explorer',
  visitorType: 'new',
};

async function store({ seen = OLD, profile, settings, feedback, event, lead }: Moments): Promise<string> {
  const database = await openDatabase();
  const visitorId = randomUUID();
  const row = { visitorId, userId: 7 };
  await database.visitor.create({ data: { id: visitorId, createdAt: OLD, lastSeenAt: seen } });
  if (profile)
    await database.userProfile.create({
      data: { ...row, segment: 'developer', isNewUser: false, updatedAt: profile },
    });
  if (settings) {
    const all = { contentPersonalization: true, navigationAdaptation: true, behavioralAnalytics: true };
    await database.personalizationSettings.create({ data: { ...row, ...all, updatedAt: settings } });
  }
  if (feedback) await database.feedback.create({ data: { ...row, rating: 5, createdAt: feedback } });
  if (event) {
    const data = {
      ...row,
      eventId: randomUUID(),
      eventType: 'pageview',
      occurredAt: event,
      createdAt: event,
    };
    await database.behaviorEvent.create({ data });
  }
  if (lead)
    await database.demoRequest.create({
      data: { ...row, ...LEAD, requestId: randomUUID(), createdAt: lead },
    });
  return visitorId;
}

/** Remaining rows of a visitor, by kind. */
async function listKept(visitorId: string): Promise<string[]> {
  const database = await openDatabase();
  const where = { visitorId };
  const counts = {
    visitor: await database.visitor.count({ where: { id: visitorId } }),
    profile: await database.userProfile.count({ where }),
    settings: await database.personalizationSettings.count({ where }),
    feedback: await database.feedback.count({ where }),
    event: await database.behaviorEvent.count({ where }),
    lead: await database.demoRequest.count({ where }),
  };
  return Object.entries(counts).flatMap(([name, count]) => (count > 0 ? name : []));
}

beforeEach(async () => {
  await (await openDatabase()).visitor.deleteMany();
});

const ALL_OLD = { profile: OLD, settings: OLD, feedback: OLD, event: OLD };

test.each<[string, Moments, string[]]>([
  ['a visitor without rows is deleted', {}, []],
  ['a visitor not seen since is deleted with all rows', ALL_OLD, []],
  ['a demo request stays, with only its visitor', { ...ALL_OLD, lead: OLD }, ['visitor', 'lead']],
  ['a visitor seen since stays', { seen: CUTOFF }, ['visitor']],
  [
    'a visitor seen since keeps old choices',
    { ...ALL_OLD, seen: CUTOFF },
    ['visitor', 'profile', 'settings', 'feedback'],
  ],
  ['a younger profile keeps its visitor', { ...ALL_OLD, profile: CUTOFF }, ['visitor', 'profile']],
  ['younger settings keep their visitor', { ...ALL_OLD, settings: CUTOFF }, ['visitor', 'settings']],
  ['younger feedback keeps its visitor', { ...ALL_OLD, feedback: CUTOFF }, ['visitor', 'feedback']],
  ['a younger event keeps its visitor', { ...ALL_OLD, event: CUTOFF }, ['visitor', 'event']],
])('%s', async (_, moments, kept) => {
  const visitorId = await store(moments);
  const { visitors } = await purgeExpired(NOW);
  expect(await listKept(visitorId)).toEqual(kept);
  expect(visitors).toBe(kept.length === 0 ? 1 : 0);
});

test('one purge deletes several batches among visitors that stay, and two instances can run at once', async () => {
  const database = await openDatabase();
  const ids = Array.from({ length: 1600 }, () => randomUUID());
  const isSeen = (index: number) => index % 4 === 0;
  await database.visitor.createMany({
    data: ids.map((id, index) => ({ id, lastSeenAt: isSeen(index) ? CUTOFF : OLD })),
  });
  const profile = { segment: 'developer', isNewUser: false, updatedAt: OLD };
  await database.userProfile.createMany({
    data: ids.map((visitorId) => ({ visitorId, userId: 7, ...profile })),
  });
  const many = Array.from({ length: 1201 }, (_, userId) => ({ visitorId: ids[1] ?? '', userId: userId + 8 }));
  await database.userProfile.createMany({ data: many.map((row) => ({ ...row, ...profile })) });
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 0);
  const both = await Promise.all([purgeExpired(NOW), purgeExpired(NOW)]);
  clearInterval(timer);
  // The event loop ran between batches.
  expect(turns).toBeGreaterThan(1);
  expect(both.reduce((sum, { visitors }) => sum + visitors, 0)).toBe(1200);
  expect(await database.visitor.count({ where: { lastSeenAt: CUTOFF } })).toBe(400);
  expect([await database.visitor.count(), await database.userProfile.count()]).toEqual([400, 400]);
});

test('a visitor that returns between two purges stays', async () => {
  const visitorId = await store({ profile: OLD });
  await touchVisitor(await openDatabase(), visitorId);
  await purgeExpired(NOW);
  expect(await listKept(visitorId)).toEqual(['visitor', 'profile']);
});
