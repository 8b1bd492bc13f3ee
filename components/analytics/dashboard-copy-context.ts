'use client';

import { createContext, useContext } from 'react';
import { dashboardCopy, type DashboardCopy } from '@/lib/content/analytics/dashboard-copy';

/** The words beside the figures: this site's own are defined in other words than the sample's. */
export const DashboardCopyContext = createContext<DashboardCopy>(dashboardCopy);

export function useDashboardCopy(): DashboardCopy {
  return useContext(DashboardCopyContext);
}
