import { countExposures } from '@/lib/calls/count-exposures';
import { saveExposures } from '@/lib/db/experiments';
import { readHoldoutExposures, readExposures } from '@/lib/http/read-exposures';
import { handle, route } from '@/lib/http/route';
import { isAutomated } from '@/lib/http/sender';
import { isConsentGiven } from '@/lib/http/visitor';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  handle(countExposures, {
    async handle({ request, visitorId, body: { seen } }) {
      if (isAutomated(request) || !isConsentGiven(request)) return { counted: 0 };
      const exposures = [...readExposures(request, seen), ...readHoldoutExposures(request)];
      return { counted: await saveExposures(visitorId, exposures, new Date()) };
    },
    demo: () => ({ counted: 0 }),
  }),
);
