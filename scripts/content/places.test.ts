import { readMarkup } from './places';

test('a component’s literal ids, and its imports', () => {
  const component = `
    import { Section } from '@/components/ui/section';
    import { Card } from './card';
    export const Page = ({ id }) => <Section id="careers"><Card id={id} /><p id="note">Hi</p></Section>;`;
  expect(readMarkup(component)).toEqual({
    ids: ['careers', 'note'],
    imports: ['@/components/ui/section', './card'],
  });
});
