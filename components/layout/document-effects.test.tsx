import { act, render } from '@testing-library/react';
import { ThemeProvider } from 'next-themes';
import { changeAccessibility, subscribeToAccessibility } from '@/components/hooks/use-accessibility';
import { useVisualTheme } from '@/components/visual-theme/visual-theme-menu';
import { DocumentEffects } from './document-effects';

const root = document.documentElement;

function Themed() {
  useVisualTheme();
  return <DocumentEffects />;
}

test('a page from the back/forward cache adopts what another tab has chosen meanwhile', () => {
  window.matchMedia = jest.fn().mockReturnValue({
    matches: false,
    ...{ addListener: jest.fn(), removeListener: jest.fn(), addEventListener: jest.fn() },
  });
  subscribeToAccessibility(jest.fn());
  render(
    <ThemeProvider attribute="class" scriptProps={{ type: 'application/json' }}>
      <Themed />
    </ThemeProvider>,
  );
  const show = (persisted: boolean) =>
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted })));
  localStorage.setItem('accessibility-settings', '{"fontSize":20,"highContrast":true}');
  localStorage.setItem('visual-theme', 'minimal-intelligence');
  localStorage.setItem('theme', 'dark');
  show(false);
  expect(root).not.toHaveClass('dark');
  show(true);
  expect(root).toHaveClass('dark');
  expect(root.dataset).toMatchObject({ fontSize: '20', contrast: 'high', theme: 'minimal-intelligence' });
  changeAccessibility({ fontSize: 24 });
  expect(localStorage.getItem('accessibility-settings')).toContain('"highContrast":true');
});
