import { playgroundCopy } from '@/lib/content/pages/demo';
import { parsePath, textsOf } from '../support/http/page-parts';
import { textOf, type ReadPage } from '../support/http/read-page';

let page: ReadPage;

beforeAll(async () => {
  page = await parsePath('/demo');
});

const select = (selector: string) => [...page.document.querySelectorAll(selector)];

test('six demos and the keys have their places, and the finder links to each', () => {
  const links = [...page.document.querySelectorAll('search nav a, [role=search] nav a')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '#skip-link',
    '#announcements',
    '#focus-on-arrival',
    '#focus-in-dialogs',
    '#images',
    '#cached-data',
    '#keys',
  ]);
  for (const link of links) expect(select(link.getAttribute('href') ?? '')).toHaveLength(1);
});

test('a skip link is first in the main area and leads to the demos', () => {
  const [skip] = select('main a');
  expect([textOf(skip), skip?.getAttribute('href')]).toEqual(['Skip to the demos', '#demos']);
  expect(select('#demos')).toHaveLength(1);
});

test('each picture has an inlined blurred copy of its own, below 1 KB', () => {
  const copies = select('[data-slot=lazy-picture] img[data-scripted]').map(
    (image) => image.getAttribute('src') ?? '',
  );
  expect(copies).toHaveLength(playgroundCopy.live.images.pictures.length);
  expect(new Set(copies).size).toBe(copies.length);
  for (const copy of copies) {
    expect(copy.length).toBeLessThan(1024);
    const bytes = Buffer.from(copy.replace('data:image/webp;base64,', ''), 'base64');
    expect([bytes.toString('latin1', 0, 4), bytes.toString('latin1', 8, 12)]).toEqual(['RIFF', 'WEBP']);
  }
});

test('without scripts the pictures load lazily, and the other demos say what they need', () => {
  const pictures = select('[data-slot=lazy-picture] noscript img');
  expect(pictures.map((image) => [image.getAttribute('loading'), image.getAttribute('alt')])).toEqual(
    playgroundCopy.live.images.pictures.map(({ alt }) => ['lazy', alt]),
  );
  expect(textsOf(page.document, '[data-demo] [data-unscripted=open]')).toEqual(
    Array(4).fill('This demo runs with JavaScript, which is off in your browser.'),
  );
});
