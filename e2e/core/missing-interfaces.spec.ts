import { TROUBLES, useHomePage } from '../support/missing-interfaces';
import { test } from '../support/site';

for (const [name, troubles] of [
  [
    'storage, cookies and observers throw',
    [
      'document.cookie throws',
      'localStorage and sessionStorage throw',
      'BroadcastChannel throws',
      'IntersectionObserver throws',
      'ResizeObserver throws',
      'PerformanceObserver throws',
    ],
  ],
  [
    'storage, cookies and observers are missing',
    [
      'document.cookie is empty',
      'no localStorage, no sessionStorage',
      'no BroadcastChannel',
      'no IntersectionObserver',
      'no ResizeObserver',
      'no PerformanceObserver',
    ],
  ],
] as const)
  test(`where ${name}, the page stays alive and its main controls work`, async ({ page }) => {
    await page.addInitScript(troubles.map((trouble) => TROUBLES[trouble]).join(';\n'));
    await useHomePage(page);
  });
