import { createHash } from 'node:crypto';

const MAX_USER_ID = 9999;

const hash = (text) => createHash('sha256').update(text);

/** The same visitor for the same number, in every run: a value as the site issues it, and the id that it stores. */
export function makeVisitor(number) {
  const cookie = hash(`load ${number}`).digest('base64url');
  return {
    cookie,
    id: hash(cookie).digest('hex'),
    userId: number % (MAX_USER_ID + 1),
    address: `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
  };
}
