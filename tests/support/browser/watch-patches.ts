import type { Page } from 'playwright/test';

/** The path and body of each PATCH that the page sends from now on, without the visitor's number. */
export function watchPatches(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'PATCH') return;
    const path = new URL(request.url()).pathname.replace(/\d+/, '{id}');
    sent.push(`${path} ${request.postData()}`);
  });
  return sent;
}
