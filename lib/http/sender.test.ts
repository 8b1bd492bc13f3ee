import { classifyBrowser } from './sender';

const IOS = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const SAFARI = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15';

test.each([
  [`Mozilla/5.0 (X11; Linux x86_64) ${CHROME}`, 'chromium'],
  [`Mozilla/5.0 (Windows NT 10.0) ${CHROME} Edg/142.0.0.0`, 'chromium'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0', 'firefox'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${SAFARI}`, 'safari'],
  [`${IOS} CriOS/142.0 Mobile/15E148 Safari/604.1`, 'safari'],
  [`${IOS} FxiOS/145.0 Mobile/15E148 Safari/605.1.15`, 'safari'],
  [`${IOS} Mobile/15E148 Instagram 400.0`, 'safari'],
  ['curl/8.14.1', 'other'],
  [null, 'other'],
])('%s belongs to the family %s', (userAgent, family) => {
  expect(classifyBrowser(userAgent)).toBe(family);
});
