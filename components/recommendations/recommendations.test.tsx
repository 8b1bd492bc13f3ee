import { render, screen } from '@testing-library/react';
import { recommendationLabels as labels } from '@/lib/content/recommendations';
import type { Cluster } from '@/lib/personalization/persona';
import { Recommendations } from './recommendations';

const { source, movedUp } = labels;

test.each<[Cluster, number]>([
  ['explorer', 0],
  ['researcher', 5],
  ['converter', 3],
])('a card says that behavior moved it up only where it did: %s', (cluster, expected) => {
  render(<Recommendations persona={{ segment: 'developer', cluster, visitor: 'new' }} limit={6} />);
  expect(screen.queryAllByText((text) => text.endsWith(`· ${movedUp}`))).toHaveLength(expected);
  const others = screen.queryAllByText((text) =>
    Object.values(source).some((label) => text.endsWith(`· ${label}`)),
  );
  expect(others).toHaveLength(6 - expected);
});
