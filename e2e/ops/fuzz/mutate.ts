import fc from 'fast-check';
import { anyString, anyValue, writeJson } from './naughty';

type Node = { parent: Record<string, unknown> | unknown[]; key: string };
type Change = { operation: (typeof OPERATIONS)[number]; index: number; value: unknown; name: string };

const OPERATIONS = ['replace', 'remove', 'add', 'wrap', 'rename'] as const;

const change: fc.Arbitrary<Change> = fc.record({
  operation: fc.constantFrom(...OPERATIONS),
  index: fc.nat(1000),
  value: anyValue,
  name: anyString,
});

/** A valid value with one to three parts replaced, removed, added, wrapped or renamed. */
export function almostValid(valid: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.tuple(valid, fc.array(change, { minLength: 1, maxLength: 3 })).map(([value, changes]) => {
    const holder = { body: structuredClone(value) };
    for (const one of changes) apply(holder, one);
    return holder.body;
  });
}

function apply(holder: { body: unknown }, { operation, index, value, name }: Change): void {
  const nodes = listNodes(holder);
  const node = nodes[index % nodes.length];
  if (!node) return;
  const { parent, key } = node;
  const current: unknown = Reflect.get(parent, key);
  if (operation === 'replace') define(parent, key, structuredClone(value));
  else if (operation === 'wrap') define(parent, key, [current]);
  else if (operation === 'add')
    define(isHolder(current) ? current : parent, isRoot(parent) ? 'body' : name, structuredClone(value));
  else if (!isRoot(parent)) {
    Reflect.deleteProperty(parent, key);
    if (operation === 'rename') define(parent, name, current);
  }
}

/** Defines even `__proto__` as an ordinary field, as JSON.parse does. */
function define(parent: object, key: string, value: unknown): void {
  Object.defineProperty(parent, key, { value, enumerable: true, configurable: true, writable: true });
}

function listNodes(parent: Record<string, unknown> | unknown[]): Node[] {
  return Object.entries(parent).flatMap(([key, value]) => [
    { parent, key },
    ...(isHolder(value) ? listNodes(value) : []),
  ]);
}

const isHolder = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isRoot = (parent: object) => 'body' in parent && Object.keys(parent).length === 1;

const nested = (depth: number, open: string, close: string) => `${open.repeat(depth)}1${close.repeat(depth)}`;

const BROKEN: ((text: string) => string)[] = [
  () => '',
  () => ' \n\t',
  (text) => text.slice(0, -1),
  (text) => text.slice(0, text.length / 2),
  (text) => `${text}${text}`,
  (text) => `${text} // comment`,
  (text) => `\ufeff${text}`,
  (text) => text.replaceAll('"', "'"),
  (text) => text.replace('{', '{"userId":1,'),
  (text) => text.replace('{', '{"__proto__":{"isAdmin":true},'),
  (text) => text.replace(/}$/, ',"userId":2,"userId":42}'),
  (text) => text.replace(/:[^,}]+/, ':NaN'),
  (text) => text.replace(/"([^"]*)":"/, '"$1":"\\ud800'),
  (text) => text.replace(/"([^"]*)":"/, '"$1":"\\u0000'),
  (text) => text.padEnd(16_384),
  (text) => text.padEnd(16_385),
  () => nested(17, '[', ']'),
  () => nested(2000, '{"a":', '}'),
  () => nested(8000, '[', ']'),
];

const BYTES: ((text: string) => Buffer)[] = [
  (text) => Buffer.from(text, 'utf16le'),
  (text) => Buffer.concat([Buffer.from(text), Buffer.from([0xff])]),
  (text) =>
    Buffer.concat([Buffer.from(text.replace(/"?}$/, '')), Buffer.from([0xed, 0xa0, 0x80, 0x22, 0x7d])]),
  (text) => Buffer.from(text, 'latin1'),
];

/** Bodies as bytes: valid, almost valid, and broken. */
export function bodyOf(valid: fc.Arbitrary<unknown>): fc.Arbitrary<Buffer> {
  const text = valid.map(writeJson);
  const whole = text.map((written) => Buffer.from(written));
  const almostValidBytes = almostValid(valid).map((value) => Buffer.from(writeJson(value)));
  const broken = fc
    .tuple(text, fc.constantFrom(...BROKEN))
    .map(([written, corrupt]) => Buffer.from(corrupt(written)));
  const bytes = fc.tuple(text, fc.constantFrom(...BYTES)).map(([written, corrupt]) => corrupt(written));
  const other = anyValue.map((value) => Buffer.from(writeJson(value)));
  return fc.oneof(
    { arbitrary: whole, weight: 10 },
    { arbitrary: almostValidBytes, weight: 5 },
    { arbitrary: broken, weight: 2 },
    { arbitrary: bytes, weight: 1 },
    { arbitrary: other, weight: 1 },
    { arbitrary: fc.uint8Array({ maxLength: 40 }).map((drawn) => Buffer.from(drawn)), weight: 1 },
  );
}
