import { site } from '@/lib/content/site';
import { writeSecurityText } from './write-security-text';

test('security.txt names the support address and expires within a year', () => {
  expect(writeSecurityText(new Date('2026-12-01T00:00:00Z'))).toBe(
    `Contact: mailto:${site.emails.support}\nExpires: 2027-11-26T00:00:00.000Z\nPreferred-Languages: en\n`,
  );
});
