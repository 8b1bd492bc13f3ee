import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as pass } from 'node:timers/promises';
import { ANSWER_LENGTH, measureAnswer, sendWholeAnswers } from './whole-answer';

const BODY = Buffer.from('{"id":1}');

/** Answers as Next does, in slow motion. */
const server = createServer((request, response) => {
  if (request.url === '/measured') response.setHeader(ANSWER_LENGTH, BODY.length);
  response.flushHeaders();
  void pass(100).then(() => {
    response.write(BODY);
    response.end();
  });
});

let end = () => {};
beforeAll(async () => {
  end = sendWholeAnswers();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  end();
  return new Promise((resolve) => server.close(resolve));
});

/** What comes first of the answer. */
async function readFirstPiece(path: string): Promise<string> {
  const { port } = server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1' }).setEncoding('latin1');
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  const piece = await new Promise<string>((resolve) => socket.once('data', resolve));
  socket.destroy();
  return piece;
}

test('an answer whose length is known leaves in one piece', async () => {
  const piece = await readFirstPiece('/measured');
  expect(piece).toMatch(/^HTTP\/1\.1 200 [\s\S]*\{"id":1\}$/);
  expect(piece).toContain('\r\nContent-Length: 8\r\n');
  expect(piece).not.toMatch(new RegExp(`transfer-encoding|${ANSWER_LENGTH}`, 'i'));
});

test('any other begins with its head, so that what is streamed is not held back', async () => {
  expect(await readFirstPiece('/streamed')).toMatch(/^HTTP\/1\.1 200 [\s\S]*\r\n\r\n$/);
});

test('without it the head of both leaves first', async () => {
  end();
  expect(await readFirstPiece('/measured')).toMatch(/^HTTP\/1\.1 200 [\s\S]*\r\n\r\n$/);
  end = sendWholeAnswers();
});

test('its length is counted in bytes, and the rest of an answer stays as it is', async () => {
  const answer = Response.json('naïve', { status: 201, headers: { 'Set-Cookie': 'a=1' } });
  const measured = await measureAnswer(answer);
  expect([measured.status, ...measured.headers]).toEqual([
    201,
    ['content-type', 'application/json'],
    ['set-cookie', 'a=1'],
    ['x-answer-length', '8'],
  ]);
  expect(await measured.json()).toBe('naïve');
});

test.each([
  ['nothing', new Response(null, { status: 204 })],
  ['events', new Response('', { headers: { 'Content-Type': 'text/event-stream' } })],
])('%s: no length is noted', async (_what, answer) => {
  expect(await measureAnswer(answer)).toBe(answer);
});
