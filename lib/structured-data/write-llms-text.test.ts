import { ROUTES } from '@/lib/config/routes';
import { hubArticles } from '@/lib/content/hub/articles';
import { llmsCopy } from '@/lib/content/llms';
import { pageMetadata } from '@/lib/content/metadata';
import { site } from '@/lib/content/site';
import { writeLlmsText } from './write-llms-text';

const text = writeLlmsText('https://attune.example');

test('it begins as llmstxt.org requires: the name, then the summary', () => {
  expect(text.startsWith(`# ${site.name}\n\n> ${site.description}\n\n`)).toBe(true);
  expect([...text.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading)).toEqual([
    'Products',
    'Pages',
    llmsCopy.headings.guides,
    'Contact',
    'Optional',
  ]);
});

test('it marks samples as samples', () => {
  expect(text).toContain('made-up samples');
});

test('every page except the home page is listed once, with its description', () => {
  for (const [id, path] of Object.entries(ROUTES).filter(([, path]) => path !== '/')) {
    const lines = text.split('\n').filter((line) => line.includes(`(https://attune.example${path}): `));
    expect(lines.map((line) => line.split('): ')[1])).toEqual([
      Object.entries(pageMetadata).find(([name]) => name === id)?.[1].description,
    ]);
  }
});

test('every article of the hub is listed with its address', () => {
  for (const { id, title, description } of hubArticles)
    expect(text).toContain(`- [${title}](https://attune.example/content-hub#${id}): ${description}\n`);
});
