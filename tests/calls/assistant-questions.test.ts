import { assistantCopy } from '@/lib/content/assistant';
import { openDatabase } from '@/lib/db/client';
import { site } from '@/lib/content/site';
import { runScript } from '../support/site/run-script';

const NOT_STATED = `We don’t publish an office address or a country. Write to ${site.emails.sales}.`;
const { mayBe: GUESS, unknown: UNKNOWN } = assistantCopy;

const report = () => runScript('scripts/data.mjs', ['assistant']);

const day = (date: string) => new Date(`${date}T23:30:00.000Z`);
const RECENT = new Date(Date.now() - 24 * 60 * 60 * 1000);

async function store(visitorId: string, question: string, answer: string, createdAt = RECENT) {
  const database = await openDatabase();
  await database.visitor.upsert({ where: { id: visitorId }, create: { id: visitorId }, update: {} });
  const row = { visitorId, userId: 5, createdAt };
  await database.chatMessage.createMany({
    data: [
      { ...row, message: question, isUserMessage: true },
      { ...row, message: answer, isUserMessage: false },
    ],
  });
}

beforeEach(async () => {
  const database = await openDatabase();
  await database.chatMessage.deleteMany();
});

test('unanswered questions are grouped by kind and wording, with count and last day', async () => {
  await store('visitor-one', 'Where is your office?', NOT_STATED, day('2026-11-20'));
  await store('visitor-one', 'Is there a free trial?', 'Yes, it is free.');
  await store('visitor-two', 'where is your OFFICE', NOT_STATED, day('2026-11-21'));
  await store('visitor-two', 'Can I bring my dog to the demo?', GUESS, day('2026-11-19'));
  await store('visitor-two', 'how tall is the tower', UNKNOWN, day('2026-11-18'));
  const { stdout } = await report();
  expect(stdout).toMatch(
    /does not state it: 1\n\ntimes +last day +question\n +2 +2026-11-21 +where is your office\??\n/i,
  );
  expect(stdout).toMatch(/cards: 1\n\n.*\n +1 +2026-11-19 +Can I bring my dog to the demo\?\n/);
  expect(stdout).toMatch(/Not answered: 1\n\n.*\n +1 +2026-11-18 +how tall is the tower\n/);
  expect(stdout).not.toContain('trial');
});

test('the report does not identify visitors', async () => {
  await store('visitor-one', 'my name is grace hopper, where is your office?', NOT_STATED);
  await store('visitor-one', 'Do you work with Globotron?', NOT_STATED);
  await store('visitor-one', 'Mail me at grace@navy.example or call +1 212 555 0100', UNKNOWN);
  await store('visitor-one', 'is there parking for contract 47110815', UNKNOWN);
  await store('visitor-one', `how about ${'this and that '.repeat(20)}`, UNKNOWN);
  await store('visitor-one', 'Do you work with Initech?', NOT_STATED);
  await store('visitor-two', 'do you work with Initech', NOT_STATED);
  const { stdout } = await report();
  expect(stdout).toMatch(/ 2 .*do you work with Initech/i);
  expect(stdout).toContain('holds something personal or is long: 5');
  expect(stdout).not.toMatch(/grace|hopper|globotron|navy|555|47110815|visitor-|this and that/i);
});

test('expired questions and questions without a reply are ignored', async () => {
  await store('visitor-one', 'where is your office', NOT_STATED, new Date(0));
  const database = await openDatabase();
  const row = { visitorId: 'visitor-one', userId: 5, createdAt: RECENT };
  await database.chatMessage.create({ data: { ...row, message: 'how tall is it', isUserMessage: true } });
  await database.chatMessage.create({
    data: { ...row, userId: 6, message: UNKNOWN, isUserMessage: false },
  });
  const { stdout } = await report();
  expect(stdout).not.toMatch(/office|tall/);
});
