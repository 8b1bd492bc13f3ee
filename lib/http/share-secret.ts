import { readEnv } from '@/lib/config/env';
import { loadSecret } from '@/lib/db/secret';
import { createBriefCache } from './brief-cache';

/** Kept no longer, so that another instance's new key is known here as well. */
const readStoredSecret = createBriefCache(() => loadSecret('share-links'));

/** The key of all demo links. Another one ends every link that was made with it. */
export async function readShareSecret(): Promise<string> {
  return readEnv().shareLinkSecret ?? readStoredSecret();
}
