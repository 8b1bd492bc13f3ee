import { act, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { ServedData } from './served-data';

const json = ['{"@context":"https://schema.org",', '"@graph":[]}'];

test('hydration and later renders keep the server’s script element', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<ServedData json={json} />);
  const script = container.querySelector('script');
  expect(script?.type).toBe('application/ld+json');
  expect(script?.textContent).toBe(json.join(''));

  const root = await act(() => hydrateRoot(container, <ServedData json={json} />));
  expect(container.firstChild).toBe(script);
  act(() => root.render(<ServedData json={['{}']} />));
  expect(container.firstChild).toBe(script);
  expect(script?.textContent).toBe(json.join(''));
});

test('a page rendered in the browser has none', () => {
  const { container } = render(<ServedData json={json} />);
  expect(container.firstChild).toBeNull();
});
