import { render, screen } from '@testing-library/react';
import { keepTogether } from './keep-together';

test('a number and its unit are an element of their own, and the text is the same', () => {
  render(<p>{keepTogether('A 30-day free trial, then a 12-month plan')}</p>);
  expect(['30-day', '12-month'].map((text) => screen.getByText(text).tagName)).toEqual(['SPAN', 'SPAN']);
  expect(screen.getByRole('paragraph')).toHaveTextContent(/^A 30-day free trial, then a 12-month plan$/);
});

test.each(['Know where your market goes next', 'Up to 50,000 visits', <b key="b">30-day</b>])(
  '%j is left alone',
  (text) => {
    expect(keepTogether(text)).toBe(text);
  },
);
