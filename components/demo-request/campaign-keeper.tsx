'use client';

import { useEffect } from 'react';
import { countCampaignVisit, keepLanding } from '@/lib/browser/campaign';
import { subscribeToConsent } from '@/lib/browser/consent';

/** Whoever lands on any page with a campaign in the address is counted, and brings it to the form. Draws nothing. */
export function CampaignKeeper() {
  useEffect(() => {
    keepLanding();
    countCampaignVisit();
    // Somebody who agrees later agrees to this visit too.
    return subscribeToConsent(countCampaignVisit);
  }, []);
  return null;
}
