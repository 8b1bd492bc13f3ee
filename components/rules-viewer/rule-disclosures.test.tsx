import { render, screen, within } from '@testing-library/react';
import { RuleDisclosures } from './rule-disclosures';

jest.mock('./rule-tools', () => ({ loadRuleLab: () => Promise.resolve() }));

test('without scripts a rule has a plain heading instead of a button', () => {
  render(
    <RuleDisclosures
      rules={[{ id: 'hub-score', name: 'Content hub score', facts: 'Priority 40', body: <p>Body</p> }]}
    />,
  );
  const heading = screen.getByRole('heading', { name: 'Content hub score Priority 40' });
  const button = within(heading).getByRole('button', { expanded: false });
  expect(button).toHaveAttribute('data-scripted');
  const plain = heading.querySelector('[data-unscripted=open]');
  expect(plain).not.toBeVisible();
  expect(plain).toHaveTextContent('Content hub score Priority 40');
});
