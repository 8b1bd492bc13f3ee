import { ROUTES } from '@/lib/config/routes';
import { elsewhere, pageFacts } from '@/lib/content/answers/this-page';
import { pageMetadata } from '@/lib/content/metadata';
import { describeThisPage, writtenPassages } from './written-passages';

test('a page without facts of its own is described by its description', () => {
  const [about, , next] = writtenPassages.filter(({ kind }) => kind === 'this-page');
  if (!about || !next) throw new Error('No passages about this page');
  jest.replaceProperty(pageFacts, 'compare', undefined);
  expect(describeThisPage(about, ROUTES.compare).text).toBe(pageMetadata.compare.description);
  expect(describeThisPage(next, ROUTES.compare)).toMatchObject({
    text: elsewhere.says,
    next: elsewhere.step,
    href: ROUTES.compare,
  });
});
