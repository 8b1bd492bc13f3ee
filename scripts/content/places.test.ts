import { readDrawing } from './places';

test('the ids that a component writes down, and what it draws with', () => {
  const component = `
    import { Section } from '@/components/ui/section';
    import { Card } from './card';
    export const Page = ({ id }) => <Section id="careers"><Card id={id} /><p id="note">Hi</p></Section>;`;
  expect(readDrawing(component)).toEqual({
    ids: ['careers', 'note'],
    imports: ['@/components/ui/section', './card'],
  });
});
