import { shellCopy } from '@/lib/content/shell';
import { tunerCopy } from '@/lib/content/tuner';
import { CLUSTERS, SEGMENTS, VISITOR_TYPES } from '@/lib/personalization/persona';
import { readPage, textOf } from '../support/http/read-page';

test('without scripts the scales are three rows of links to the other views', async () => {
  const { document } = await readPage('/?segment=developer&cluster=converter');
  const headings = [...document.querySelectorAll('main h2')];
  const panel = headings.find((one) => textOf(one) === tunerCopy.heading)?.closest('section');
  expect(panel?.querySelector('[role=radiogroup]')?.closest('[data-scripted]')).not.toBeNull();
  const links = [...(panel?.querySelectorAll('noscript a') ?? [])];
  const current = links.filter((link) => link.hasAttribute('aria-current'));
  const { segment, cluster, visitor } = shellCopy.selectorBar;
  expect(current.map(textOf)).toEqual([
    segment.options.developer.label,
    cluster.options.converter.label,
    visitor.options.new.label,
  ]);
  const view = { segment: 'developer', cluster: 'converter', visitor: 'new' };
  const expected = Object.entries({ segment, cluster, visitor }).flatMap(([field, { options }]) =>
    Object.entries(options).map(
      ([value, { label }]) => `${label} /?${new URLSearchParams({ ...view, [field]: value })}`,
    ),
  );
  expect(expected).toHaveLength(SEGMENTS.length + CLUSTERS.length + VISITOR_TYPES.length);
  expect(links.map((link) => `${textOf(link)} ${link.getAttribute('href')}`)).toEqual(expected);
});
