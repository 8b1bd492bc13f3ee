import { makeShareLink } from '@/lib/api/feature-endpoints';
import type { ShareLinkRequest } from '@/lib/contracts/share-link';
import { call } from './request';

export type ShareLink = { url: string; expiresAt: string };

export async function sendShareLink(view: ShareLinkRequest): Promise<ShareLink> {
  const { path, expiresAt } = await call(makeShareLink, { body: view });
  return { url: new URL(path, window.location.origin).href, expiresAt };
}
