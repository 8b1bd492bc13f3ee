import { DEMO_TEXT_MAX, type DemoView } from '@/lib/personalization/demo-view';
import { signShareToken, verifyShareToken } from './share-link';

const SECRET = 'a-secret-of-this-test-alone';
const NOW = Date.UTC(2026, 0, 1);
const EXPIRES = NOW + 1000;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.~!*%/=+ é\0';

const view: DemoView = {
  segment: 'developer',
  cluster: 'converter',
  visitor: 'returning',
  segmentSource: 'chosen',
  clusterSource: 'chosen',
  contentPersonalization: true,
  navigationAdaptation: false,
  behavioralAnalytics: true,
  isGuest: true,
  company: '<b>Müller & Søn</b>',
  sender: '',
  message: '',
  nextStep: 'demo',
};
const shared = { page: '/pricing', view, expiresAt: EXPIRES } as const;
const token = signShareToken(shared, SECRET);

test('a signed view is read back', () => {
  expect(verifyShareToken(token, SECRET, NOW)).toEqual({ status: 'valid', shared });
});

test.each([
  [EXPIRES - 1, 'valid'],
  [EXPIRES, 'expired'],
  [EXPIRES + 1e12, 'expired'],
])('at %p it is %s', (now, status) => {
  expect(verifyShareToken(token, SECRET, now).status).toBe(status);
});

test('it is invalid under another secret', () => {
  expect(verifyShareToken(token, `${SECRET}!`, NOW)).toEqual({ status: 'invalid' });
});

test('a link with one letter replaced, added or left out is refused', () => {
  const changed = [...token].flatMap((_, at) => {
    const [before, after] = [token.slice(0, at), token.slice(at + 1)];
    const others = [...LETTERS].flatMap((letter) => [
      before + letter + after,
      before + letter + token.slice(at),
    ]);
    return [before + after, ...others].filter((other) => other !== token);
  });
  expect(changed.filter((other) => verifyShareToken(other, SECRET, NOW).status !== 'invalid')).toEqual([]);
});

test.each(['', '.', 'a.b', '1', `${'A'.repeat(5000)}.${'A'.repeat(43)}`, `.${'A'.repeat(43)}`])(
  '%j is invalid',
  (text) => {
    expect(verifyShareToken(text, SECRET, NOW)).toEqual({ status: 'invalid' });
  },
);

test('a removed page invalidates even our own link', () => {
  const page = '/gone' as typeof shared.page;
  expect(verifyShareToken(signShareToken({ ...shared, page }, SECRET), SECRET, NOW).status).toBe('invalid');
});

test('the longest view fits into a link', () => {
  const { company, sender, message } = DEMO_TEXT_MAX;
  const texts = { company: '語'.repeat(company), sender: '語'.repeat(sender), message: '語'.repeat(message) };
  const longest = { ...shared, page: '/content-hub', view: { ...view, ...texts } } as const;
  expect(verifyShareToken(signShareToken(longest, SECRET), SECRET, NOW)).toEqual({
    status: 'valid',
    shared: longest,
  });
});
