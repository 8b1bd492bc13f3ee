import { contentOf } from '../fixture';
import { checkCompanyName } from './quotes';

const SITE = "export const site = { name: 'Attune', copyright: '© Attune' };";
const check = (text: string) =>
  checkCompanyName(
    contentOf({
      'site.ts': SITE,
      'home.ts': `import { site } from './site';\nexport const copy = {\n  text: ${text},\n  more: site.name,\n};`,
    }),
  );

test.each(['`How ${site.name} works`', "'We attune to you'"])('%s contains no hand-typed name', (text) => {
  expect(check(text)).toEqual([]);
});

test.each(["'How Attune works'", '`Attune’s ${site.name}`'])('%s contains a hand-typed name', (text) => {
  expect(check(text)).toEqual([
    expect.objectContaining({
      file: 'home.ts',
      line: 3,
      field: 'text',
      message: expect.stringContaining('${site.name}'),
    }),
  ]);
});
