import { isIosDevice } from './install-card';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/150.0 Safari/537.36';

test.each([
  ['an iPhone', IPHONE, 5, true],
  ['an iPad that says so', IPHONE.replaceAll('iPhone', 'iPad'), 5, true],
  ['an iPad that reports as a Mac', MAC, 5, true],
  ['a Mac', MAC, 0, false],
  ['a Windows computer with a touch screen', WINDOWS, 10, false],
])('whether %s is an iOS-type device', (_, userAgent, maxTouchPoints, expected) => {
  expect(isIosDevice({ userAgent, maxTouchPoints })).toBe(expected);
});
