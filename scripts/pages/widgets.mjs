import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { launchBrowser } from '../programs/browser.mjs';
import { root } from '../set-up/fingerprint.mjs';

const button = (name) => (page) => page.getByRole('button', { name, exact: true }).first().click();
const slot = (name) => (page) => page.locator(`[data-slot=${name}]`).first().click();
const choice = (name) => (page) => page.getByRole('combobox', { name }).first().click();

const openReason = (page) => page.locator('details.why > summary').filter({ visible: true }).first().click();

/** `when`: what triggers loading a widget's script. The first one loads without interaction. */
const WIDGETS = [
  { widget: 'buttons, notices and tracker', when: 'the browser is idle', path: '/', open: null },
  { widget: 'chat', when: 'its button', path: '/', open: slot('chat-toggle') },
  { widget: 'accessibility', when: 'its button', path: '/', open: button('Accessibility settings') },
  { widget: 'choice lists', when: 'a list is opened', path: '/', open: choice('Segment') },
  { widget: 'onboarding, steps 2 to 6', when: 'Next', path: '/', open: button('Next') },
  { widget: 'tutorial', when: 'its button', path: '/', open: button('Start the tutorial') },
  { widget: 'why am I seeing this', when: 'a reason is opened', path: '/', open: openReason },
  { widget: 'demo view', when: 'its button', path: '/', open: slot('open-demo-view') },
  { widget: 'smart onboarding', when: 'its button', path: '/features', open: button('Try Smart Onboarding') },
  { widget: 'feedback', when: 'its button', path: '/', open: button('Give feedback') },
];

async function weigh(names) {
  const sum = async (ending) => {
    const sizes = await Promise.all(
      names.map((name) => stat(join(root, '.next/static/chunks', name + ending))),
    );
    return Math.round(sizes.reduce((total, { size }) => total + size, 0) / 102.4) / 10;
  };
  return { files: names.length, 'brotli KB': await sum('.br'), 'gzip KB': await sum('.gz') };
}

const CHUNK = /\/_next\/static\/chunks\/(.+\.js)$/;
/** A loaded script may request another one. */
const QUIET_MS = 500;

/** Collects the scripts that load by themselves after those in the HTML, or those that `open` triggers. */
async function collect(browser, url, open) {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const requested = new Set();
    page.on('request', (request) => {
      const name = new URL(request.url()).pathname.match(CHUNK)?.[1];
      if (name) requested.add(name);
    });
    const html = await (await page.goto(url)).text();
    await page.locator('[data-slot=chat-toggle]').waitFor();
    await page.waitForLoadState('networkidle');
    const before = [...requested];
    if (!open) return before.filter((name) => !html.includes(name));
    const first = page.waitForRequest((request) => CHUNK.test(new URL(request.url()).pathname));
    await Promise.all([first, open(page)]);
    await page.waitForTimeout(QUIET_MS);
    return [...requested].filter((name) => !before.includes(name));
  } finally {
    await context.close();
  }
}

export async function weighWidgets(site) {
  const browser = await launchBrowser();
  const rows = [];
  try {
    for (const { widget, when, path, open } of WIDGETS) {
      const names = await collect(browser, site + path, open);
      rows.push({ widget, 'loaded when': when, ...(await weigh(names)) });
    }
  } finally {
    await browser.close();
  }
  return rows;
}
