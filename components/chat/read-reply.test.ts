import { sendChat } from '@/lib/calls/chat';
import { readReply } from './read-reply';

const place = { label: 'Pricing', href: '/pricing#trial' };
const card = { question: 'Q?', heading: 'Pricing', firstSentence: 'A.', text: 'A. B.', href: '/pricing' };
const whole = { answers: [{ text: 'A.', lang: 'de', place }], cards: [card], next: place };

test.each([whole, sendChat.response.example.at(-1)?.reply])('a whole reply is kept', (reply) => {
  expect(readReply(reply)).toBe(reply);
});

test.each([
  undefined,
  null,
  'text',
  [],
  {},
  { ...whole, answers: 'A.' },
  { ...whole, answers: [{ text: 1, place }] },
  { ...whole, answers: [{ text: 'A.', lang: 1, place }] },
  { ...whole, answers: [{ text: 'A.' }] },
  { ...whole, cards: [{ ...card, text: undefined }] },
  { ...whole, next: undefined },
  ...['https://evil.example/', '//evil.example', '/nowhere', 'javascript:alert(1)'].flatMap((href) => [
    { ...whole, answers: [{ text: 'A.', place: { ...place, href } }] },
    { ...whole, cards: [{ ...card, href }] },
    { ...whole, next: { ...place, href } },
  ]),
])('%j is not a reply', (value) => {
  expect(readReply(value)).toBeNull();
});
