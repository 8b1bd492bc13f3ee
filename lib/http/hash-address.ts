import { createHash } from 'node:crypto';
import { groupAddress, readAddress } from './client-address';

/** The key under which an address is counted: the database holds no addresses. */
export function hashAddress(request: Request): string {
  return createHash('sha256')
    .update(groupAddress(readAddress(request)))
    .digest('base64url');
}
