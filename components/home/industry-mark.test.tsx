import { render } from '@testing-library/react';
import { HOME_INDUSTRY_IDS } from '@/lib/content/home';
import { IndustryMark } from './industry-mark';

test('each industry has its own mark, hidden from screen readers', () => {
  const marks = HOME_INDUSTRY_IDS.map((id) => {
    const { container } = render(<IndustryMark id={id} />);
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    return container.innerHTML;
  });
  expect(new Set(marks).size).toBe(HOME_INDUSTRY_IDS.length);
});
