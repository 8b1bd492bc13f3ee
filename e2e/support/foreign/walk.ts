import { expect, type Locator, type Page } from 'playwright/test';
import { shellCopy } from '@/lib/content/shell';
import type { ForeignKind } from './foreign-kinds';
import { PAGE_HELPERS } from './page-helpers';

type Control = { css: string; text?: string };

/** React recovers from these errors by itself: react.dev/errors/418. */
const RECOVERED = /Hydration failed|Minified React error #(?:418|419|42[1-5])\b/;
const WAIT_MS = 4000;

const strip = (text: string) => text.replaceAll(/[ü※]/g, '').replaceAll(/\s+/g, ' ').trim();

const succeeds = (attempt: Promise<unknown>) =>
  attempt.then(
    () => true,
    () => false,
  );

/** Matches a text regardless of foreign marks in it. */
function createTextPattern(text: string): RegExp {
  const letters = [...text].map((letter) =>
    letter === ' ' ? '\\s+' : letter.replace(/[.*+?^${}()|[\]\\]/, '\\$&'),
  );
  return new RegExp(`^[ü※\\s]*${letters.join('[ü※]*')}[ü※\\s]*$`);
}

/**
 * Opens a page that is changed by foreign code. Throws `dead` if the error page appears and collects all other problems
 * in `findings`.
 */
export async function startWalk(page: Page, path: string, { when, change }: ForeignKind) {
  const findings: string[] = [];
  page.on('pageerror', ({ message, stack }) => {
    if (!RECOVERED.test(message))
      findings.push(`uncaught: ${message}\n${stack?.split('\n').slice(1, 4).join('\n')}`);
  });
  const repeated =
    when === 'always' || when === 'once-and-again' ? `foreign.again(() => { ${change} })` : change;
  const isEarly = when === 'before' || when === 'always';
  await page.addInitScript(PAGE_HELPERS);
  if (isEarly)
    await page.addInitScript(
      `addEventListener('DOMContentLoaded', () => { if (window === top) { ${repeated} } })`,
    );
  await page.goto(path);
  const isHydrated = await succeeds(page.locator('html[data-hydrated=true]').waitFor({ timeout: 15_000 }));
  if (!isHydrated) findings.push('the page was never hydrated');

  /** Whether the foreign change removed the control, so that it does not have to work. */
  const isGone = ({ css, text }: Control) =>
    page.evaluate(
      ([selector = '', words]) => {
        const { gone } = (window as unknown as { foreign: { gone: Element[] } }).foreign;
        const last = selector.split(' ').at(-1) ?? '';
        const reads = (node: Element) =>
          words === undefined || (node.textContent ?? '').replaceAll(/[ü※]/g, '').includes(words);
        return gone.some(
          (root) =>
            (words !== undefined && reads(root)) ||
            [root, ...root.querySelectorAll('*')].some((node) => node.matches(last) && reads(node)),
        );
      },
      [css, text] as const,
    );

  const walk = {
    page,
    findings,
    /** Throws if the error page is shown. */
    async expectAlive(): Promise<void> {
      const heading = strip((await page.locator('h1').allTextContents()).join(' '));
      const isDead =
        heading.includes(shellCopy.error.heading) || (await page.locator('#__next_error__').count()) > 0;
      const sectionFailure = 'a section failed';
      if (
        !findings.includes(sectionFailure) &&
        (await page.locator('[data-slot=section-failure]').count()) > 0
      )
        findings.push(sectionFailure);
      if (isDead) throw new Error(`dead: ${findings.join('; ') || heading}`);
    },
    /** The first visible match, or null. A missing control is a finding unless the change removed it. */
    async find(control: Control): Promise<Locator | null> {
      const { css, text } = control;
      const found = page
        .locator(css, text === undefined ? {} : { hasText: createTextPattern(text) })
        .filter({ visible: true });
      const isVisible = await succeeds(found.first().waitFor({ timeout: WAIT_MS }));
      if (isVisible) return found.first();
      await walk.expectAlive();
      if (!(await isGone(control))) findings.push(`missing: ${css} ${text ?? ''}`);
      return null;
    },
    /** Returns whether the click succeeded. */
    async press(css: string, text?: string): Promise<boolean> {
      const control = await walk.find({ css, text });
      if (!control) return false;
      const failure = await control.click({ timeout: WAIT_MS }).then(
        () => null,
        (error: Error) => error.message,
      );
      if (failure)
        findings.push(
          `cannot be clicked: ${css} ${text ?? ''}: ${failure.split('\n').slice(0, 2).join(' ')}`,
        );
      await walk.expectAlive();
      return failure === null;
    },
    /** Expects a text within WAIT_MS, regardless of foreign marks. */
    async expectText(css: string, expected: string): Promise<void> {
      const read = async () => strip((await page.locator(css).allTextContents()).join(' '));
      const isRight = await succeeds(expect.poll(read, { timeout: WAIT_MS }).toContain(expected));
      await walk.expectAlive();
      if (!isRight && !(await isGone({ css })) && !(await isGone({ css, text: expected })))
        findings.push(
          `reads ${JSON.stringify((await read()).slice(0, 80))}, not ${JSON.stringify(expected)}: ${css}`,
        );
    },
    async expectState(what: string, css: string, check: () => Promise<boolean>): Promise<void> {
      const isRight = await succeeds(expect.poll(check, { timeout: WAIT_MS }).toBe(true));
      await walk.expectAlive();
      if (!isRight && !(await isGone({ css }))) findings.push(`did not happen: ${what}`);
    },
  };
  page.on('load', () => findings.push('the page was reloaded'));
  await walk.expectAlive();
  await walk.find({ css: '[data-slot=chat-toggle]' });
  if (!isEarly) await page.evaluate(`(() => { ${repeated} })()`);
  return walk;
}

export type Walk = Awaited<ReturnType<typeof startWalk>>;
