import { ROUTES, type RoutePath } from '@/lib/config/routes';
import { chatCopy } from '@/lib/content/chat';
import { assistantCopy } from '@/lib/content/assistant';
import type { Segment } from '@/lib/personalization/persona';
import { answerLocally } from './answer-locally';
import { openIndex } from './passage-index';
import { readLanguage } from './read-language';
import { readSmallTalk } from './small-talk';
import { splitQuestions } from './terms';
import type { ChatTurn } from './topic';

const ask = (message: string, segment: Segment = 'innovation-leader', page: RoutePath = ROUTES.home) =>
  answerLocally({ message, page, audience: { segment, cluster: 'explorer' } });

/** The reply to the last of several messages. */
async function talk(...messages: readonly string[]) {
  const history: ChatTurn[] = [];
  let answer = await ask('');
  for (const message of messages) {
    answer = await answerLocally({ message, history: [...history] });
    history.push(
      { message, isUserMessage: true },
      { message: answer.text, isUserMessage: false, reply: JSON.stringify(answer.reply) },
    );
  }
  return answer;
}

const places = ({ reply }: Awaited<ReturnType<typeof ask>>) =>
  reply.answers.flatMap(({ place }) => place?.href ?? []);

test.each([
  ['Hello!', 'Hello!'],
  ['good evening! quick one', 'Hello!'],
  ['ty, that helped', 'You’re welcome.'],
  ['Bye.', 'Goodbye'],
  ['hello there', 'Hello!'],
  ['Good morning everyone!', 'Hello!'],
  ['thank you so much for your help', 'You’re welcome.'],
  ['ok great thanks', 'You’re welcome.'],
])('%s gets a line and no search', async (message, line) => {
  const { kind, reply, text } = await ask(message);
  expect(kind).toBe('polite');
  expect(reply.cards).toEqual([]);
  expect(text).toContain(line);
});

test('a greeting in front of a question is no greeting', async () => {
  expect((await ask('Hi! Is there a free trial?')).kind).not.toBe('polite');
});

test('a sure answer has its place and the next step, as fields and as text', async () => {
  const { kind, reply, text } = await ask('Is there a free trial?');
  expect(kind).toBe('sure');
  expect(reply).toMatchObject({
    answers: [{ text: expect.stringContaining('30-day'), place: { href: '/pricing#trial' } }],
    cards: [],
    next: { href: expect.any(String) },
  });
  expect(text).toContain(`${reply.next?.label}: ${reply.next?.href}`);
  expect(text).toContain('/pricing#trial');
});

test('the own question of every passage is answered by it for sure, also where it is several', async () => {
  const { passages } = await openIndex();
  const questions = passages.map(({ question }) => question);
  expect(questions.filter((question) => readSmallTalk(question) ?? readLanguage(question))).toEqual([]);
  const several = questions.filter((question) => splitQuestions(question).length > 1);
  expect(several.length).toBeGreaterThan(3);
  for (const question of several) {
    const { kind, sources } = await ask(question);
    expect([kind, sources[0]?.question]).toEqual(['sure', question]);
  }
});

test.each([
  'What do the plans cost?',
  'price list please',
  'hi, what do the plans cost',
  'Good morning! Can you tell me what the plans cost? Thank you',
  'How much are your plans?',
  'and how much is it, please',
])('%s is answered with all prices', async (question) => {
  const { kind, text } = await ask(question);
  expect(kind).toBe('sure');
  expect(text).toMatch(/\$290.*\$1,200.*\$4,800/);
});

test.each(['price', 'pricing?', 'prices please', 'costs of the plans'])(
  '%s leads to all prices',
  async (question) => {
    const { reply } = await ask(question);
    expect(reply.cards[0]?.text ?? reply.answers[0]?.text).toMatch(/\$290.*\$1,200.*\$4,800/);
  },
);

