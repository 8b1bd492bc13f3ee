import { deliverLeads } from '@/lib/leads/deliver-leads';
import { saveDemoRequest } from '@/lib/db/submissions';

// An instance that stores the request it is sent, reports that, and begins to deliver it.
process.on('message', async ({ visitorId, requestId, entry }) => {
  await saveDemoRequest({ visitorId, userId: 7 }, requestId, entry);
  process.send('stored');
  await deliverLeads('webhook', new Date());
});
