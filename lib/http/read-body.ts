import type { z } from 'zod';
import { findJsonFlaw } from '@/lib/contracts/plain-json';
import { parseInput } from './parse-input';
import { HttpProblem } from './problem';

export const MAX_BODY_BYTES = 16 * 1024;
// Below the deadline of every call, so that a slow sender is told so and not that we are slow.
const BODY_MS = 2500;
const CLOSE = { Connection: 'close' };

/** The request's JSON body in the shape of `schema`. Throws the 4xx problem that names what is wrong with it. */
export async function readBody<T>(request: Request, schema: z.ZodType<T>): Promise<T> {
  requireJson(request);
  const value = parseJson(await readText(request));
  const flaw = findJsonFlaw(value);
  if (flaw) {
    const errors = [{ ...flaw, field: flaw.field || 'body' }];
    throw new HttpProblem(400, 'The body can not be accepted.', { errors });
  }
  return parseInput(schema, value, 'body', 'The body does not have the expected fields.');
}

function requireJson({ headers }: Request): void {
  const [mediaType = '', ...parameters] = (headers.get('content-type') ?? '').toLowerCase().split(';');
  const isUtf8 = parameters.every((parameter) => /^\s*(charset="?utf-?8"?)?\s*$/.test(parameter));
  const isEncoded = !['', 'identity'].includes(headers.get('content-encoding') ?? '');
  if (mediaType.trim() !== 'application/json' || !isUtf8 || isEncoded) {
    throw new HttpProblem(415, 'Send the body as application/json in UTF-8, without compression.');
  }
}

async function readText(request: Request): Promise<string> {
  if (Number(request.headers.get('content-length')) > MAX_BODY_BYTES) throw bodyTooLarge();
  const bytes = request.body ? await readBytes(request.body.getReader()) : Buffer.alloc(0);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new HttpProblem(400, 'The body is not UTF-8 text.');
  }
}

async function readBytes(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    // Ends the read that waits.
    reader.cancel().catch(() => {});
  }, BODY_MS);
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.byteLength;
      if (size > MAX_BODY_BYTES) throw bodyTooLarge();
      chunks.push(part.value);
    }
  } catch (error) {
    reader.cancel().catch(() => {});
    // Whatever else ends the reading is the sender's: nobody stays to hear it, but it is no failure of ours.
    throw error instanceof HttpProblem ? error : new HttpProblem(400, 'The body did not arrive whole.');
  } finally {
    clearTimeout(timer);
  }
  if (isLate) throw new HttpProblem(408, 'The body took too long to arrive.', { headers: CLOSE });
  return Buffer.concat(chunks);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpProblem(400, 'The body is not JSON.');
  }
}

function bodyTooLarge(): HttpProblem {
  return new HttpProblem(413, `A body may have at most ${MAX_BODY_BYTES} bytes.`);
}
