import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { myDataCopy } from '@/lib/content/pages/my-data';
import { EXPERIMENTS_COOKIE } from '@/lib/personalization/arms';
import { CONSENT_COOKIE } from '@/lib/personalization/consent';
import { PERSONA_COOKIE, SESSION_PERSONA_COOKIE } from '@/lib/personalization/persona-cookie';
import { DEMO_VIEW_COOKIE } from './cookies';
import { SITE_COOKIES } from './site-cookies';
import { CONSENTED_KEYS, ESSENTIAL_KEYS, isEssentialKey } from './stored-keys';

const ROOT = join(__dirname, '../..');
const sources = ['app', 'components', 'lib'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.includes('generated'))
    .map((file) => `${folder}/${file}`),
);
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

test('the table contains every cookie named in the source', () => {
  const names = [
    CONSENT_COOKIE,
    DEMO_VIEW_COOKIE,
    EXPERIMENTS_COOKIE,
    PERSONA_COOKIE,
    SESSION_PERSONA_COOKIE,
    'visitor',
  ];
  expect(Object.keys(SITE_COOKIES).sort()).toEqual(names.sort());
  const named = sources.flatMap((file) => read(file).match(/\b[A-Z_]+_COOKIE\b(?= =)/g) ?? []);
  expect(named.sort()).toEqual([
    'CONSENT_COOKIE',
    'DEMO_VIEW_COOKIE',
    'EXPERIMENTS_COOKIE',
    'PERSONA_COOKIE',
    'SESSION_PERSONA_COOKIE',
  ]);
});

test('the boot script reads only keys in the table', () => {
  const keys = [...read('app/boot-script.ts').matchAll(/getItem\('([^']+)'\)/g)].map(([, key]) => key);
  expect(keys.length).toBeGreaterThan(0);
  expect([...ESSENTIAL_KEYS, ...CONSENTED_KEYS]).toEqual(expect.arrayContaining(keys));
});

test('each key is either essential or not', () => {
  expect(ESSENTIAL_KEYS.every(isEssentialKey)).toBe(true);
  expect(CONSENTED_KEYS.some(isEssentialKey)).toBe(false);
});

test('"my data" describes the purpose of every cookie and key', () => {
  const known = [...ESSENTIAL_KEYS, ...CONSENTED_KEYS, ...Object.keys(SITE_COOKIES)];
  expect(Object.keys(myDataCopy.browser.purposes).sort()).toEqual(known.sort());
});
