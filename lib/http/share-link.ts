import { shareLinkRequestSchema, type ShareLinkResponse } from '@/lib/contracts/share-link';
import type { DemoView } from '@/lib/personalization/demo-view';
import { readBody } from './read-body';
import type { Handler } from './route';
import { readShareSecret } from './share-secret';
import { isShareToken, signShareToken, verifyShareToken, type ShareTokenResult } from './share-token';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Signs a view of the demo view. The link holds all of it, so that nothing is stored. */
export const makeShareLink: Handler = async ({ request }) => {
  const { page, persona, settings, company, steps, days } = await readBody(request, shareLinkRequestSchema);
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
  const answer: ShareLinkResponse = {
    path: `/share/${token}`,
    expiresAt: new Date(expiresAt).toISOString(),
  };
  return Response.json(answer, { status: 201 });
};

/** What a link's token opens at this moment. What can be no token costs no look into the database. */
export async function openShareLink(token: string): Promise<ShareTokenResult> {
  if (!isShareToken(token)) return { status: 'invalid' };
  return verifyShareToken(token, await readShareSecret(), Date.now());
}
