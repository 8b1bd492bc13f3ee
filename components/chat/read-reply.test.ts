import { sendChat } from '@/lib/calls/chat';
import { readReply } from './read-reply';

const place = { label: 'Pricing', href: '/pricing#trial' };
const card = { question: 'Q?', heading: 'Pricing', firstSentence: 'A.', text: 'A. B.', href: '/pricing' };
const complete = { answers: [{ text: 'A.', lang: 'de', place }], cards: [card], next: place };

test.each([complete, sendChat.response.example.at(-1)?.reply])('a whole reply is kept', (reply) => {
  expect(readReply(reply)).toBe(reply);
});

test.each([
  undefined,
  null,
  'text',
  [],
  {},
  { ...complete, answers: 'A.' },
  { ...complete, answers: [{ text: 1, place }] },
  { ...complete, answers: [{ text: 'A.', lang: 1, place }] },
  { ...complete, answers: [{ text: 'A.' }] },
  { ...complete, cards: [{ ...card, text: undefined }] },
  { ...complete, next: undefined },
  ...['https://evil.example/', '//evil.example', '/nowhere', 'javascript:alert(1)'].flatMap((href) => [
    { ...complete, answers: [{ text: 'A.', place: { ...place, href } }] },
    { ...complete, cards: [{ ...card, href }] },
    { ...complete, next: { ...place, href } },
  ]),
])('%j is not a reply', (value) => {
  expect(readReply(value)).toBeNull();
});
