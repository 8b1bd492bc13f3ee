'use client';

import { useEffect } from 'react';
import { keepCampaign } from '@/lib/browser/campaign';

/** Stands in the layout: whoever lands on any page with a campaign in the address brings it to the form. */
export function CampaignKeeper() {
  useEffect(() => void keepCampaign(), []);
  return null;
}
