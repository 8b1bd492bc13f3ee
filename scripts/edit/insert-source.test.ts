import { addImport, appendEntry, appendName, printValue } from './insert-source';

const file = 'copy.ts';

test('an entry is appended with the file’s own line endings and indentation', () => {
  const before = "export const copy = {\r\n  items: [\r\n    { a: 'b' } // last\r\n  ],\r\n};\r\n";
  expect(appendEntry(file, before, ['copy', 'items'], { a: "It's" })).toBe(
    "export const copy = {\r\n  items: [\r\n    { a: 'b' },\r\n    {\r\n      a: 'It’s',\r\n    }, // last\r\n  ],\r\n};\r\n",
  );
});

test('a key that needs quotes gets them', () => {
  const before = "export const copy = {\n  'a-b': 'c',\n} as const satisfies Copy;\n";
  expect(appendEntry(file, before, ['copy'], 'e', 'c-d')).toBe(
    "export const copy = {\n  'a-b': 'c',\n  'c-d': 'e',\n} as const satisfies Copy;\n",
  );
});

test('type names and imports are inserted in order', () => {
  expect(appendName(file, "type Id =\n  | 'a'\n  | 'b';\n", 'Id', 'c')).toBe(
    "type Id =\n  | 'a'\n  | 'b'\n  | 'c';\n",
  );
  const imports = "import { a } from './a';\nimport { c } from './c';\n";
  expect(addImport(file, imports, 'b', './b')).toBe(
    "import { a } from './a';\nimport { b } from './b';\nimport { c } from './c';\n",
  );
  expect(addImport(file, imports, 'z', './0')).toBe(`import { z } from './0';\n${imports}`);
});

test('a missing target is reported', () => {
  expect(() => appendEntry(file, 'export const copy = {};', ['copy', 'items'], 'a')).toThrow(
    'There is no list',
  );
  expect(() => appendEntry(file, "export const copy = ['a'];", ['copy'], 'b')).toThrow('on one line');
});

test('a value is formatted like prettier does', () => {
  const words = 'word '.repeat(25).trim();
  expect(printValue({ list: ['a', 'b'], longer: words, inner: { on: true, size: 3 } })).toBe(
    `{\n  list: ['a', 'b'],\n  longer:\n    '${words}',\n  inner: {\n    on: true,\n    size: 3,\n  },\n}`,
  );
});
