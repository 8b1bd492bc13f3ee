import { PlaygroundPage } from '@/components/playground/playground-page';
import { describePage, personaPage } from '../../persona-page';

export const metadata = describePage('demo');

export default personaPage('demo', (persona) => <PlaygroundPage persona={persona} />);
