'use client';

import { useEffect } from 'react';
import { countCampaignVisit, keepLanding } from '@/lib/browser/campaign';
import { subscribeToConsent } from '@/lib/browser/consent';

/** Counts landings with a campaign in the address and stores it for the form. Renders nothing. */
export function CampaignKeeper() {
  useEffect(() => {
    keepLanding();
    countCampaignVisit();
    // Consent given later covers this visit too.
    return subscribeToConsent(countCampaignVisit);
  }, []);
  return null;
}
