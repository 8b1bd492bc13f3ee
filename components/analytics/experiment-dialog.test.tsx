import { render, screen } from '@testing-library/react';
import type { EvaluatedVariant } from '@/lib/experiments/evaluate-sample';
import { UpliftPlot } from './experiment-dialog';

const variant = (low: number, high: number): EvaluatedVariant => ({
  name: 'Shorter form',
  visitors: 1000,
  conversions: 50,
  traffic: 50,
  conversion: 5,
  conversionInterval: { low: 4, high: 6 },
  uplift: { value: (low + high) / 2, interval: { low, high } },
});

test.each([
  ['the left edge', 5, 40, '6%', 'start'],
  ['the middle', -20, 20, '50%', 'middle'],
  ['the right edge', -40, -5, '94%', 'end'],
])('the label at %s extends into the plot', (_, low, high, x, anchor) => {
  render(<UpliftPlot variants={[variant(low, high)]} />);
  const label = screen.getByText('No change');
  expect(label).toHaveAttribute('x', x);
  expect(label).toHaveAttribute('text-anchor', anchor);
});
