import { randomUUID } from 'node:crypto';
import { StepError } from '../shared/console.mjs';
import { makeVisitor } from './visitors.mjs';

/** Drawn anew for each request, as a browser does: sent twice they would be stored once. */
const DRAWN = ['requestId', 'eventId'];

/**
 * Every call that the site documents of itself, as its reference gives it by example.
 * @returns {Promise<{ name: string, method: string, path: string, example?: object }[]>}
 */
export async function readCalls(url) {
  const { paths } = await (await fetch(`${url}/api/openapi.json`)).json();
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { requestBody }]) => ({
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path,
      example: requestBody?.content['application/json'].example,
    })),
  );
  if (calls.length === 0) throw new StepError('The reference of the API names no call.');
  return calls;
}

/**
 * One call as one of the stored visitors makes it.
 * @param {{ name: string, method: string, path: string, example?: object }} call
 * @param {number} number of the visitor
 */
export function composeCall({ name, method, path, example }, number) {
  const { cookie, userId, address } = makeVisitor(number);
  const headers = { cookie: `visitor=${cookie}`, 'x-forwarded-for': address };
  const filled = path.replace(/\{\w+\}/g, String(userId));
  if (!example) return { name, method, path: filled, headers };
  const body = JSON.stringify(example, (key, value) => {
    if (key === 'userId') return userId;
    return DRAWN.includes(key) ? randomUUID() : value;
  });
  return { name, method, path: filled, headers: { ...headers, 'content-type': 'application/json' }, body };
}
