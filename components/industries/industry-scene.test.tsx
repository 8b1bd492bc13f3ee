import { render, screen } from '@testing-library/react';
import { INDUSTRY_IDS, industriesCopy } from '@/lib/content/pages/industries';
import { IndustryScene } from './industry-scene';

test.each(INDUSTRY_IDS)(
  '%s: three visitors get different pages, and a text alternative describes them',
  (id) => {
    const { container } = render(<IndustryScene id={id} />);
    const { visitors, alternative } = industriesCopy.items[id].scene;
    for (const visitor of visitors) expect(screen.getByText(visitor)).toBeInTheDocument();
    expect(screen.getByRole('figure')).toHaveTextContent(alternative);
    const pages = [...container.querySelectorAll('svg > g')].map(({ innerHTML }) => innerHTML);
    expect(new Set(pages).size).toBe(visitors.length);
  },
);
