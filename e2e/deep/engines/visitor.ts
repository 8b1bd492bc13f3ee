import { readFileSync } from 'node:fs';
import { expect } from 'playwright/test';
import { shellCopy } from '@/lib/content/shell';
import type { Key, Tab } from './engine';
import {
  findClickPoint,
  findParts,
  hasTestingLibrary,
  readParts,
  type ClickPoint,
  type Reading,
  type Target,
} from './find-part';

const library = readFileSync(
  'node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  'utf8',
);
const RETRY = { timeout: 20_000, intervals: [50, 100, 200] };

type Name = string | RegExp;

const serializeName = (name: Name) =>
  typeof name === 'string' ? name : { source: name.source, flags: name.flags };
const within = (inside?: Part) => (inside ? { inside: inside.target } : {});

/** A visitor's actions, identical in every engine. Each expectation retries until it passes or times out. */
export class Visitor {
  constructor(
    private readonly tab: Tab,
    private readonly baseURL: string,
  ) {}

  role(role: string, name?: Name, inside?: Part): Part {
    return new Part(this, { role, ...(name ? { name: serializeName(name) } : {}), ...within(inside) });
  }
  text(text: Name, inside?: Part): Part {
    return new Part(this, { text: serializeName(text), ...within(inside) });
  }
  css(css: string, inside?: Part): Part {
    return new Part(this, { css, ...within(inside) });
  }

  /** Runs a function in the page; it must not use its closure. */
  evaluate<Args extends unknown[], Result>(
    work: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result> {
    return this.run(String(work), args);
  }
  async run<Result>(source: string, args: unknown[] = []): Promise<Result> {
    return (await this.tab.run(source, args)) as Result;
  }
  /** Runs a function of `find-part.ts` on the matching elements. */
  async runOn<Result>(
    target: Target,
    work: (parts: HTMLElement[]) => Result | Promise<Result>,
  ): Promise<Result> {
    if (!(await this.evaluate(hasTestingLibrary))) await this.run(`() => { ${library} }`);
    return this.run(`(target) => (${work})((${findParts})(target))`, [target]);
  }

  clickAt(at: [number, number]): Promise<void> {
    return this.tab.clickAt(...at);
  }
  type(text: string): Promise<void> {
    return this.tab.type(text);
  }
  press(...keys: Key[]): Promise<void> {
    return this.tab.press(...keys);
  }

  async open(path: string): Promise<void> {
    await this.tab.goto(new URL(path, this.baseURL).href);
    await this.expectHydrated();
  }
  async reload(): Promise<void> {
    await this.tab.reload();
    await this.expectHydrated();
  }
  /** Not the driver's `back`, which waits for a load event that the back/forward cache never fires. */
  async back(): Promise<void> {
    await this.evaluate(() => void setTimeout(() => history.back()));
  }
  async forward(): Promise<void> {
    await this.evaluate(() => void setTimeout(() => history.forward()));
  }

  expectHydrated(): Promise<void> {
    return this.expectThat(() => document.documentElement.dataset.hydrated, 'true');
  }
  expectPath(path: string): Promise<void> {
    return this.expectThat(() => location.pathname + location.search, path);
  }
  /** Retries until the function returns `wanted` in the page. */
  expectThat<Result>(work: () => Result, expected: Result): Promise<void> {
    return expect(async () => {
      const found: unknown = await this.evaluate(work);
      expect(found).toEqual(expected);
    }).toPass(RETRY);
  }

  /** Expects no error page and no errors in the console. */
  async expectNoErrors(): Promise<void> {
    await this.text(shellCopy.error.heading).expectGone();
    expect(await this.tab.readErrors(), 'page errors').toEqual([]);
  }
  leave(): Promise<void> {
    return this.tab.close();
  }
}

/** A lazy locator: finds the element again on each use. */
export class Part {
  constructor(
    private readonly visitor: Visitor,
    readonly target: Target,
  ) {}

  async read(): Promise<Reading> {
    const [reading] = await this.visitor.runOn(this.target, readParts);
    if (!reading) throw new Error(`${JSON.stringify(this.target)} was not found.`);
    return reading;
  }
  click(): Promise<void> {
    return expect(async () => {
      const aim: ClickPoint = await this.visitor.runOn(this.target, findClickPoint);
      if ('problem' in aim) throw new Error(`${JSON.stringify(this.target)}: ${aim.problem}`);
      await this.visitor.clickAt(aim.at);
    }).toPass(RETRY);
  }

  expectShown(): Promise<void> {
    return this.expectState({});
  }
  expectGone(): Promise<void> {
    return this.expectCount(0);
  }
  expectFocused(): Promise<void> {
    return this.expectState({ isFocused: true });
  }
  expectChecked(isChecked = true): Promise<void> {
    return this.expectState({ isChecked });
  }
  expectState(expected: Partial<Reading>): Promise<void> {
    return this.expect((reading) => expect(reading).toMatchObject(expected));
  }
  expectText(expected: Name): Promise<void> {
    return this.expect(({ text }) => {
      if (typeof expected === 'string') expect(text).toBe(expected);
      else expect(text).toMatch(expected);
    });
  }
  expectCount(count: number): Promise<void> {
    return expect(async () => {
      const readings = await this.visitor.runOn(this.target, readParts);
      expect(readings, JSON.stringify(this.target)).toHaveLength(count);
    }).toPass(RETRY);
  }
  private expect(judge: (reading: Reading) => void): Promise<void> {
    return expect(async () => judge(await this.read())).toPass(RETRY);
  }
}
