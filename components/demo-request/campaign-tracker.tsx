'use client';

import { useEffect } from 'react';
import { countCampaignVisit, trackLanding } from '@/lib/browser/campaign';
import { whenOwnVisit } from '@/lib/visit/visit-mode';

/** Counts landings with a campaign in the address and stores it for the form. Renders nothing. */
export function CampaignTracker() {
  useEffect(() => {
    trackLanding();
    // Consent given later covers this visit too.
    return whenOwnVisit(countCampaignVisit);
  }, []);
  return null;
}