test('an answer that is not sure is up to three cards, each a passage under its own question', async () => {
  const { kind, reply, text } = await ask('what about the numbers of visitors and people');
  expect(kind).toBe('maybe');
  expect(reply.answers).toEqual([{ text: assistantCopy.mayBe, place: null }]);
  expect(reply.cards.length).toBeGreaterThan(1);
  expect(reply.cards.length).toBeLessThanOrEqual(3);
  for (const { question, heading, firstSentence, text: whole, href } of reply.cards) {
    expect(whole.startsWith(firstSentence)).toBe(true);
    expect([question, heading, href]).not.toContain('');
    expect(text).toContain(question);
  }
});

test.each(['best pizza in Naples?', 'zzzzqqqq', '???'])('%s finds nothing', async (message) => {
  const { kind, reply } = await ask(message);
  expect(kind).toBe('nothing');
  expect(reply).toMatchObject({ cards: [], next: { href: '/contact#addresses' } });
  expect(reply.answers[0]?.text).toContain('sales@');
});

test('each of several questions gets an answer or a card', async () => {
  const { reply } = await ask('How long is the free trial, and how do I delete my data?');
  const shown = [...reply.answers.map(({ text }) => text), ...reply.cards.map(({ text }) => text)].join('\n');
  expect(shown).toContain('30-day trial');
  expect(shown).toContain('“Delete my data”');
});

test.each([
  [['What does Sentiment Analysis do?', 'how accurate is it?'], '94%'],
  [['Is a key or a login needed for the API?', 'why?'], 'belongs to the visitor'],
  [['What is the Market Intelligence product?', 'and what does it cost?'], '$290'],
])('%j keeps the topic', async (messages, words) => {
  expect((await talk(...messages)).text).toContain(words);
});

test('after a remark about the trial, "how long is it" is about the trial', async () => {
  expect((await talk('i heard you have a trial', 'and how long is it')).text).toContain('30-day trial');
});

test.each([
  [['Where can I request a demo?', 'and how long does one take'], 'What happens in the demo?'],
  [
    ['What does Sentiment Analysis do?', 'How accurate is it?', 'And what does that cost?'],
    'What does Sentiment Analysis cost?',
  ],
])('after %j, a card for the same topic is %s', async (messages, question) => {
  const { kind, reply } = await talk(...messages);
  expect(kind).toBe('maybe');
  expect(reply.cards.slice(0, 2).map((card) => card.question)).toContain(question);
});

test('a question of several that nothing is found for is named', async () => {
  const { reply } = await ask('Do you have a swimming pool, and how long is the free trial?');
  expect(reply.answers.map(({ text }) => text)).toEqual([
    expect.stringContaining('30-day trial'),
    expect.stringMatching(/“Do you have a swimming pool”.*sales@/),
  ]);
});

test('a part of a message that refers to the part before is about the same', async () => {
  const { reply } = await ask('Is there a free trial, and do I need to give my credit card details for it?');
  expect(reply.answers[0]?.text).toContain('30-day');
  expect(reply.cards[0]?.question ?? reply.answers[1]?.text).toMatch(/payment|card/);
});

test.each(['demo', 'Is there a demo?', 'do you have a demo'])('%s leads to the demo', async (question) => {
  expect((await ask(question)).reply.cards[0]?.question).toBe('Where can I request a demo?');
});

test('two swapped letters are no other word', async () => {
  expect((await ask('are you GPDR compliant')).sources[0]?.question).toBe('Are you GDPR compliant?');
});

test('the same paragraph is never said twice in a row', async () => {
  const asked = 'Is there a free trial?';
  const [first, second] = [await talk(asked), await talk(asked, asked)];
  expect(first.kind).toBe('sure');
  expect(second.reply.answers.map(({ text }) => text)).not.toContain(first.reply.answers[0]?.text);
  expect(second.reply.cards.map(({ href, text }) => `${href} ${text}`)).not.toContain(
    `/pricing#trial ${first.reply.answers[0]?.text}`,
  );
});

