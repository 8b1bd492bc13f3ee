import { PlaygroundPage } from '@/components/playground/demo-page';
import { describePage, personaPage } from '../../persona-page';

export const metadata = describePage('demo');

export default personaPage('demo', (persona) => <PlaygroundPage persona={persona} />);
