import { AnalyticsPage } from '@/components/analytics/analytics-page';
import { describePage, personaPage } from '../../persona-page';

export const metadata = describePage('analytics');

export default personaPage('analytics', (persona) => <AnalyticsPage persona={persona} />);
