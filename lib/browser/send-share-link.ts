import type { ShareLinkRequest, ShareLinkResponse } from '@/lib/contracts/share-link';
import { requestJson } from './request';

export type ShareLink = { url: string; expiresAt: string };

export async function sendShareLink(view: ShareLinkRequest): Promise<ShareLink> {
  const { path, expiresAt } = await requestJson<ShareLinkResponse>('POST', '/api/share-links', view);
  return { url: new URL(path, window.location.origin).href, expiresAt };
}
