import { ROUTES } from '@/lib/config/routes';
import { markModules } from '../../scripts/build/mark-modules.mjs';
import { readDeferredScripts } from '../../scripts/build/scripts-after-paint.mjs';
import { expect, test } from './site';

const BEGIN = '(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push([document.currentScript,';

test('every module of a script is marked, whatever stands in it', () => {
  const code = `${BEGIN}7,(e,t,r)=>{let n=[8,(e)=>{}];r.push([9,e=>1])},"a, b",e=>e.v({f:()=>2})]);\n${BEGIN}3,e=>{/* ]); */}]);`;
  expect(markModules(code)).toBe(
    `${BEGIN}7,((e,t,r)=>{let n=[8,(e)=>{}];r.push([9,e=>1])}),"a, b",(e=>e.v({f:()=>2}))]);\n${BEGIN}3,(e=>{/* ]); */})]);`,
  );
});

test('what is marked already, or no script of Turbopack, stays as it is', () => {
  for (const code of [`${BEGIN}7,(e=>{})]);`, 'list.push([1,e=>{}]);', '{"TURBOPACK":1}'])
    expect(markModules(code)).toBe(code);
});

/** A module that is not marked, as Turbopack writes it: its number, and then no parenthesis around a function. */
const UNMARKED = /[,[]\d+,(?:\([\w,]*\)|\w+)=>\{"use strict"/;

test('no script that a page loads has a module that is not marked', async ({ request }) => {
  for (const path of Object.values(ROUTES)) {
    const html = await (await request.get(path)).text();
    const sources = readDeferredScripts(html);
    expect(sources.length, path).toBeGreaterThan(0);
    for (const source of sources) {
      const code = await (await request.get(source)).text();
      expect(
        code.match(/[,[]\d+,\((?:\([\w,]*\)|\w+)=>\{"use strict"/g)?.length ?? 0,
        source,
      ).toBeGreaterThan(0);
      expect(code.match(UNMARKED)?.[0], source).toBeUndefined();
    }
  }
});
