import { shareLinkRequestSchema, type ShareLinkResponse } from '@/lib/contracts/share-link';
import type { DemoView } from '@/lib/personalization/demo-view';
import { readBody } from './read-body';
import type { Handler } from './route';
import { readShareSecret } from './share-secret';
import { signShareToken } from './share-token';

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
