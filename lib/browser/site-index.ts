import type { SiteEntry } from '@/lib/contracts/site-index';
import { requestJson } from './request';

export function fetchSiteIndex(): Promise<SiteEntry[]> {
  return requestJson('GET', '/api/site-index.json');
}
