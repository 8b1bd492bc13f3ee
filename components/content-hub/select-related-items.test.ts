import { hubItems } from './hub-items';
import { selectRelatedItems } from './hub-browser';

test.each(hubItems.map((item) => [item.id, item] as const))(
  '%s has two related items of its category',
  (_, item) => {
    const related = selectRelatedItems(hubItems, item, { segment: 'developer', cluster: 'explorer' });
    expect(related.map(({ category }) => category)).toEqual([item.category, item.category]);
    expect(related.map(({ id }) => id)).not.toContain(item.id);
  },
);
