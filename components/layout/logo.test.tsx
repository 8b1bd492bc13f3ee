import { fireEvent, render, screen } from '@testing-library/react';
import { site } from '@/lib/content/site';
import { Logo } from './logo';

jest.mock('next/navigation', () => ({ useRouter: () => ({ prefetch: jest.fn() }) }));

function logoImage(): HTMLImageElement | null {
  return document.querySelector('img');
}

test('falls back to icon and text when the image fails', () => {
  render(<Logo />);
  const image = logoImage();
  if (!image) throw new Error('no image');
  fireEvent.error(image);
  expect(logoImage()).toBeNull();
  expect(screen.getByRole('link', { name: site.name }).querySelector('svg')).toBeInTheDocument();
});

test('falls back if the image failed before hydration', () => {
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  render(<Logo />);
  expect(logoImage()).toBeNull();
});
