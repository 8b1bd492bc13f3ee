import { readEnv } from '@/lib/config/env';
import { loadSecret } from '@/lib/db/secret';

/** The key of all demo links. Another one ends every link that was made with it. */
export async function readShareSecret(): Promise<string> {
  return readEnv().shareLinkSecret ?? loadSecret('share-links');
}
