import type { z } from 'zod';
import { readEnv } from '@/lib/config/env';
import type { ShareLinkResponse, shareLinkRequestSchema } from '@/lib/contracts/share-link';
import { loadSecret } from '@/lib/db/secret';
import type { DemoView } from '@/lib/personalization/demo-view';
import { createBriefCache } from './brief-cache';
import { isShareToken, signShareToken, verifyShareToken, type ShareTokenResult } from './share-token';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Cached briefly, so that a key that another instance has replaced is known here as well. */
const readStoredSecret = createBriefCache(() => loadSecret('share-links'));

/** Signs a view of the demo view. The link holds all of it; nothing is stored. */
export async function makeShareLink({
  page,
  persona,
  settings,
  company,
  steps,
  days,
}: z.output<typeof shareLinkRequestSchema>): Promise<ShareLinkResponse> {
  const view: DemoView = {
    ...persona,
    ...settings,
    segmentSource: 'chosen',
    clusterSource: 'chosen',
    company,
    steps,
  };
  const expiresAt = Date.now() + days * DAY_MS;
  const token = signShareToken({ page, view, expiresAt }, await readShareSecret());
  return { path: `/share/${token}`, expiresAt: new Date(expiresAt).toISOString() };
}

/** What a link's token opens now. Malformed tokens are rejected before the secret is loaded. */
export async function openShareLink(token: string): Promise<ShareTokenResult> {
  if (!isShareToken(token)) return { status: 'invalid' };
  return verifyShareToken(token, await readShareSecret(), Date.now());
}

/** The key of all demo links: a new one invalidates every link signed with the old. */
async function readShareSecret(): Promise<string> {
  return readEnv().shareLinkSecret ?? readStoredSecret();
}
