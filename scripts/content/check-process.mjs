import { setPriority } from 'node:os';
import { loadTypeScript } from '../shared/load-typescript.mjs';
import { checkCopy } from './check-copy.mjs';

// The content check of `npm run dev`, in a process of its own: modules cannot be loaded a second time.

/** On two cores the check would otherwise delay rendering the page. */
const LOW_PRIORITY = 5;

setPriority(LOW_PRIORITY);
const checked = await checkCopy(loadTypeScript);
const addresses = await loadTypeScript('scripts/content/page-addresses.ts').then(
  ({ listPageAddresses }) => listPageAddresses(),
  // The copy cannot be loaded, which the report says.
  () => undefined,
);
process.send({ ...checked, addresses });
process.disconnect();