test.each([
  ['Was kostet das und kann ich monatlich kündigen?', 'auf Englisch', '/pricing#plans'],
  ['Wie lösche ich alles, was ihr über mich gespeichert habt?', 'auf Englisch', '/settings#privacy'],
  ['¿Cuánto dura la prueba gratuita y necesito tarjeta?', 'en inglés', '/pricing#trial'],
  ['¿Ofrecen descuentos?', 'en inglés', '/contact#addresses'],
  ['Est-ce que votre site utilise des cookies publicitaires ?', 'en anglais', '/settings#privacy'],
  ['Posso vedere una demo del prodotto?', 'in inglese', '/contact#demo'],
  ['Quanto custa por mês para uma loja?', 'em inglês', '/pricing#plans'],
  ['料金はいくらですか', '英語', '/pricing#plans'],
  ['Сколько это стоит?', 'in English', '/contact#addresses'],
])('%s gets a line in its language and cards', async (message, line, href) => {
  const { kind, reply } = await ask(message);
  expect(kind).toBe('foreign');
  expect(reply.answers).toMatchObject([{ text: expect.stringContaining(line), place: null }]);
  expect(reply.cards.map((card) => card.href)).toContain(href);
  expect(reply.cards.length).toBeLessThanOrEqual(3);
});

test.each(['suport emial', 'pricng plans', 'gdpr?', 'api docs', 'demo', 'is it a real company or a demo'])(
  '%s is English',
  async (message) => {
    expect((await ask(message)).kind).not.toBe('foreign');
  },
);

test('this page is the open one, and the view is the visitor’s', async () => {
  expect(places(await ask('What is this page about?', 'developer', '/cases'))).toEqual(['/cases']);
  expect((await ask('Why am I seeing this?', 'developer')).text).toContain('developers');
});

test.each([
  ['How many visits does each plan include?', 'innovation-leader', '/contact#demo'],
  ['How many visits does each plan include?', 'sales-prospect', '/contact#trial'],
  ['How many visits does each plan include?', 'developer', '/api'],
  ['How large may a batch of events be?', 'developer', '/api#start'],
  ['Do you sell or share my data?', 'developer', '/settings#privacy'],
  ['Is the site accessible?', 'sales-prospect', '/settings#accessibility'],
] as const)('the button below "%s" for %s leads to %s', async (question, segment, href) => {
  expect((await ask(question, segment)).reply.next?.href).toBe(href);
});

test('only the question that an answer was written for begins with yes or no', async () => {
  const { text } = await ask('Is a key or a login needed for the API?');
  expect(text).toMatch(/^No, /);
  expect((await ask('api key needed')).text).not.toMatch(/^(?:yes|no)\b/i);
});

test.each(Object.values(chatCopy.suggestions.questions).flat())(
  'the suggested question "%s" is answered',
  async (question) => {
    expect(['sure', 'maybe']).toContain((await ask(question)).kind);
  },
);

test.each([
  ['words', 'sentiment analysis prices trial data '.repeat(60)],
  ['misspelt words', 'sentimant analisys pricez triel datta '.repeat(60)],
  ['unknown words', Array.from({ length: 400 }, (_, at) => `wrd${at}`).join(' ')],
  ['one word', 'x'.repeat(2000)],
  ['fillers', 'ok so now please '.repeat(150)],
  ['questions', 'why? how? '.repeat(200)],
  ['marks', '.,?! '.repeat(400)],
])('the longest message of %s is answered in time', async (_, text) => {
  const message = text.slice(0, 2000);
  const costs: number[] = [];
  // The cheapest of several tries: the first contain the compiler's work and the collector's.
  for (let tries = 0; tries < 6; tries += 1) {
    const started = process.cpuUsage();
    await ask(message);
    const { user, system } = process.cpuUsage(started);
    costs.push((user + system) / 1000);
  }
  expect(Math.min(...costs)).toBeLessThan(50);
});
