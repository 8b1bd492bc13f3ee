import { readFileSync } from 'node:fs';
import { expect } from 'playwright/test';
import { aim, findParts, readPart, type Part, type Reading } from './find-part';

export const WINDOW = { width: 1280, height: 900 };
export type NamedKey = 'ArrowDown' | 'Enter' | 'Escape' | 'Tab';

/** What an engine's driver does with the only page of a new session. Expressions are evaluated in the page. */
export type Tab = {
  goto: (url: string) => Promise<unknown>;
  reload: () => Promise<unknown>;
  evaluate: (expression: string) => Promise<unknown>;
  /** Clicks the element that the expression evaluates to. */
  click: (expression: string) => Promise<unknown>;
  type: (text: string) => Promise<unknown>;
  press: (key: NamedKey) => Promise<unknown>;
  /** Console errors, if the driver reports them. */
  errors: string[];
  close: () => Promise<unknown>;
};
/** WebKit's driver has one session at a time: close the tab before opening the next. */
export type Engine = { openTab: () => Promise<Tab>; close: () => Promise<unknown> };

const LIBRARY = 'node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js';
const library = readFileSync(LIBRARY, 'utf8');
const RETRY = { timeout: 20_000, intervals: [50, 100, 200] };

const toJson = (value: unknown) =>
  JSON.stringify(value, (_, inner: unknown) => (inner instanceof RegExp ? { source: inner.source } : inner));

/** Runs in the page: errors that the site has reported, such as uncaught ones and hydration mismatches. */
const listReports = () =>
  performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/api/client-errors')).length;

/** A visitor's actions, the same in every engine. Clicks and expectations retry. */
export class Visitor {
  constructor(
    private readonly tab: Tab,
    private readonly baseURL: string,
  ) {}

  async open(path: string): Promise<void> {
    await this.tab.goto(new URL(path, this.baseURL).href);
    await this.expectHydrated();
  }
  async reload(): Promise<void> {
    await this.tab.reload();
    await this.expectHydrated();
  }
  /** Not the driver's own, which waits for a load event that the back/forward cache never fires. */
  async go(by: 'back' | 'forward', path: string): Promise<void> {
    await this.tab.evaluate(`void setTimeout(() => history.${by}())`);
    await this.expectPath(path);
  }

  async click(part: Part): Promise<void> {
    await expect(async () => this.tab.click(await this.express(part, aim))).toPass(RETRY);
  }
  async type(text: string): Promise<void> {
    await this.tab.type(text);
  }
  async press(key: NamedKey): Promise<void> {
    await this.tab.press(key);
  }
  async read(part: Part): Promise<Partial<Reading>> {
    return Object(await this.tab.evaluate(await this.express(part, readPart)));
  }
  /** Runs a function in the page; it must not use its closure. */
  async evaluate<Result>(work: () => Result): Promise<Awaited<Result>> {
    return (await this.tab.evaluate(`(${work})()`)) as Awaited<Result>;
  }

  async expect(part: Part, expected: { [Name in keyof Reading]?: Reading[Name] | RegExp }): Promise<void> {
    const wanted = Object.entries(expected).map(([name, value]) => [
      name,
      value instanceof RegExp ? expect.stringMatching(value) : value,
    ]);
    await expect(async () =>
      expect(await this.read(part), toJson(part)).toMatchObject(Object.fromEntries(wanted)),
    ).toPass(RETRY);
  }
  async expectThat<Result>(work: () => Result, expected: Result): Promise<void> {
    await expect(async () => expect<unknown>(await this.evaluate(work)).toEqual(expected)).toPass(RETRY);
  }
  async expectPath(path: string): Promise<void> {
    const read = () => this.evaluate(() => location.pathname + location.search);
    await expect(async () => expect(await read()).toBe(path)).toPass(RETRY);
  }
  async expectHydrated(): Promise<void> {
    await this.expectThat(() => document.documentElement.dataset.hydrated, 'true');
  }
  async expectNoErrors(): Promise<void> {
    expect(await this.evaluate(listReports), 'errors reported by the page').toBe(0);
    expect(this.tab.errors, 'errors in the console').toEqual([]);
  }

  /** An expression that calls a function of find-part.ts with the elements of a part. */
  private async express(part: Part, work: (parts: HTMLElement[]) => unknown): Promise<string> {
    if (!(await this.tab.evaluate("'TestingLibraryDom' in window")))
      await this.tab.evaluate(`(() => { ${library} })()`);
    return `(() => { ${findParts}; return (${work})(findParts(${toJson(part)})); })()`;
  }
}
