import { render, screen, within } from '@testing-library/react';
import { PRODUCT_IDS } from '@/lib/personalization/products';
import { exampleCopy } from '@/lib/content/shell';
import { scenesCopy } from '@/lib/content/scenes';
import { SEGMENTS } from '@/lib/personalization/persona';
import { ProductScene } from './product-scene';

const CASES = SEGMENTS.flatMap((segment) => PRODUCT_IDS.map((id) => ({ segment, id })));

const choicesOf = () => screen.getAllByRole<HTMLInputElement>('radio');
const spoken = (figure: number) => (figure < 0 ? `minus ${-figure}` : `+${figure}`);

describe.each(CASES)('$id for $segment', ({ segment, id }) => {
  const { title, alternative } = scenesCopy[id].words[segment];

  test.each([true, false])(
    'is named by its title, marked as fictional and described in text (small: %s)',
    (isSmall) => {
      render(<ProductScene id={id} segment={segment} isSmall={isSmall} />);
      const scene = screen.getByRole('figure', { name: title });
      expect(within(scene).getByTitle(exampleCopy.label)).toBeVisible();
      expect(within(scene).getByText(alternative)).toHaveClass('sr-only');
      for (const drawing of scene.querySelectorAll('svg')) {
        expect(drawing).toHaveAttribute('aria-hidden', 'true');
        expect(drawing).toHaveTextContent(/^$/);
      }
    },
  );

  test('has one group of choices, one of them preselected, and content for each', () => {
    const { container } = render(<ProductScene id={id} segment={segment} />);
    const choices = choicesOf();
    expect(choices.filter(({ checked }) => checked)).toHaveLength(1);
    expect(new Set(choices.map(({ name }) => name)).size).toBe(1);
    for (const [index, choice] of choices.entries()) {
      expect(choice).toHaveAccessibleName();
      const activeParts = [...container.querySelectorAll('[data-on]')].filter((part) =>
        part
          .getAttribute('data-on')
          ?.split(' ')
          .includes(String(index + 1)),
      );
      expect(activeParts.some((part) => part.textContent?.trim())).toBe(true);
    }
  });
});

test.each(PRODUCT_IDS)('%s has its own copy for each segment', (id) => {
  const words = SEGMENTS.map((segment) => scenesCopy[id].words[segment]);
  expect(new Set(words.map(({ title }) => title)).size).toBe(SEGMENTS.length);
  expect(new Set(words.map(({ alternative }) => alternative)).size).toBe(SEGMENTS.length);
});

describe.each(SEGMENTS)('the text alternatives match the picture for %s', (segment) => {
  test('the ranges of the forecast and its outcome', () => {
    const { line, ranges, words: of } = scenesCopy['market-intelligence'];
    for (const { low, high } of ranges)
      expect(of[segment].alternative).toContain(`${spoken(low)}% to ${spoken(high)}%`);
    expect(of[segment].alternative).toContain(`${spoken(line[line.length - 1] ?? 0)}%`);
  });

  test('the tone of each topic', () => {
    const { alternative, topics } = scenesCopy['sentiment-analysis'].words[segment];
    for (const { name, tone } of topics) {
      expect(alternative.toLowerCase()).toContain(name.toLowerCase());
      expect(alternative).toContain(spoken(tone));
    }
  });

  test('the confidence of the workflow and its limit', () => {
    const { confidence, limit, words: of } = scenesCopy['ai-automation'];
    expect(of[segment].alternative).toContain(`${confidence}%`);
    expect(of[segment].alternative).toContain(`${limit}%`);
    expect(confidence).toBeLessThan(limit);
  });

  test('the value of each call', () => {
    const { alternative, calls } = scenesCopy['enterprise-ai'].words[segment];
    for (const { field } of calls) expect(alternative).toContain(field.value.replaceAll('"', ''));
  });
});

test('the forecast line has six steps per quarter and ends inside every range', () => {
  const { line, quarters, ranges } = scenesCopy['market-intelligence'];
  expect(line).toHaveLength(quarters.length * 6 + 1);
  const end: number = line[line.length - 1] ?? NaN;
  for (const { low, high } of ranges) {
    expect(end).toBeGreaterThanOrEqual(low);
    expect(end).toBeLessThanOrEqual(high);
  }
  const widths = ranges.map(({ low, high }) => high - low);
  expect(widths).toEqual([...widths].sort((one, other) => other - one));
});
