import { createHash } from 'node:crypto';
import { decompress } from '../../server/responses.mjs';

const IS_TEXT = /^(?:text\/|image\/svg)|json|javascript|xml/;

/**
 * What of a brand is in the responses of a built site, as lines for the terminal.
 * @param {Iterable<[path: string, import('../../server/responses.mjs').BuiltResponse]>} responses
 * @param {{ name: string, domain: string, colors: string[], pictures: Record<string, string> }} brand
 * @returns {string[]}
 */
export function findBrand(responses, { name, domain, colors, pictures }) {
  const words = [domain, name, ...colors].map((word) => ({ word, search: word.toLowerCase(), paths: [] }));
  const hashes = new Map(Object.entries(pictures).map(([path, hash]) => [hash, path]));
  const found = [];
  for (const [path, response] of responses) {
    const body = decompress(response);
    const shipped = hashes.get(createHash('sha256').update(body).digest('hex'));
    if (shipped) found.push(`${path} is the shipped picture ${shipped}.`);
    if (!IS_TEXT.test(response.headers['content-type'] ?? '')) continue;
    const text = body.toString().toLowerCase();
    for (const { search, paths } of words) if (text.includes(search)) paths.push(path);
  }
  return [
    ...words
      .filter(({ paths }) => paths.length > 0)
      .map(
        ({ word, paths }) =>
          `“${word}” is in ${paths.length} responses, such as ${paths.slice(0, 3).join(', ')}.`,
      ),
    ...found,
  ];
}
