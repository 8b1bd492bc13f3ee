import { readFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { myDataSchema, type MyDataList, MY_DATA_LISTS } from '@/lib/contracts/my-data';
import { openDatabase } from '@/lib/db/client';
import { deleteMyData, loadMyData } from '@/lib/db/my-data';

const LISTS: Readonly<Record<string, MyDataList>> = {
  UserProfile: 'profiles',
  PersonalizationSettings: 'settings',
  ChatMessage: 'messages',
  Feedback: 'feedback',
  BehaviorEvent: 'events',
  DemoRequest: 'demoRequests',
  VisitSession: 'visits',
  ExperimentExposure: 'exposures',
};
/** Tables without personal data: counts, timestamps and the site's own keys. */
const NOBODYS = [
  'CampaignVisit',
  'ExperimentCount',
  'ExperimentDay',
  'ExperimentRun',
  'LiveCount',
  'RateLimit',
  'Secret',
  'TokenUsage',
];

const schema = readFileSync('prisma/sqlite/schema.prisma', 'utf8');
const models = [...schema.matchAll(/^model (\w+) \{\n([^}]*)\}/gm)].map(([, name = '', body = '']) => ({
  name,
  columns: [...body.matchAll(/^ {2}(\w+) +(?:String|Int|Float|Boolean|DateTime)\b/gm)].map(
    ([, column = '']) => column,
  ),
}));
const personal = models.filter(({ columns }) => columns.includes('visitorId'));

test('every table has a list in /api/my-data or is declared free of personal data', () => {
  expect(personal.map(({ name }) => name).sort()).toEqual(Object.keys(LISTS).sort());
  const others = models.filter((model) => !personal.includes(model)).map(({ name }) => name);
  expect(others.sort()).toEqual([...NOBODYS, 'Visitor'].sort());
  expect(Object.values(LISTS).sort()).toEqual([...MY_DATA_LISTS].sort());
});

test.each(personal.map(({ name, columns }) => [name, columns] as const))(
  'a visitor sees every column of %s',
  (name, columns) => {
    const list: unknown = myDataSchema.shape[LISTS[name] ?? 'events'];
    const row = list instanceof z.ZodArray ? list.element : null;
    const shown = row instanceof z.ZodObject ? Object.keys(row.shape) : [];
    expect(shown.sort()).toEqual(columns.filter((column) => column !== 'visitorId').sort());
  },
);

test('rows of every table are shown, and deleting removes them all', async () => {
  const database = await openDatabase();
  const visitorId = randomUUID();
  const own = { visitorId, userId: 7 };
  await database.visitor.create({ data: { id: visitorId } });
  await database.userProfile.create({ data: { ...own, segment: 'developer', isNewUser: true } });
  const switches = { contentPersonalization: true, navigationAdaptation: true, behavioralAnalytics: true };
  await database.personalizationSettings.create({ data: { ...own, ...switches } });
  await database.chatMessage.create({ data: { ...own, message: 'Hello', isUserMessage: true } });
  await database.feedback.create({ data: { ...own, rating: 5 } });
  const event = { eventId: randomUUID(), eventType: 'pageview', occurredAt: new Date() };
  await database.behaviorEvent.create({ data: { ...own, ...event } });
  const request = { requestId: randomUUID(), name: 'Ann', email: 'ann@company.example', company: 'Company' };
  const persona = { segment: 'developer', cluster: 'explorer', visitorType: 'new' };
  await database.demoRequest.create({ data: { ...own, ...request, ...persona } });
  const visit = { startedAt: new Date(), lastAt: new Date(), views: 1, seen: 0, page: '/pricing', marks: 0 };
  await database.visitSession.create({ data: { visitorId, ...visit } });
  const exposure = { number: '01', arm: 'a', day: '2027-01-05', exposedAt: new Date() };
  await database.experimentExposure.create({ data: { visitorId, ...exposure } });
  const countOf = async (table: string, column: string) => {
    const rows = await database.$queryRawUnsafe<{ rows: bigint | number }[]>(
      `SELECT COUNT(*) AS "rows" FROM "${table}" WHERE "${column}" = '${visitorId}'`,
    );
    return Number(rows[0]?.rows);
  };
  const shown = myDataSchema.parse(await loadMyData(visitorId));
  for (const { name } of personal) {
    expect([name, await countOf(name, 'visitorId')]).toEqual([name, 1]);
    expect([name, shown[LISTS[name] ?? 'events'].length]).toEqual([name, 1]);
  }
  await deleteMyData(visitorId);
  for (const { name } of personal) expect([name, await countOf(name, 'visitorId')]).toEqual([name, 0]);
  expect(await countOf('Visitor', 'id')).toBe(0);
});
