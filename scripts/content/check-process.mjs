import { setPriority } from 'node:os';
import { loadTypeScript } from '../shared/load-typescript.mjs';
import { checkCopy } from './check-copy.mjs';

// The content check of `npm run dev`, in a process of its own: modules cannot be loaded a second time.

/** On two cores the check would otherwise delay rendering the page. */
const LOW_PRIORITY = 5;

setPriority(LOW_PRIORITY);
process.send(await checkCopy(loadTypeScript));
process.disconnect();
